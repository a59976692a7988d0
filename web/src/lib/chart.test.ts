import assert from 'node:assert/strict';
import { test } from 'node:test';
import { place, stairs, ticks } from './chart.ts';

test('the labels of an axis are round and span all values', () => {
  assert.deepEqual(ticks(0, 43), [0, 10, 20, 30, 40, 50]);
  assert.deepEqual(ticks(0, 0), [0, 1]);
  assert.deepEqual(ticks(-3, 8), [-5, 0, 5, 10]);
});

test('more points stand higher', () => {
  const scale = { width: 100, height: 50, least: 0, most: 10 };
  assert.equal(place(0, scale), 50);
  assert.equal(place(10, scale), 0);
});

test('points hold until they change', () => {
  const scale = { width: 100, height: 10, least: 0, most: 10 };
  assert.equal(stairs([0, 0, 10], scale), 'M0 10H50V10H100V0');
});

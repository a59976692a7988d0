import { expect, test } from 'vitest';
import { place, stairs, ticks } from './chart';

test('the labels of an axis are round and span all values', () => {
  expect(ticks(0, 43)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticks(0, 0)).toEqual([0, 1]);
  expect(ticks(-3, 8)).toEqual([-5, 0, 5, 10]);
});

test('more points stand higher', () => {
  const scale = { width: 100, height: 50, least: 0, most: 10 };
  expect(place(0, scale)).toBe(50);
  expect(place(10, scale)).toBe(0);
});

test('points hold until they change', () => {
  const scale = { width: 100, height: 10, least: 0, most: 10 };
  expect(stairs([0, 0, 10], scale)).toBe('M0 10H50V10H100V0');
});

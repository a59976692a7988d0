import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neighbour, nextOf } from './grid.ts';

// A staircase: two spots above the right ones of three.
const spots = [
  [0, 1],
  [1, 1],
  [2, 1],
  [1, 0],
  [2, 0],
].map(([x, y]) => ({ left: x * 100, top: y * 150, width: 90, height: 140 }));

test('arrows go along rows and from row to row', () => {
  assert.equal(neighbour(spots, 0, 'ArrowRight'), 1);
  assert.equal(neighbour(spots, 1, 'ArrowUp'), 3);
  assert.equal(neighbour(spots, 4, 'ArrowDown'), 2);
  assert.equal(neighbour(spots, 4, 'ArrowLeft'), 3);
});

test('up from a place under nothing leads to the nearest one above', () => {
  assert.equal(neighbour(spots, 0, 'ArrowUp'), 3);
});

test('at an edge, or with another key, the focus stays', () => {
  assert.equal(neighbour(spots, 2, 'ArrowRight'), 2);
  assert.equal(neighbour(spots, 3, 'ArrowLeft'), 3);
  assert.equal(neighbour(spots, 0, 'Home'), 0);
});

test('the next wanted one, going round', () => {
  assert.equal(nextOf([true, false, true], 0, 1), 2);
  assert.equal(nextOf([true, false, true], 2, 1), 0);
  assert.equal(nextOf([true, false, true], 0, -1), 2);
  assert.equal(nextOf([false, true], -1, 1), 1);
  assert.equal(nextOf([false, false], 0, 1), -1);
});

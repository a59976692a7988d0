import { expect, test } from 'vitest';
import { neighbour, nextOf } from './grid';

// A staircase: two spots above the right ones of three.
const spots = [
  [0, 1],
  [1, 1],
  [2, 1],
  [1, 0],
  [2, 0],
].map(([x, y]) => ({ left: x * 100, top: y * 150, width: 90, height: 140 }));

test('arrows go along rows and from row to row', () => {
  expect(neighbour(spots, 0, 'ArrowRight')).toBe(1);
  expect(neighbour(spots, 1, 'ArrowUp')).toBe(3);
  expect(neighbour(spots, 4, 'ArrowDown')).toBe(2);
  expect(neighbour(spots, 4, 'ArrowLeft')).toBe(3);
});

test('up from a place under nothing leads to the nearest one above', () => {
  expect(neighbour(spots, 0, 'ArrowUp')).toBe(3);
});

test('at an edge, or with another key, the focus stays', () => {
  expect(neighbour(spots, 2, 'ArrowRight')).toBe(2);
  expect(neighbour(spots, 3, 'ArrowLeft')).toBe(3);
  expect(neighbour(spots, 0, 'Home')).toBe(0);
});

test('the next wanted one, going round', () => {
  expect(nextOf([true, false, true], 0, 1)).toBe(2);
  expect(nextOf([true, false, true], 2, 1)).toBe(0);
  expect(nextOf([true, false, true], 0, -1)).toBe(2);
  expect(nextOf([false, true], -1, 1)).toBe(1);
  expect(nextOf([false, false], 0, 1)).toBe(-1);
});

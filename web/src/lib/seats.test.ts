import { expect, test } from 'vitest';
import { letterOf, seatOf } from './seats';

test('a seat and its letter name each other', () => {
  expect([0, 1, 2, 3, 4].map(letterOf)).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(['A', 'C', 'E'].map(seatOf)).toEqual([0, 2, 4]);
});

test('whatever is no letter of a seat names none', () => {
  expect(['', 'AB', 'F', 'neutral'].map(seatOf)).toEqual([-1, -1, -1, -1]);
  expect(letterOf(7)).toBe('');
});

import { expect, test } from 'vitest';
import { clockFace, secondsLeft } from './clock';

const clock = {
  per: 'turn',
  seconds: 60,
  bank: 100,
  since: 1000,
  now: 1030,
  banks: [100, 40],
} as const;

test('only the clock of whoever decides runs', () => {
  expect(secondsLeft({ ...clock, banks: [100, 40] }, 0, 0, 5)).toBe(125);
  expect(secondsLeft({ ...clock, banks: [100, 40] }, 1, 0, 5)).toBe(100);
  expect(secondsLeft({ ...clock, banks: [100, 40] }, 0, 0, 500)).toBe(0);
});

test('a clock is read as people read clocks', () => {
  expect(clockFace(75)).toEqual({ face: '1:15' });
  expect(clockFace(3700)).toEqual({ face: '1:01:40' });
  expect(clockFace(3 * 86400 + 5)).toEqual({ days: 3 });
});

import { expect, test } from 'vitest';
import { pauseBefore } from './socket';

test('pauses grow up to a limit, and differ between clients', () => {
  const longest = [0, 1, 2, 3, 4, 5, 6, 20].map((attempt) => pauseBefore(attempt, 1));
  expect(longest).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  expect(pauseBefore(3, 0)).toBe(1000);
});

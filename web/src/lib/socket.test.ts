import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pauseBefore } from './socket.ts';

test('pauses grow up to a limit, and differ between clients', () => {
  const longest = [0, 1, 2, 3, 4, 5, 6, 20].map((attempt) => pauseBefore(attempt, 1));
  assert.deepEqual(longest, [250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  assert.equal(pauseBefore(3, 0), 1000);
});

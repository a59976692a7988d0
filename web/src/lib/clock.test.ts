import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockFace, secondsLeft } from './clock.ts';

const clock = { per: 'turn', seconds: 60, bank: 100, since: 1000, now: 1030, banks: [100, 40] } as const;

test('only the clock of whoever decides runs', () => {
  assert.equal(secondsLeft({ ...clock, banks: [100, 40] }, 0, 0, 5), 125);
  assert.equal(secondsLeft({ ...clock, banks: [100, 40] }, 1, 0, 5), 100);
  assert.equal(secondsLeft({ ...clock, banks: [100, 40] }, 0, 0, 500), 0);
});

test('a clock is read as people read clocks', () => {
  assert.deepEqual(clockFace(75), { face: '1:15' });
  assert.deepEqual(clockFace(3700), { face: '1:01:40' });
  assert.deepEqual(clockFace(3 * 86400 + 5), { days: 3 });
});

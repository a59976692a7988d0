import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { isPromiseKept } from './promise.ts';

test('a promise is kept by the seed and salt that made it, and by no other', async () => {
  const promise = createHash('sha256').update('12345/salt').digest('hex');
  assert.equal(await isPromiseKept(promise, '12345', 'salt'), true);
  assert.equal(await isPromiseKept(promise, '12346', 'salt'), false);
});

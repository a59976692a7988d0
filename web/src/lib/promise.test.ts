import { expect, test } from 'vitest';
import { isPromiseKept } from './promise';

test('a promise is kept by the seed and salt that made it, and by no other', async () => {
  const promise = 'bfd49b1367f3064cb2c77de8ce8ed3bdaa6bdaab4e4c2c078faffcc482a21429';
  expect(await isPromiseKept(promise, '12345', 'salt')).toBe(true);
  expect(await isPromiseKept(promise, '12346', 'salt')).toBe(false);
});

import { expect, test } from 'vitest';
import { isCommitmentKept } from './commitment';

test('a commitment is kept by the seed and salt that made it, and by no other', async () => {
  const commitment = 'bfd49b1367f3064cb2c77de8ce8ed3bdaa6bdaab4e4c2c078faffcc482a21429';
  expect(await isCommitmentKept(commitment, '12345', 'salt')).toBe(true);
  expect(await isCommitmentKept(commitment, '12346', 'salt')).toBe(false);
});

import { expect, test } from 'vitest';
import { dressed } from './looks';

test('pieces of a seat are drawn as those of another', () => {
  expect(dressed('settlement-A', 'DBA')).toBe('settlement-D');
  expect(dressed('seat-C', 'DBA')).toBe('seat-A');
  expect(dressed('die-B-5', 'DEA')).toBe('die-E-5');
});

test('whatever is no piece of a seat is drawn as it is', () => {
  for (const name of ['die-5', 'die-white-2', 'die-N-3', 'token-farm', 'seat-E', 'settlement-D'])
    expect(dressed(name, 'CBA')).toBe(name);
});

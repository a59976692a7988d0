import { expect, test } from 'vitest';
import { groupsBy } from './groups';

test('what shares something comes together, in order', () => {
  const groups = groupsBy(['build a1', 'end', 'build b2'], (action) => action.split(' ')[0]);
  expect([...groups]).toEqual([
    ['build', ['build a1', 'build b2']],
    ['end', ['end']],
  ]);
});

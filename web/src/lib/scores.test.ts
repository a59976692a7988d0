import { expect, test } from 'vitest';
import { pointChanges, pointsFrom, totalOf } from './scores';

const award = (source: string, points: number) => ({ source, points, places: [] });

test('several awards of a source are one sum', () => {
  const awards = [award('castles', 3), award('castles', 3), award('miners', 2)];
  expect(totalOf(awards)).toBe(8);
  expect(pointsFrom(awards, 'castles')).toBe(6);
});

test('a preview tells only what changes, also losses and new sources', () => {
  const before = [award('lords', 6), award('castles', 3)];
  const after = [award('castles', 3), award('miners', 2)];
  expect(pointChanges(before, after, ['castles', 'lords', 'miners'])).toEqual([
    { source: 'lords', points: -6 },
    { source: 'miners', points: 2 },
  ]);
});

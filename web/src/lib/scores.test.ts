import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changes, pointsFrom, totalOf } from './scores.ts';

const award = (source: string, points: number) => ({ source, points, places: [] });

test('several awards of a source are one sum', () => {
  const awards = [award('castles', 3), award('castles', 3), award('miners', 2)];
  assert.equal(totalOf(awards), 8);
  assert.equal(pointsFrom(awards, 'castles'), 6);
});

test('a preview tells only what changes, also losses and new sources', () => {
  const before = [award('lords', 6), award('castles', 3)];
  const after = [award('castles', 3), award('miners', 2)];
  assert.deepEqual(changes(before, after, ['castles', 'lords', 'miners']), [
    { source: 'lords', points: -6 },
    { source: 'miners', points: 2 },
  ]);
});

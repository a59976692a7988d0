import { expect, test } from 'vitest';
import type { Award } from '../lib/types';
import { madeUpSnapshot } from './made-up';
import { placesOf } from './places';

const award = (points: number): Award => ({ source: 'pawns', points, places: [] });

function places(totals: number[], winners: number[]): number[][] {
  const scores = totals.map((total) => [award(total)]);
  return placesOf(madeUpSnapshot({ scores, winners })).map(({ seat, place }) => [place, seat]);
}

test('places follow the points', () => {
  expect(places([12, 30, -4], [1])).toEqual([
    [1, 1],
    [2, 0],
    [3, 2],
  ]);
});

test('whoever won by something else than points is first, and the others share what is left', () => {
  expect(places([30, 30, 7, 7], [1])).toEqual([
    [1, 1],
    [2, 0],
    [3, 2],
    [3, 3],
  ]);
  expect(places([30, 30, 7], [0, 1])).toEqual([
    [1, 0],
    [1, 1],
    [3, 2],
  ]);
});

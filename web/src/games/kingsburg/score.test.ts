import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '../../lib/types';
import type { View } from './table';
import { tieBreak, tieText } from './score.ts';

const goods = (gold: number) => ({ gold, wood: 0, stone: 1 });
const won = (points: number) => [{ source: 'buildings', points, places: [] }];
const frame = (points: number[], gold: number[], winners: number[]): Frame<View> =>
  ({
    scores: points.map(won),
    winners,
    view: { goods: { A: goods(gold[0]), B: goods(gold[1]), C: goods(gold[2]) } },
  }) as unknown as Frame<View>;

test('most points need nothing else', () => {
  assert.equal(tieBreak(frame([9, 8, 7], [0, 3, 3], [0])), null);
});

test('on equal points the goods decide, then the buildings, else the victory is shared', () => {
  assert.equal(tieBreak(frame([9, 9, 7], [0, 3, 5], [1])), 'goods');
  assert.equal(tieBreak(frame([9, 9, 7], [3, 3, 5], [1])), 'buildings');
  assert.equal(tieBreak(frame([9, 9, 7], [3, 3, 5], [0, 1])), 'shared');
});

test('only what decided is told', () => {
  assert.equal(tieText('goods'), 'ks-scoring-tie-goods');
  assert.equal(tieText('shared'), null);
  assert.equal(tieText(null), null);
});

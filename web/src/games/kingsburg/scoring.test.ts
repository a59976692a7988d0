import { expect, test } from 'vitest';
import type { Snapshot } from '../../lib/types';
import { tieBreak, tieMessage } from './scoring';

const goods = (gold: number) => ({ gold, wood: 0, stone: 1 });
const won = (points: number) => [{ source: 'buildings', points, places: [] }];
const snapshot = (points: number[], gold: number[], winners: number[]): Snapshot =>
  ({
    scores: points.map(won),
    winners,
    view: { goods: { A: goods(gold[0]), B: goods(gold[1]), C: goods(gold[2]) } },
  }) as unknown as Snapshot;

test('most points need nothing else', () => {
  expect(tieBreak(snapshot([9, 8, 7], [0, 3, 3], [0]))).toBeNull();
});

test('on equal points the goods decide, then the buildings, else the victory is shared', () => {
  expect(tieBreak(snapshot([9, 9, 7], [0, 3, 5], [1]))).toBe('goods');
  expect(tieBreak(snapshot([9, 9, 7], [3, 3, 5], [1]))).toBe('buildings');
  expect(tieBreak(snapshot([9, 9, 7], [3, 3, 5], [0, 1]))).toBe('shared');
});

test('only what decided is told', () => {
  expect(tieMessage(snapshot([9, 9, 7], [0, 3, 5], [1]))).toBe('ks-scoring-tie-goods');
  expect(tieMessage(snapshot([9, 9, 7], [3, 3, 5], [0, 1]))).toBeNull();
  expect(tieMessage(snapshot([9, 8, 7], [0, 3, 3], [0]))).toBeNull();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepsOf, told, toldTotal } from './scoring.ts';

const award = (source: string, points: number) => ({ source, points, places: ['a1'] });
const scores = [
  [award('castles', 3), award('castles', 3), award('knights', 2)],
  [award('castles', 3)],
];
const sources = ['castles', 'knights', 'miners'];
const steps = stepsOf(scores, sources);

test('the end is told source by source, seat by seat, without what pays nothing', () => {
  assert.deepEqual(
    steps.map(({ source, seat }) => `${source} ${seat}`),
    ['castles 0', 'castles 1', 'knights 0'],
  );
  assert.equal(steps[0].awards.length, 2);
});

test('the table fills as it is told', () => {
  assert.equal(told(scores, steps, 0, 'castles', 0), null);
  assert.equal(told(scores, steps, 1, 'castles', 0), 6);
  assert.equal(told(scores, steps, 1, 'castles', 1), null);
  assert.equal(told(scores, steps, 2, 'knights', 1), null);
  assert.equal(told(scores, steps, 3, 'knights', 1), 0);
  assert.equal(toldTotal(scores, steps, 1, 0), 6);
  assert.equal(toldTotal(scores, steps, 3, 0), 8);
  assert.equal(toldTotal(scores, steps, 1, 1), 0);
});

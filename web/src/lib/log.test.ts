import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asSeenBy, holdsSecret, linesOfOthers, moments, undoneRevisions } from './log.ts';
import type { Line } from './types.ts';

const line = (revision: number, type: Line['type'], more: Partial<Line> = {}): Line => ({
  revision,
  at: 0,
  type,
  ...more,
});
const played = (revision: number, seat: number) => line(revision, 'played', { seat });
const revisions = (lines: Line[]) => lines.map(({ revision }) => revision);

test('an undone line takes back the latest standing decisions', () => {
  const log = [played(1, 0), played(2, 0), line(3, 'undone', { count: 1 }), played(4, 0)];
  assert.deepEqual(undoneRevisions(log), new Set([2]));
  log.push(line(5, 'undone', { count: 2 }));
  assert.deepEqual(undoneRevisions(log), new Set([1, 2, 4]));
});

test('what others did stays marked through my own turn', () => {
  const log = [played(1, 0), played(2, 1), played(3, 2)];
  assert.deepEqual(revisions(linesOfOthers(log, new Set(), 0)), [2, 3]);
  log.push(played(4, 0), played(5, 0));
  assert.deepEqual(revisions(linesOfOthers(log, new Set(), 0)), [2, 3]);
  log.push(played(6, 1));
  assert.deepEqual(revisions(linesOfOthers(log, new Set(), 0)), [6]);
});

test('what was taken back is not news, and spectators see the latest decision', () => {
  const log = [played(1, 0), played(2, 1), played(3, 1)];
  assert.deepEqual(revisions(linesOfOthers(log, new Set([2]), 0)), [3]);
  assert.deepEqual(revisions(linesOfOthers(log, new Set(), null)), [3]);
});

test('sitting down or taking a hint is no moment of the match', () => {
  const log = [line(1, 'sat'), line(2, 'started'), line(3, 'hinted'), played(4, 0)];
  assert.deepEqual(moments(log), [2, 4]);
});

test('a card in hand is a secret, an empty hand is none', () => {
  assert.equal(holdsSecret({ card: 'grass' }), true);
  assert.equal(holdsSecret({ enemy: null, cards: [] }), false);
  assert.equal(holdsSecret(undefined), false);
});

test('another seat on this device does not see what only the first one drew', () => {
  const drawn = played(1, 0);
  drawn.chance = [{ outcome: 'draw grass', events: [], seen_by: [0] }];
  assert.equal(asSeenBy(drawn, 0).chance![0].outcome, 'draw grass');
  assert.equal(asSeenBy(drawn, 1).chance![0].outcome, null);
  assert.equal(asSeenBy(drawn, null).chance![0].outcome, null);
});

import { expect, test } from 'vitest';
import { asSeenBy, holdsSecret, linesOfOthers, moments, undoneRevisions } from './log';
import type { ChanceOutcome, LogLine } from './types';

const line = (revision: number, type: LogLine['type'], more: object = {}): LogLine =>
  ({ revision, at: 0, type, ...more }) as LogLine;
const played = (revision: number, seat: number, chance: ChanceOutcome[] = []): LogLine =>
  line(revision, 'played', { seat, chance });
const revisions = (lines: LogLine[]) => lines.map(({ revision }) => revision);

test('an undone line takes back the latest standing decisions', () => {
  const log = [played(1, 0), played(2, 0), line(3, 'undone', { count: 1 }), played(4, 0)];
  expect(undoneRevisions(log)).toEqual(new Set([2]));
  log.push(line(5, 'undone', { count: 2 }));
  expect(undoneRevisions(log)).toEqual(new Set([1, 2, 4]));
});

test('what others did stays marked through my own turn', () => {
  const log = [played(1, 0), played(2, 1), played(3, 2)];
  expect(revisions(linesOfOthers(log, new Set(), 0))).toEqual([2, 3]);
  log.push(played(4, 0), played(5, 0));
  expect(revisions(linesOfOthers(log, new Set(), 0))).toEqual([2, 3]);
  log.push(played(6, 1));
  expect(revisions(linesOfOthers(log, new Set(), 0))).toEqual([6]);
});

test('what was taken back is not news, and spectators see the latest decision', () => {
  const log = [played(1, 0), played(2, 1), played(3, 1)];
  expect(revisions(linesOfOthers(log, new Set([2]), 0))).toEqual([3]);
  expect(revisions(linesOfOthers(log, new Set(), null))).toEqual([3]);
});

test('sitting down or taking a hint is no moment of the match', () => {
  const log = [line(1, 'sat'), line(2, 'started'), line(3, 'hinted'), played(4, 0)];
  expect(moments(log)).toEqual([2, 4]);
});

test('a card in hand is a secret, an empty hand is none', () => {
  expect(holdsSecret({ card: 'grass' })).toBe(true);
  expect(holdsSecret({ enemy: null, cards: [] })).toBe(false);
  expect(holdsSecret(undefined)).toBe(false);
});

test('another seat on this device does not see what only the first one drew', () => {
  const drawn = played(1, 0, [{ outcome: 'draw grass', events: [], seen_by: [0] }]);
  const secret = { ...drawn, chance: [{ outcome: null, events: [], seen_by: [0] }] };
  expect(asSeenBy(drawn, 0)).toEqual(drawn);
  expect(asSeenBy(drawn, 1)).toEqual(secret);
  expect(asSeenBy(drawn, null)).toEqual(secret);
});

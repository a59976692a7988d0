import { expect, test } from 'vitest';
import type { GameEvent, LogLine, PlayedLine } from '../../lib/types';
import { gainedThisTurn, marksOf, standing, turnOf, usedUp } from './story';

function played(...actions: string[]): PlayedLine[] {
  return actions.map((action, n) => ({
    revision: n + 1,
    at: n,
    type: 'played',
    seat: 1,
    action,
    events: [],
    chance: [],
  }));
}

function undone(revision: number, count: number): LogLine {
  return { revision, at: 99, type: 'undone', seat: 1, count };
}

test('what was taken back does not stand, before that it did', () => {
  const log = [...played('build a1', 'build a2'), undone(3, 1)];
  expect(standing(log).map((line) => line.action)).toEqual(['build a1']);
  expect(standing(log, 2).map((line) => line.action)).toEqual(['build a1', 'build a2']);
});

test('builds, walls and moves are marked', () => {
  const lines = played('use barn', 'take a1', 'move b1', 'build c1', 'wall d1', 'end');
  expect(marksOf(lines)).toEqual([
    { kind: 'moved', from: 'a1', hex: 'b1', seat: 1 },
    { kind: 'built', hex: 'c1', seat: 1 },
    { kind: 'walled', hex: 'd1', seat: 1 },
  ]);
  expect(marksOf(lines, ({ revision }) => revision === 3)).toEqual([
    { kind: 'moved', from: 'a1', hex: 'b1', seat: 1 },
  ]);
});

test('a settlement that is only lifted is not marked, one that was struck is', () => {
  expect(marksOf(played('use sword', 'end', 'use barn', 'take a1'))).toEqual([]);
  expect(marksOf(played('use sword', 'take a1', 'take b1'))).toEqual([
    { kind: 'removed', hex: 'a1', seat: 1 },
    { kind: 'removed', hex: 'b1', seat: 1 },
  ]);
});

test('a turn begins after the last end', () => {
  const lines = played('build a1', 'end', 'build a2', 'use farm');
  expect(turnOf(lines).map((line) => line.action)).toEqual(['build a2', 'use farm']);
  expect(turnOf(played('build a1')).length).toBe(1);
});

const farmToken = (event: string, home: string, seat: number): GameEvent => ({
  event,
  seat,
  source: 'farm',
  points: 0,
  places: [home],
  details: {},
  text: '',
});

test('gained tokens are those of this turn and seat', () => {
  const gain = (home: string, seat: number) => farmToken('token-gained', home, seat);
  const lines = played('build a1', 'end', 'build a2', 'build a3');
  lines[0].events = [gain('b1', 1)];
  lines[2].events = [gain('b2', 1)];
  lines[3].events = [gain('b3', 0)];
  expect([...gainedThisTurn(lines, 1)]).toEqual(['b2']);
});

test('a nomad token that was used is gone', () => {
  expect(usedUp(played('use sword', 'take a1', 'use farm'), ['farm'])).toEqual(['sword']);
});

test('a token that was used and then lost is gone without a trace', () => {
  const lines = played('use farm', 'build a2', 'use paddock', 'take a1', 'move a3');
  lines[4].events = [farmToken('token-lost', 'b1', 1)];
  expect(usedUp(lines, ['paddock'])).toEqual([]);
});

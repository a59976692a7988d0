import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '../../lib/types';
import { gainedThisTurn, marksOf, standing, turnLines } from './story.ts';

function played(...actions: string[]): Line[] {
  return actions.map((action, n) => ({ revision: n, at: n, type: 'played', seat: 1, action, events: [] }));
}

function undone(count: number): Line {
  return { revision: 99, at: 99, type: 'undone', seat: 1, count };
}

test('what was taken back does not stand', () => {
  const lines = [...played('build a1', 'build a2'), undone(1), ...played('build a3')];
  assert.deepEqual(standing(lines).map((line) => line.action), ['build a1', 'build a3']);
});

test('what was taken back before the first line is no matter', () => {
  assert.deepEqual(standing([undone(3), ...played('build a1')]).length, 1);
});

test('builds, walls and moves are marked', () => {
  assert.deepEqual(marksOf(played('use barn', 'take a1', 'move b1', 'build c1', 'wall d1', 'end')), [
    { kind: 'moved', from: 'a1', hex: 'b1', seat: 1 },
    { kind: 'built', hex: 'c1', seat: 1 },
    { kind: 'walled', hex: 'd1', seat: 1 },
  ]);
});

test('a settlement that is only lifted is not marked, one that was struck is', () => {
  assert.deepEqual(marksOf(played('use barn', 'take a1')), []);
  assert.deepEqual(marksOf(played('use sword', 'take a1', 'take b1')), [
    { kind: 'removed', hex: 'a1', seat: 1 },
    { kind: 'removed', hex: 'b1', seat: 1 },
  ]);
  assert.deepEqual(marksOf(played('take a1', 'end')), [{ kind: 'removed', hex: 'a1', seat: 1 }]);
});

test('a turn begins after the last end', () => {
  const lines = played('build a1', 'end', 'build a2', 'use farm');
  assert.deepEqual(turnLines(lines).map((line) => line.action), ['build a2', 'use farm']);
});

test('gained tokens are those of this turn and seat', () => {
  const gain = (home: string, seat: number) => ({
    event: 'token-gained', seat, source: 'farm', points: 0, places: [home], details: {}, text: '',
  });
  const lines = played('build a1', 'end', 'build a2', 'build a3');
  lines[0].events = [gain('b1', 1)];
  lines[2].events = [gain('b2', 1)];
  lines[3].events = [gain('b3', 0)];
  assert.deepEqual([...gainedThisTurn(lines, 1)], ['b2']);
  assert.deepEqual([...gainedThisTurn([...lines, undone(2)], 1)], []);
});

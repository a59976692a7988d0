import { beforeAll, expect, test } from 'vitest';
import { loadWords, startWords, t } from '../../lib/i18n.svelte';
import type { GameEvent, Snapshot, ChanceOutcome } from '../../lib/types';
import type { Setup } from './view';
import { actionArgs, cardWords, eventArgs, outcomeMessage, whenMessage } from './words';

const setup = {
  advisors: [{ value: 9, name: 'master-hunter' }],
  influence: { coloured: ['low', 'mid', 'high'], white: ['white'], token: 2, shifts: {} },
  enemies: [
    [],
    [
      { name: 'goblins', strength: 3 },
      { name: 'orcs', strength: 4 },
    ],
  ],
} as unknown as Setup;
const snapshot = {
  awaited: { code: 'influence', args: {} },
  view: {
    seat: 'B',
    dice: { B: { coloured: [2, 4, 5], white: [], sent: [false, false, false] } },
    court: [{ advisor: 9 }],
  },
} as unknown as Snapshot;
const event = (code: string, details: object, source = ''): GameEvent =>
  ({ event: code, seat: 1, source, points: 0, places: [], details, text: '' }) as GameEvent;
const who = (seat: number) => ['Ann', 'Ben'][seat];

beforeAll(async () => {
  await startWords();
  await loadWords('kingsburg');
});

test('a moment is told by its year and phase', () => {
  const message = whenMessage({ view: { year: 2, phase: 'summer' } } as unknown as Snapshot);
  expect(t(message.id, message.args)).toMatch(/2.*ummer/);
});

test('an influence names the advisor, the dice and what helps', () => {
  expect(actionArgs('influence mid+high', snapshot, setup)).toEqual({
    advisor: 'master-hunter',
    value: 9,
    dice: '4 + 5',
    token: 'no',
    market: 'no',
    envoy: 'yes',
  });
});

test('in the log an influence is told by its event, whatever the dice show now', () => {
  const told = event(
    'influence',
    { advisor: 5, dice: [1, 1], token: true, market: 1, envoy: false },
    'sergeant',
  );
  expect(actionArgs('influence low+mid token up', snapshot, setup, [told])).toEqual({
    advisor: 'sergeant',
    value: 5,
    dice: '1 + 1',
    token: 'yes',
    market: 'up',
    envoy: 'no',
  });
});

test('other decisions name what they are about', () => {
  expect(actionArgs('build town-hall', snapshot, setup)).toEqual({ building: 'town-hall' });
  expect(actionArgs('statue low', snapshot, setup)).toEqual({ die: 'low' });
  expect(actionArgs('sell token', snapshot, setup)).toEqual({ good: 'token' });
  expect(actionArgs('done', snapshot, setup, [event('nothing', {}, 'selling')])).toEqual({
    what: 'selling',
  });
});

test('events: changes, combat values and the turn order become lists', () => {
  expect(eventArgs(event('goods', { gold: -2, token: 1 }), setup, who)).toEqual({
    changes: '−2 gold, +1 “+2” token',
  });
  const battle = event('battle', { strength: 3, king_die: 6, values: { B: 4, A: 7 } });
  expect(eventArgs(battle, setup, who).values).toBe('Ben (4), Ann (7)');
  expect(eventArgs(event('order', { order: ['B', 'A'] }), setup, who).order).toBe('Ben, Ann');
});

test('who saw the card is told which one it was, nobody else', () => {
  const seen = { outcome: 'enemy 2', events: [event('peek', { year: 2 })] } as ChanceOutcome;
  expect(outcomeMessage(seen, 1, setup)?.args.enemy).toBe('orcs');
  expect(outcomeMessage({ ...seen, outcome: null }, 1, setup)).toBeNull();
  expect(outcomeMessage({ outcome: 'enemy 2', events: [] }, 1, setup)).toBeNull();
});

test('a card in words names only what it has', () => {
  const none = { gold: 0, wood: 0, stone: 0, any_good: 0, points: 0 };
  const card = {
    card: '',
    name: 'orcs',
    strength: 3,
    reward: { ...none, gold: 1 },
    loss: { ...none, any_good: 2, buildings: 1 },
  };
  expect(cardWords(card)).toEqual({
    reward: '1 gold',
    loss: '2 goods of choice, 1 building',
  });
});

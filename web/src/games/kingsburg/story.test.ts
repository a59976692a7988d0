import { expect, test } from 'vitest';
import type { LogLine } from '../../lib/types';
import type { Setup } from './view';
import { isFresh, lastBattle } from './story';

const zombies = { card: 'zombies4.p.pp', name: 'zombies', strength: 4 };
const setup = { enemies: [[{ card: 'goblins3.s.gb' }, zombies]] } as unknown as Setup;
const fought = {
  event: 'battle',
  seat: 1,
  source: 'zombies',
  details: {
    year: 1,
    card: 'zombies4.p.pp',
    strength: 4,
    king_die: 2,
    soldiers: { A: 1, B: 0 },
    buildings: { A: { palisade: 2 }, B: {} },
    values: { B: 2, A: 5 },
    results: { A: 'victory', B: 'defeat' },
    bonuses: { A: ['strongest'] },
    falling: { B: ['inn'] },
  },
};
const played = (revision: number, seat: number, chance: unknown[] = []): LogLine =>
  ({ revision, type: 'played', seat, action: 'done', events: [], chance }) as unknown as LogLine;
const log = [played(1, 0), played(2, 1, [{ outcome: 'roll 2', events: [fought] }]), played(3, 1)];

test('a battle is read from the outcome of the Kings die', () => {
  const battle = lastBattle(log, setup);
  expect(battle?.revision).toBe(2);
  expect(battle?.enemy.strength).toBe(4);
  expect(battle?.armies.map(({ letter, value, result }) => [letter, value, result])).toEqual([
    ['B', 2, 'defeat'],
    ['A', 5, 'victory'],
  ]);
  expect(battle?.armies[1].walls).toEqual([['palisade', 2]]);
  expect(battle?.armies[0].bonuses).toEqual([]);
  expect(battle?.armies.map(({ falling }) => falling)).toEqual([['inn'], []]);
  expect(lastBattle(log.slice(0, 1), setup)).toBeNull();
});

test('it is to be shown until the viewer has decided something', () => {
  const battle = lastBattle(log, setup);
  if (!battle) throw new Error('no battle was found');
  expect(isFresh(battle, log, 0)).toBe(true);
  expect(isFresh(battle, log, 1)).toBe(false);
  expect(isFresh(battle, log, null)).toBe(false);
  expect(isFresh(battle, log.slice(0, 2), null)).toBe(true);
});

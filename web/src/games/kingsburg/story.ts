// The battle of a winter, from what the log tells about it.

import { seatOf } from '../../lib/seats';
import { eventsOf, isPlayed } from '../../lib/log';
import type { LogLine, Seat } from '../../lib/types';
import type { Details, Enemy, Result, Setup } from './view';

export interface Army {
  seat: Seat;
  letter: string;
  soldiers: number;
  walls: [string, number][]; // buildings and what they count here
  value: number;
  result: Result;
  bonuses: string[]; // a point each: strongest, fortress
  falling: string[]; // the buildings that a defeat costs
}

export interface Battle {
  revision: number;
  year: number;
  enemy: Enemy;
  kingDie: number;
  armies: Army[]; // in turn order
}

function battleOf(line: LogLine, setup: Setup): Battle | null {
  const told = eventsOf(line).find(({ event }) => event === 'battle');
  if (!told) return null;
  const { year, card, king_die, soldiers, buildings, values, results, bonuses, falling } =
    told.details as unknown as Details;
  const enemy = setup.enemies[year - 1].find((each) => each.card === card);
  if (!enemy) return null;
  const armies = Object.keys(values).map((letter) => ({
    seat: seatOf(letter),
    letter,
    soldiers: soldiers[letter],
    walls: Object.entries(buildings[letter]),
    value: values[letter],
    result: results[letter],
    bonuses: bonuses[letter] ?? [],
    falling: falling[letter] ?? [],
  }));
  return { revision: line.revision, year, enemy, kingDie: king_die, armies };
}

/** The last battle that the log tells. */
export function lastBattle(log: LogLine[], setup: Setup): Battle | null {
  for (const line of log.toReversed()) {
    const battle = battleOf(line, setup);
    if (battle) return battle;
  }
  return null;
}

/** Has a viewer decided nothing since? Then the battle is still to be shown. */
export function isFresh(battle: Battle, log: LogLine[], me: Seat | null): boolean {
  const later = log.filter(isPlayed).filter(({ revision }) => revision > battle.revision);
  return me === null ? later.length === 0 : !later.some(({ seat }) => seat === me);
}

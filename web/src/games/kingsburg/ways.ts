// Sending dice in the notation of actions: `influence low+white token up`. Which of them are legal
// the server says; here is only the arithmetic of the words.

import type { Dice } from './view';

export const DIE_NAMES = ['low', 'mid', 'high', 'white', 'white2'];
const COLOURED = 3;
const TOKEN_VALUE = 2;
const SHIFT_NAMES: Record<string, number> = { down: -1, up: 1 };

/** One way to send dice: `dice` are places among the coloured dice and the white ones after them. */
export interface Way {
  action: string;
  dice: number[];
  token: boolean;
  shift: number; // by the Market: -1, 0 or 1
  advisor: number;
}

export const faces = (dice: Dice): number[] => [...dice.coloured, ...dice.white];

/** The action that sends these dice. */
export function influence(dice: number[], token: boolean, shift: number): string {
  const names = [...dice].sort().map((die) => DIE_NAMES[die]);
  const words = ['influence', names.join('+')];
  if (token) words.push('token');
  if (shift) words.push(shift > 0 ? 'up' : 'down');
  return words.join(' ');
}

/** What an `influence` sends, and to whom. */
export function parseWay(action: string, dice: Dice): Way | null {
  const [verb, names, ...extras] = action.split(' ');
  if (verb !== 'influence') return null;
  const sent = names.split('+').map((name) => DIE_NAMES.indexOf(name));
  const token = extras.includes('token');
  const shift = extras.reduce((sum, word) => sum + (SHIFT_NAMES[word] ?? 0), 0);
  const shown = faces(dice);
  const sum = sent.reduce((total, die) => total + shown[die], 0);
  return { action, dice: sent, token, shift, advisor: sum + (token ? TOKEN_VALUE : 0) + shift };
}

const coloured = (way: Way): number => way.dice.filter((die) => die < COLOURED).length;

/** Cheaper first: without a token, without the Market, with few dice, of these few coloured ones. */
function byPrice(one: Way, other: Way): number {
  return (
    Number(one.token) - Number(other.token) ||
    Math.abs(one.shift) - Math.abs(other.shift) ||
    one.dice.length - other.dice.length ||
    coloured(one) - coloured(other)
  );
}

/** The legal ways to each advisor, the cheapest first. */
export function waysByAdvisor(legal: string[], dice: Dice): Map<number, Way[]> {
  const ways = new Map<number, Way[]>();
  for (const action of legal) {
    const way = parseWay(action, dice);
    if (way) ways.set(way.advisor, [...(ways.get(way.advisor) ?? []), way]);
  }
  for (const list of ways.values()) list.sort(byPrice);
  return ways;
}

/** The dice that are left after a way, in their order. */
export function diceLeft(way: Way, dice: Dice): number[] {
  return faces(dice).flatMap((_, die) => (dice.sent[die] || way.dice.includes(die) ? [] : [die]));
}

/** Dice that would make an advisor's number, were everything else allowed: for asking why not. */
export function wayTo(advisor: number, dice: Dice, token: boolean, market: boolean): string | null {
  const free = faces(dice).flatMap((_, die) => (dice.sent[die] ? [] : [die]));
  const found: Way[] = [];
  for (let set = 1; set < 1 << free.length; set++) {
    const sent = free.filter((_, place) => (set >> place) & 1);
    if (sent[0] >= COLOURED) continue;
    for (const withToken of token ? [false, true] : [false]) {
      for (const shift of market ? [0, -1, 1] : [0]) {
        const way = parseWay(influence(sent, withToken, shift), dice);
        if (way?.advisor === advisor) found.push(way);
      }
    }
  }
  return found.sort(byPrice)[0]?.action ?? null;
}

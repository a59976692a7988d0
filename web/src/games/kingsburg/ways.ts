// Sending dice in the notation of actions: `influence low+white token up`. The server says which of
// them are legal, and the setup what the words add up to.

import { groupsBy } from '../../lib/groups';
import type { Dice, InfluenceWords } from './view';

/** One way to send dice: `dice` are places among the coloured dice and the white ones after them. */
export interface Way {
  action: string;
  dice: number[];
  token: boolean;
  shift: number; // by the Market: 0 without it
  advisor: number;
}

export const faces = (dice: Dice): number[] => [...dice.coloured, ...dice.white];

export const isColoured = (dice: Dice, die: number): boolean => die < dice.coloured.length;

const names = (words: InfluenceWords): string[] => [...words.coloured, ...words.white];

/** What a die is called. */
export const dieName = (words: InfluenceWords, die: number): string => names(words)[die];

/** What the first die with the same colour is called. */
export const firstAlike = (words: InfluenceWords, die: number): string =>
  (die < words.coloured.length ? words.coloured : words.white)[0];

/** The action that sends these dice. */
export function influence(
  words: InfluenceWords,
  dice: number[],
  token: boolean,
  shift: number,
): string {
  const sent = dice.toSorted((one, other) => one - other).map((die) => dieName(words, die));
  const shifts = Object.keys(words.shifts).filter((word) => words.shifts[word] === shift);
  return ['influence', sent.join('+'), ...(token ? ['token'] : []), ...shifts].join(' ');
}

/** What an `influence` sends, and to whom. */
export function parseWay(words: InfluenceWords, action: string, dice: Dice): Way | null {
  const [verb, sent, ...extras] = action.split(' ');
  if (verb !== 'influence') return null;
  const sentDice = sent.split('+').map((name) => names(words).indexOf(name));
  const token = extras.includes('token');
  const shift = Object.entries(words.shifts).reduce(
    (sum, [word, by]) => sum + (extras.includes(word) ? by : 0),
    0,
  );
  const shown = faces(dice);
  const sum = sentDice.reduce((total, die) => total + shown[die], 0);
  return { action, dice: sentDice, token, shift, advisor: sum + (token ? words.token : 0) + shift };
}

/** Cheaper first: without a token, without the Market, with few dice, of these few coloured ones. */
function byPrice(dice: Dice): (one: Way, other: Way) => number {
  const coloured = (way: Way): number => way.dice.filter((die) => isColoured(dice, die)).length;
  return (one, other) =>
    Number(one.token) - Number(other.token) ||
    Math.abs(one.shift) - Math.abs(other.shift) ||
    one.dice.length - other.dice.length ||
    coloured(one) - coloured(other);
}

/** The legal ways to each advisor, the cheapest first. */
export function waysByAdvisor(
  words: InfluenceWords,
  legal: string[],
  dice: Dice,
): Map<number, Way[]> {
  const ways = legal
    .flatMap((action) => parseWay(words, action, dice) ?? [])
    .toSorted(byPrice(dice));
  return groupsBy(ways, ({ advisor }) => advisor);
}

/** The dice that are left after a way, in their order. */
export function diceLeft(way: Way, dice: Dice): number[] {
  return faces(dice).flatMap((_, die) => (dice.sent[die] || way.dice.includes(die) ? [] : [die]));
}

/** Dice that would make an advisor's number, were everything else allowed: for asking why not. */
export function wayTo(
  words: InfluenceWords,
  advisor: number,
  dice: Dice,
  hasToken: boolean,
  hasMarket: boolean,
): string | null {
  const free = faces(dice).flatMap((_, die) => (dice.sent[die] ? [] : [die]));
  const shifts = hasMarket ? [0, ...Object.values(words.shifts)] : [0];
  const found: Way[] = [];
  for (let set = 1; set < 1 << free.length; set++) {
    const sent = free.filter((_, place) => (set >> place) & 1);
    if (!isColoured(dice, sent[0])) continue; // there is no action that sends white dice alone
    for (const token of hasToken ? [false, true] : [false]) {
      for (const shift of shifts) {
        const way = parseWay(words, influence(words, sent, token, shift), dice);
        if (way?.advisor === advisor) found.push(way);
      }
    }
  }
  return found.toSorted(byPrice(dice)).at(0)?.action ?? null;
}

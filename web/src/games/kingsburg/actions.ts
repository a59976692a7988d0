// Choices of goods: which decision each button means.

import { GOODS } from './view';

const VERBS = ['take', 'give', 'exchange', 'sell'];
/** Choices that are taken at once where they can be taken back: several come in a row. */
const QUICK = ['take', 'give'];

/** What a choice of goods is about: its verb, or null where none is to be made. */
export function goodsVerb(legal: string[]): string | null {
  const verbs = legal.map((action) => action.split(' ')[0]);
  return VERBS.find((verb) => verbs.includes(verb)) ?? null;
}

/** The things to choose among, in the order of the keys 1, 2, 3 (and 4). */
export function choicesOf(verb: string): string[] {
  return verb === 'sell' ? [...GOODS, 'token'] : [...GOODS];
}

export const isQuick = (action: string): boolean => QUICK.includes(action.split(' ')[0]);

const BAR = ['accept', 'chapel', 'keep', 'decline', 'pass', 'done'];

/** Decisions that are buttons of the action bar. */
export function buttonsOf(legal: string[]): string[] {
  return BAR.filter((action) => legal.includes(action));
}

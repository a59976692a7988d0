// Seats have letters: in the texts of decisions, in views and in the names of pictures.

import type { Seat } from './types';

export type Letter = string;

export const LETTERS = 'ABCDE';

export function letterOf(seat: Seat): Letter {
  return LETTERS.charAt(seat);
}

/** The seat with a letter; -1 for anything else. */
export function seatOf(letter: Letter): Seat {
  return letter.length === 1 ? LETTERS.indexOf(letter) : -1;
}

// Who came first, second, and so on.

import { totalOf } from '../lib/scores';
import type { Seat, Snapshot } from '../lib/types';

export interface Place {
  seat: Seat;
  place: number; // from 1; whoever is level has the same
  total: number;
}

/** Everybody's place, the winners first, whatever decided between equal points. */
export function placesOf({ scores, winners }: Snapshot): Place[] {
  const all = scores.map((awards, seat) => ({
    seat,
    total: totalOf(awards),
    isWinner: winners.includes(seat),
  }));
  const isBefore = (one: (typeof all)[number], other: (typeof all)[number]): boolean =>
    one.isWinner === other.isWinner ? !one.isWinner && one.total > other.total : one.isWinner;
  return all
    .map((each) => ({
      seat: each.seat,
      total: each.total,
      place: 1 + all.filter((other) => isBefore(other, each)).length,
    }))
    .sort((one, other) => one.place - other.place);
}

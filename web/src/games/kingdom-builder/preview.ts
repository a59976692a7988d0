// What a decision would change, from the server's answer.

import { pointsFrom, totalOf } from '../../lib/scores';
import type { Award, GameEvent, Seat } from '../../lib/types';

export interface Gains {
  tokens: { token: string; isLost: boolean }[];
  gold: { source: string; before: number; after: number }[];
  others: { seat: Seat; points: number }[];
}

/** Tokens and gold of my seat, and the gold of the others in sum. */
export function gainsOf(
  answer: { events: GameEvent[]; scores: Award[][] },
  now: Award[][],
  sources: string[],
  me: Seat | null,
): Gains {
  const mine = me ?? -1;
  const gold = (awards: Award[] | undefined, source: string) => pointsFrom(awards ?? [], source);
  return {
    tokens: answer.events
      .filter(
        ({ event, seat }) => seat === mine && (event === 'token-gained' || event === 'token-lost'),
      )
      .map(({ event, source }) => ({ token: source, isLost: event === 'token-lost' })),
    gold: sources
      .map((source) => ({
        source,
        before: gold(now[mine], source),
        after: gold(answer.scores[mine], source),
      }))
      .filter((change) => change.before !== change.after),
    others: answer.scores
      .map((awards, seat) => ({ seat, points: totalOf(awards) - totalOf(now[seat]) }))
      .filter(({ seat, points }) => seat !== mine && points !== 0),
  };
}

// The order in which the end is told: source by source, seat by seat.

import { pointsFrom } from '../../lib/scores.ts';
import type { Award, Seat } from '../../lib/types';

export interface Step {
  source: string;
  seat: Seat;
  awards: Award[];
}

/** All that pays, in the order of the table. */
export function stepsOf(scores: Award[][], sources: string[]): Step[] {
  return sources.flatMap((source) =>
    scores.flatMap((all, seat) => {
      const awards = all.filter((award) => award.source === source && award.points);
      return awards.length ? [{ source, seat, awards }] : [];
    }),
  );
}

/** What stands in a cell of the table after so many steps; null while it is not its turn yet. */
export function told(scores: Award[][], steps: Step[], count: number, source: string, seat: Seat): number | null {
  const own = steps.findIndex((step) => step.source === source && step.seat === seat);
  if (own >= 0) return own < count ? pointsFrom(scores[seat], source) : null;
  // A cell without gold is filled with the next one after it.
  const last = steps.findLastIndex((step) => step.source === source);
  return last < count ? 0 : null;
}

/** The gold of a seat that has been told so far. */
export function toldTotal(scores: Award[][], steps: Step[], count: number, seat: Seat): number {
  return steps
    .slice(0, count)
    .filter((step) => step.seat === seat)
    .reduce((sum, step) => sum + pointsFrom(scores[seat], step.source), 0);
}

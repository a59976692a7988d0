// Which hexes earned what, and the order in which the end is told: source by source, seat by seat.

import { pointsFrom } from '../../lib/scores';
import type { Award, GameEvent, LogLine, Seat } from '../../lib/types';
import { standing } from './story';

export interface ScoringStep {
  source: string;
  seat: Seat;
  awards: Award[];
}

/** All that pays, in the order of the table. */
export function stepsOf(scores: Award[][], sources: string[]): ScoringStep[] {
  return sources.flatMap((source) =>
    scores.flatMap((all, seat) => {
      const awards = all.filter((award) => award.source === source && award.points);
      return awards.length ? [{ source, seat, awards }] : [];
    }),
  );
}

/** What stands in a cell of the table after so many steps; null while it is not its turn yet. */
export function told(
  scores: Award[][],
  steps: ScoringStep[],
  count: number,
  source: string,
  seat: Seat,
): number | null {
  const own = steps.findIndex((step) => step.source === source && step.seat === seat);
  if (own >= 0) return own < count ? pointsFrom(scores[seat], source) : null;
  // A cell without gold is filled with the next one after it.
  const last = steps.findLastIndex((step) => step.source === source);
  return last < count ? 0 : null;
}

/** The gold of a seat that has been told so far. */
export function toldTotal(
  scores: Award[][],
  steps: ScoringStep[],
  count: number,
  seat: Seat,
): number {
  return steps
    .slice(0, count)
    .filter((step) => step.seat === seat)
    .reduce((sum, step) => sum + pointsFrom(scores[seat], step.source), 0);
}

/** Scores with places also for gold that was paid during play: the log knows what it was paid for. */
export function placed(scores: Award[][], log: LogLine[], revision: number): Award[][] {
  const paid = standing(log, revision)
    .flatMap((line) => line.events)
    .filter(({ event }) => event === 'gold');
  return scores.map((awards, seat) =>
    awards.flatMap((award) => {
      if (award.places.length) return [award];
      const own = paid.filter((event) => event.seat === seat && event.source === award.source);
      return own.length ? together(own) : [award];
    }),
  );
}

/** One award for each place: settlements come and go, and one hex can be paid for twice. */
function together(paid: GameEvent[]): Award[] {
  const awards = new Map<string, Award>();
  for (const { source, points, places } of paid) {
    const key = places.join();
    awards.set(key, { source, places, points: points + (awards.get(key)?.points ?? 0) });
  }
  return [...awards.values()];
}

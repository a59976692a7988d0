import type { Award } from './types';

export function totalOf(awards: Award[]): number {
  return awards.reduce((sum, award) => sum + award.points, 0);
}

export function pointsFrom(awards: Award[], source: string): number {
  return totalOf(awards.filter((award) => award.source === source));
}

/** What a seat would gain or lose, source by source, between two counts. */
export function pointChanges(
  before: Award[],
  after: Award[],
  sources: string[],
): { source: string; points: number }[] {
  return sources
    .map((source) => ({ source, points: pointsFrom(after, source) - pointsFrom(before, source) }))
    .filter(({ points }) => points !== 0);
}

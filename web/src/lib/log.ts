// What a table's log says, apart from words.

import type { LogLine, Seat } from './types';

/** The revisions of decisions that were taken back. */
export function undoneRevisions(log: LogLine[]): Set<number> {
  const undone = new Set<number>();
  const standing: number[] = [];
  for (const line of log) {
    if (line.type === 'played') standing.push(line.revision);
    if (line.type === 'undone')
      for (let n = line.count ?? 1; n > 0; n--) undone.add(standing.pop()!);
  }
  return undone;
}

/** The lines of others since the last turn of a seat: those before its own latest decisions too. */
export function linesOfOthers(log: LogLine[], undone: Set<number>, me: Seat | null): LogLine[] {
  const played = log.filter((line) => line.type === 'played' && !undone.has(line.revision));
  if (me === null) return played.slice(-1);
  let end = played.length;
  while (end > 0 && played[end - 1].seat === me) end--;
  let start = end;
  while (start > 0 && played[start - 1].seat !== me) start--;
  return played.slice(start, end);
}

const ASIDE = ['sat', 'hinted']; // lines that leave the match as it is

/** The revisions at which the match changed: what one walks through. */
export function moments(log: LogLine[]): number[] {
  return log.filter((line) => !ASIDE.includes(line.type)).map((line) => line.revision);
}

/** Does it hold anything at all that others may not see? */
export function holdsSecret(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return false;
  if (typeof value === 'object') return Object.values(value).some(holdsSecret);
  return true;
}

/** A line without the outcomes of chance that a seat did not witness. */
export function asSeenBy(line: LogLine, me: Seat | null): LogLine {
  if (!line.chance?.some((outcome) => outcome.seen_by)) return line;
  return {
    ...line,
    chance: line.chance.map((outcome) =>
      outcome.seen_by && (me === null || !outcome.seen_by.includes(me))
        ? { ...outcome, outcome: null }
        : outcome,
    ),
  };
}

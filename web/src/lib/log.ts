// What a table's log says, apart from words.

import type { GameEvent, Holder, LogLine, PlayedLine, Seat } from './types';

export function isPlayed(line: LogLine): line is PlayedLine {
  return line.type === 'played';
}

/** The revisions of decisions that were taken back. */
export function undoneRevisions(log: LogLine[]): Set<number> {
  const undone = new Set<number>();
  const standing: number[] = [];
  for (const line of log) {
    if (line.type === 'played') standing.push(line.revision);
    if (line.type === 'undone')
      for (const revision of standing.splice(Math.max(0, standing.length - line.count)))
        undone.add(revision);
  }
  return undone;
}

/** The decisions that stand: those that were taken back are left out. */
export function standingLines(log: LogLine[], undone = undoneRevisions(log)): PlayedLine[] {
  return log.filter(isPlayed).filter(({ revision }) => !undone.has(revision));
}

/** What others decided since a seat's previous turn; it stays the same while that seat is playing. */
export function linesOfOthers(log: LogLine[], undone: Set<number>, me: Seat | null): PlayedLine[] {
  const played = standingLines(log, undone);
  if (me === null) return played.slice(-1);
  const end = played.findLastIndex(({ seat }) => seat !== me) + 1;
  const start = played.slice(0, end).findLastIndex(({ seat }) => seat === me) + 1;
  return played.slice(start, end);
}

const MOVING = ['started', 'played', 'undone', 'ended']; // types of lines that change the match
const KNOWN = [...MOVING, 'sat', 'removed', 'revealed', 'hinted', 'rematch'];

/** Does a line tell of fair play between people? Its words are fetched when there is one. */
export function isFair(line: LogLine): boolean {
  return 'agreed' in line || !KNOWN.includes(line.type);
}

/** The revisions at which the match changed: what one walks through. */
export function moments(log: LogLine[]): number[] {
  return log.filter((line) => MOVING.includes(line.type)).map((line) => line.revision);
}

/** The revision at which the match changed last. */
export function lastMoment(log: LogLine[]): number {
  return log.findLast((line) => MOVING.includes(line.type))?.revision ?? 0;
}

/** Who sat where, from a revision on. */
export interface Seating {
  from: number;
  seats: Holder[];
}

/** Everybody's seats as they changed hands, the latest last. */
export function seatingsOf(log: LogLine[]): Seating[] {
  const seatings: Seating[] = [];
  for (const line of log) {
    if (line.type !== 'sat' && line.type !== 'resigned') continue;
    const name = line.type === 'sat' ? line.name : line.level;
    if (name === null) continue; // nobody goes on
    const seats = [...(seatings.at(-1)?.seats ?? [])];
    seats[line.seat] = { name, level: line.level, is_open: !name };
    seatings.push({ from: line.revision, seats });
  }
  return seatings;
}

/** All that followed from a line, also from what chance decided then. */
export function eventsOf(line: LogLine): GameEvent[] {
  const chance = 'chance' in line ? line.chance.flatMap((outcome) => outcome.events) : [];
  return line.type === 'played' ? [...line.events, ...chance] : chance;
}

/** Does it hold anything at all that others may not see? */
export function holdsSecret(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return false;
  if (typeof value === 'object') return Object.values(value).some(holdsSecret);
  return true;
}

/** A line without the outcomes of chance that a seat did not witness. */
export function asSeenBy(line: LogLine, me: Seat | null): LogLine {
  if (!('chance' in line) || !line.chance.some((outcome) => outcome.seen_by)) return line;
  return {
    ...line,
    chance: line.chance.map((outcome) =>
      outcome.seen_by && (me === null || !outcome.seen_by.includes(me))
        ? { ...outcome, outcome: null }
        : outcome,
    ),
  };
}

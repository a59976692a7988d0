// A first game with a tutor: its table, and which note fits a moment.

import { layTable } from '../lib/kept';
import { eventsOf, isPlayed } from '../lib/log';
import { ensurePerson } from '../lib/person.svelte';
import { go } from '../lib/router.svelte';
import { remember } from '../lib/settings.svelte';
import type { GameEvent, Json, LogLine, Seat, Snapshot, TutorNote } from '../lib/types';
import { teachingOf } from './api';

/** Lay the table of a first game against the gentlest bots, and go there. */
export async function playFirstGame(game: string, level: string): Promise<void> {
  const [{ tutor }] = await Promise.all([teachingOf(game), ensurePerson()]);
  const bots = Array.from({ length: (tutor?.seats ?? 2) - 1 }, () => ({
    kind: 'bot' as const,
    level,
  }));
  const table = await layTable({
    game,
    seats: [{ kind: 'me' }, ...bots],
    options: tutor?.options ?? {},
    hints: true,
    is_listed: false,
    clock: null,
  });
  remember({ tutor: { table, said: [] } });
  go(`/table/${table}`);
}

/** All events since my last move: while one note is shown, further ones may be worth a note. */
export function sinceMyMove(before: GameEvent[], news: LogLine[], me: Seat | null): GameEvent[] {
  const events = news.flatMap(eventsOf);
  return hasMoved(news, me) ? events : [...before, ...events];
}

export const hasMoved = (news: LogLine[], me: Seat | null): boolean =>
  news.some((line) => isPlayed(line) && line.seat === me);

/** The first note that fits and was not said yet; `news` are the events since my last move.
 *
 * What a note has `explained` already is not explained by another before the player has moved.
 */
export function noteFor(
  notes: TutorNote[],
  said: string[],
  snapshot: Snapshot,
  news: GameEvent[],
  me: Seat | null,
  explained: TutorNote['awaited'] = null,
): TutorNote | null {
  const { awaited, decider } = snapshot;
  const fits = (note: TutorNote): boolean => {
    if (note.awaited && note.awaited === explained) return false;
    if (note.awaited)
      return decider === me && awaited?.code === note.awaited && agrees(note, awaited.args);
    return news.some(
      ({ event, seat, source, details }) =>
        event === note.event &&
        (note.anyone || seat === me) &&
        agrees(note, { source, ...details }),
    );
  };
  return notes.find((note) => !said.includes(note.say) && fits(note)) ?? null;
}

function agrees(note: TutorNote, facts: Record<string, Json>): boolean {
  const said = (fact: Json) => (typeof fact === 'number' ? String(fact) : fact);
  return Object.entries(note.with).every(([name, value]) => said(facts[name]) === value);
}

// The server's addresses for whoever learns a game.

import { call } from '../lib/api';
import { Once } from '../lib/once';
import type { Answer, LessonMoment, Merits, Snapshot, Teaching } from '../lib/types';

const once = new Once<string, Teaching>();

/** What a game teaches, asked for once. */
export function teachingOf(game: string): Promise<Teaching> {
  return once.get(game, () => call<Teaching>(`/games/${encodeURIComponent(game)}/lessons`));
}

/** A lesson, to a server that keeps nothing of it: `done` is all that was done in it so far. */
export class LessonAddress {
  readonly path: string;

  constructor(game: string, name: string) {
    this.path = `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}`;
  }

  moment = (done: string[]) => call<LessonMoment>(this.path, { done });
  ask = (done: string[], action: string) => call<Answer>(`${this.path}/ask`, { done, action });
  merits = (done: string[]) => call<Merits>(`${this.path}/merits`, { done });
  at = (done: string[], revision: number) => call<Snapshot>(`${this.path}/at`, { done, revision });
}

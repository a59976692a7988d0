// Looking back: one moment of the past in place of the present, and walking through what happened.

import { asRefusal, type Refusal } from '../lib/api';
import { Once } from '../lib/once';
import { pace } from '../lib/settings.svelte';
import { isPlayed, linesOfOthers, moments, undoneRevisions } from '../lib/log';
import type { LogLine, PlayedLine, Seat, Snapshot } from '../lib/types';

/** What history has to know and to do at its table. */
export interface Present {
  readonly live: Snapshot | null;
  readonly log: LogLine[];
  readonly me: Seat | null;
  at(revision: number): Promise<Snapshot>;
  unstage(): void;
  tell(refusal: Refusal): void;
}

const KEPT_MOMENTS = 300;
const WALK = 2; // whoever looks again looks longer

export class History {
  past = $state.raw<Snapshot | null>(null);
  came = $state.raw<PlayedLine[]>([]); // what led here from the moment that was shown before

  #seen = $state(0); // the revision that was live when somebody last looked at the present
  #walk = $state.raw<number[] | null>(null); // revisions that are still to be shown
  #timer: ReturnType<typeof setTimeout> | undefined; // of a walk that goes on by itself
  #kept = new Once<number, Snapshot>(KEPT_MOMENTS);
  #wanted = 0; // counts the moments that were asked for: only the latest one is shown

  constructor(private table: Present) {}

  undone = $derived.by(() => undoneRevisions(this.table.log));
  moments = $derived.by(() => moments(this.table.log));

  /** Decisions of others since my turn; of the past, the one that led to the moment. */
  recent = $derived.by((): PlayedLine[] => {
    const { log, me } = this.table;
    if (!this.past) return linesOfOthers(log, this.undone, me);
    return this.#linesOf(this.past.revision);
  });

  #linesOf(revision: number): PlayedLine[] {
    return this.table.log.filter(isPlayed).filter((line) => line.revision === revision);
  }

  /** Something happened while somebody looks back. */
  isBehind = $derived.by(() => this.past !== null && this.#now > this.#seen);

  get #now(): number {
    return this.table.live?.revision ?? 0;
  }

  /** How many moments of a walk are still to come; null where nobody walks. */
  get walkLeft(): number | null {
    return this.#walk?.length ?? null;
  }

  /** A new snapshot has come. */
  keepUp(): void {
    if (!this.past) this.#seen = this.#now;
  }

  async show(revision: number): Promise<void> {
    clearTimeout(this.#timer);
    const wanted = ++this.#wanted;
    if (revision >= this.#now) {
      this.backToNow();
      return;
    }
    try {
      const snapshot = await this.#kept.get(revision, () => this.table.at(revision));
      if (wanted !== this.#wanted) return;
      if (!this.past) this.#seen = this.#now;
      const before = this.moments.findLast((each) => each < revision);
      this.came = this.past && this.past.revision === before ? this.#linesOf(revision) : [];
      this.past = snapshot;
      this.table.unstage();
    } catch (error) {
      this.table.tell(asRefusal(error));
    }
  }

  backToNow(): void {
    clearTimeout(this.#timer);
    this.#wanted++;
    this.#walk = null;
    this.past = null;
    this.#seen = this.#now;
  }

  /** One moment back or forth; past the last one comes the present. */
  move(by: 1 | -1): void {
    this.#walk = null;
    const from = this.past?.revision ?? this.#now;
    const next =
      by < 0
        ? this.moments.findLast((revision) => revision < from)
        : this.moments.find((revision) => revision > from);
    if (next !== undefined) void this.show(next);
    else if (by > 0) this.backToNow();
  }

  /**
   * Show what others did since my turn, from the moment before it: move by move, until somebody
   * goes another way. Where nothing moves by itself, the next one.
   */
  walkRecent(): void {
    const walk = this.#walk ?? this.#momentsOfOthers();
    const next = walk.at(0);
    if (next === undefined || next >= this.#now) return this.backToNow();
    this.#walk = walk.slice(1);
    void this.show(next).then(() => {
      if (pace() && this.past?.revision === next && this.#walk)
        this.#timer = setTimeout(() => this.walkRecent(), WALK * pace());
    });
  }

  #momentsOfOthers(): number[] {
    const { log, me } = this.table;
    const news = linesOfOthers(log, this.undone, me).map((line) => line.revision);
    const before = this.moments.findLast((revision) => revision < news[0]);
    return before === undefined ? news : [before, ...news];
  }
}

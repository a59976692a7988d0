// What the legal decisions would bring, asked for once at each moment, and only if somebody wants it.

import type { Merits, Snapshot } from '../lib/types';

/** What an outlook has to know of its table. */
export interface Seen {
  readonly legal: string[];
  readonly present: Snapshot;
  askForMerits(): Promise<Merits>;
}

export class Outlook {
  merits = $state.raw<Merits | null>(null); // null until they are known

  #isAsked = false;
  #moment = 0; // counts the moments of the match: what comes too late is dropped

  constructor(private table: Seen) {}

  async want(): Promise<void> {
    if (this.#isAsked || !this.table.legal.length) return;
    this.#isAsked = true;
    const moment = this.#moment;
    const found = await this.#find().catch((): Merits => ({}));
    if (this.#moment === moment) this.merits = found;
  }

  async #find(): Promise<Merits> {
    const { hasHintWords, loadHintWords } = await import('./hint-words');
    const { game } = this.table.present;
    if (!hasHintWords(game)) return {};
    return (await Promise.all([this.table.askForMerits(), loadHintWords(game)]))[0];
  }

  /** The match has gone on. */
  forget(): void {
    this.#moment += 1;
    this.#isAsked = false;
    this.merits = null;
  }
}

// Hints that were asked for.

import { api, asRefusal, type Refusal } from '../lib/api';
import type { Advice } from '../lib/types';

/** What an adviser has to know and to do at its table. */
export interface Advised {
  readonly id: string;
  /** Why nothing can be decided now; null where something can. */
  readonly obstacle: string | null;
  tell(refusal: Refusal): void;
}

export class Adviser {
  advice = $state.raw<Advice[]>([]); // best first
  isThinking = $state(false);

  #moment = 0; // counts the moments of the match: a hint that comes too late is dropped

  constructor(private table: Advised) {}

  async advise(): Promise<void> {
    if (this.isThinking || this.table.obstacle) return;
    this.isThinking = true;
    const moment = this.#moment;
    try {
      const advice = await api.hint(this.table.id);
      if (this.#moment === moment) this.advice = advice;
    } catch (error) {
      this.table.tell(asRefusal(error));
    } finally {
      this.isThinking = false;
    }
  }

  dismiss(): void {
    this.advice = [];
  }

  /** The match has gone on. */
  forget(): void {
    this.#moment += 1;
    this.dismiss();
  }
}

// Several seats may share a browser: who looks at it now, so that none sees the secrets of another.

import { holdsSecret } from '../lib/log';
import type { Seat, Snapshot } from '../lib/types';

export class Sharing {
  #viewer = $state<Seat | null>(null); // which of several seats looks

  constructor(private table: { readonly live: Snapshot | null }) {}

  get #decider(): Seat | null {
    return this.table.live?.decider ?? null;
  }

  /** The seats here that no bot plays at the moment. */
  seats = $derived.by((): Seat[] => {
    const { live } = this.table;
    return live ? live.mine.filter((seat) => live.seats[seat].level === null) : [];
  });

  /** The seat that the device has to be passed to before anything is shown. */
  cover = $derived.by((): Seat | null => {
    const decider = this.#decider;
    if (decider === null || this.seats.length < 2) return null;
    if (!this.seats.includes(decider) || this.#viewer === decider) return null;
    return holdsSecret(this.table.live?.private[decider]) ? decider : null;
  });

  /** The seat through whose eyes the table is shown. */
  me = $derived.by((): Seat | null => {
    const all = this.table.live?.mine ?? [];
    if (all.length < 2) return all.at(0) ?? null;
    if (this.cover !== null) return null;
    const decider = this.#decider;
    return decider !== null && this.seats.includes(decider) ? decider : this.#viewer;
  });

  isMyTurn = $derived.by((): boolean => {
    const decider = this.#decider;
    if (this.table.live?.is_paused) return false;
    return decider !== null && decider === this.me && this.seats.includes(decider);
  });

  /** Somebody says whose eyes these are. */
  lift(seat: Seat): void {
    this.#viewer = seat;
  }

  /** A new snapshot has come. Whoever decides now goes on looking while others decide. */
  keepUp(): void {
    if (this.isMyTurn) this.#viewer = this.me;
  }
}

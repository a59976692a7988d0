// This browser's part in the fairness of a table: it keeps the commitments, mixes in a share of its own,
// and checks at the end that chance has followed from them.

import { api } from '../lib/api';
import { earlyFault, keep, keptOf, newShare, type Fault, type Kept } from '../lib/kept';
import type { Odds } from '../lib/proof';
import { sha256 } from '../lib/sha256';
import type { Command, LogLine, Seat, Snapshot } from '../lib/types';
import type { Wire } from './wire.svelte';

interface Around {
  readonly id: string;
  readonly live: Snapshot | null;
  readonly log: LogLine[];
  readonly wire: Pick<Wire, 'connection'>;
  send(command: Command): Promise<boolean>;
  whisper(command: Command): Promise<void>;
}

/** What a check without a fault has shown. */
export interface Checked {
  draws: number | null; // that were drawn again; null for a game that the browser cannot play
  wasHere: boolean; // before the end, so that there was something to compare with
}

export class Fairness {
  fault = $state.raw<Fault | null>(null);
  checked = $state.raw<Checked | null>(null);
  #kept: Kept;
  #isShowing = false;

  constructor(private table: Around) {
    this.#kept = keptOf(table.id);
  }

  /** A new snapshot has come. */
  look(snapshot: Snapshot): void {
    if (snapshot.imported) return;
    const isOver = snapshot.status === 'finished' || snapshot.status === 'ended';
    if (this.#kept.promise === undefined && !isOver) this.#keep({ promise: snapshot.promise });
    this.fault ??= earlyFault(this.#kept, snapshot, snapshot.status !== 'waiting');
    if (snapshot.is_mixing) void this.#showShare(snapshot);
  }

  /** Take a seat; before the game begins, with a commitment to a new share. */
  async sit(seat: Seat): Promise<void> {
    if (this.table.live?.status !== 'waiting') {
      await this.table.send({ type: 'sit', seat });
      return;
    }
    const before = this.#kept.share;
    const { share, commitment } = newShare();
    this.#keep({ share });
    if (!(await this.table.send({ type: 'sit', seat, commitment }))) this.#keep({ share: before });
  }

  /** Does everything follow from the commitments? Asked when the match is over. */
  async check(fetchOdds?: () => Promise<Odds>): Promise<void> {
    if (this.table.live?.imported) return;
    const { log = [], ...snapshot } = await api.state(this.table.id);
    if (!snapshot.seed) return;
    const [{ drawsOf, findFault }, odds] = await Promise.all([
      import('../lib/proof'),
      fetchOdds?.(),
    ]);
    this.fault ??= findFault(this.#kept, snapshot, this.table.log, log, odds);
    this.checked = {
      draws: odds ? (drawsOf(log)?.length ?? 0) : null,
      wasHere: this.#kept.promise !== undefined,
    };
  }

  /** All seats are taken and all shares fixed, so ours can be shown. */
  async #showShare({ shares, mine }: Snapshot): Promise<void> {
    const { share } = this.#kept;
    if (share === undefined || this.#isShowing) return;
    const commitment = sha256(share);
    const isAwaited = shares.some(
      (each) => each.commitment === commitment && each.share === null && mine.includes(each.seat),
    );
    if (!isAwaited) return;
    this.#isShowing = true;
    // What was sent counts as shown, also where the server says that it never came.
    const wasShown = this.table.wire.connection === 'live';
    this.#keep({ commitments: shares.map((each) => each.commitment), wasShown });
    await this.table.whisper({ type: 'reveal', share });
    this.#isShowing = false;
  }

  #keep(more: Kept): void {
    this.#kept = keep(this.table.id, more);
  }
}

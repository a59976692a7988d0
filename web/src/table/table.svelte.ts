// A table as one browser sees it: the latest snapshot, and the parts that do the rest (wire, staging,
// history, device, adviser). It is the `Play` of a board.

import { asRefusal, type Refusal } from '../lib/api';
import type { Play } from '../lib/game';
import { isPlayed, moments } from '../lib/log';
import { pace } from '../lib/settings.svelte';
import { play as sound } from '../lib/sound';
import type {
  Advice,
  Answer,
  Command,
  LogLine,
  PlayedLine,
  Seat,
  Snapshot,
  Statement,
} from '../lib/types';
import { nameOf } from '../lib/words.svelte';
import { Adviser } from './adviser.svelte';
import { Device } from './device.svelte';
import { Fairness } from './fairness.svelte';
import { History } from './history.svelte';
import { Staging, type Point } from './staging.svelte';
import { Wire, type Connect } from './wire.svelte';

export class Table implements Play {
  live = $state.raw<Snapshot | null>(null); // null until the first one comes
  setup = $state.raw<unknown>(null);
  log = $state.raw<LogLine[]>([]);
  lit = $state.raw<{ seat: Seat; source: string } | null>(null);
  isSending = $state(false);
  heardAt = $state(0); // when the live snapshot came, by this browser's clock

  readonly wire: Wire;
  readonly device = new Device(this);
  readonly staging = new Staging(this);
  readonly history = new History(this);
  readonly adviser = new Adviser(this);
  readonly fairness: Fairness;

  constructor(
    readonly id: string,
    connect?: Connect,
  ) {
    this.fairness = new Fairness(this);
    this.wire = new Wire(id, (snapshot, news) => this.#show(snapshot, news), connect);
  }

  close(): void {
    this.wire.close();
  }

  /** The latest snapshot, for what is shown only once there is one. */
  get present(): Snapshot {
    if (!this.live) throw new Error('nothing has come from this table yet');
    return this.live;
  }

  // What a board is told and may do.

  get snapshot(): Snapshot {
    return this.history.past ?? this.present;
  }

  get me(): Seat | null {
    return this.device.me;
  }

  get isMyTurn(): boolean {
    return this.device.isMyTurn;
  }

  legal = $derived.by((): string[] =>
    this.history.past || !this.isMyTurn || this.isSending ? [] : this.present.legal,
  );

  get staged(): string | null {
    return this.staging.staged;
  }

  get preview(): Answer | null {
    return this.staging.preview;
  }

  get recent(): PlayedLine[] {
    return this.history.recent;
  }

  get advice(): Advice[] {
    return this.adviser.advice;
  }

  get motion(): boolean {
    return pace() > 0;
  }

  // One text: a list would be new with every snapshot, and everything with a name be drawn again.
  #names = $derived.by(() => {
    const seats = this.live?.seats ?? [];
    return seats.map((_, seat) => nameOf(seats, seat)).join('\n');
  });

  who(seat: Seat): string {
    const names: (string | undefined)[] = this.#names.split('\n');
    return names[seat] ?? '';
  }

  stage(action: string): void {
    this.staging.stage(action);
  }

  unstage(): void {
    this.staging.unstage();
  }

  play(action: string): void {
    if (!this.legal.includes(action)) return;
    this.unstage();
    sound('place');
    void this.send({ type: 'play', action });
  }

  refuse(what: string | Statement, at: Point): void {
    this.staging.refuse(what, at);
  }

  // What people do at the table.

  /** Returns false where it was refused, after saying why. */
  async send(command: Command): Promise<boolean> {
    const isMove = command.type === 'play' || command.type === 'undo';
    if (isMove) this.isSending = true;
    try {
      await this.wire.command(command);
      return true;
    } catch (error) {
      this.tell(asRefusal(error));
      return false;
    } finally {
      if (isMove) this.isSending = false;
    }
  }

  /** The same for what nobody has asked for: nobody is told where it is refused. */
  async whisper(command: Command): Promise<void> {
    await this.wire.command(command).catch(() => undefined);
  }

  undo(turn: boolean): void {
    if (this.history.past || this.isSending || !this.isMyTurn || !this.present.undoable) return;
    this.unstage();
    void this.send({ type: 'undo', turn });
  }

  // What its parts ask for.

  /** Why nothing can be decided here now, as the code of a refusal. */
  get obstacle(): string | null {
    if (this.history.past) return 'looking-back';
    if (this.live?.status !== 'playing') return 'over';
    return this.isMyTurn ? null : 'not-your-turn';
  }

  ask(action: string): Promise<Answer> {
    return this.wire.ask(action);
  }

  tell(refusal: Refusal): void {
    this.staging.tell(refusal);
  }

  #show(snapshot: Snapshot, news: LogLine[]): void {
    const wasMyTurn = this.isMyTurn;
    if (news.length) this.log = [...this.log, ...news];
    if (snapshot.setup) this.setup = snapshot.setup;
    this.heardAt = Date.now();
    if (moments(news).length) {
      this.isSending = false; // the answer is on its way
      this.staging.forget();
      this.adviser.forget();
      this.lit = null;
    }
    this.live = snapshot;
    this.history.keepUp();
    this.device.keepUp();
    this.fairness.look(snapshot);
    if (this.isMyTurn && !wasMyTurn) sound('turn');
    else if (news.filter(isPlayed).some(({ seat }) => seat !== this.me)) sound('other');
  }
}

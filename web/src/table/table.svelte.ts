// A table as one browser sees it: the latest snapshot, and the parts that do the rest (wire, staging,
// history, sharing, adviser). It is the `Play` of a board.

import { asRefusal, type Refusal } from '../lib/api';
import type { Play, Point } from '../lib/game';
import { prefixOf } from '../lib/games';
import { loadWords } from '../lib/i18n.svelte';
import { isFair, isPlayed, moments, seatingsOf, type Seating } from '../lib/log';
import { pace } from '../lib/settings.svelte';
import { play as sound } from '../lib/sound';
import type {
  Advice,
  Answer,
  Command,
  LogLine,
  Merits,
  PlayedLine,
  Seat,
  Snapshot,
  Statement,
} from '../lib/types';
import { meritsText, nameOf } from '../lib/words.svelte';
import { Adviser } from './adviser.svelte';
import { Sharing } from './sharing.svelte';
import { Fairness } from './fairness.svelte';
import { History } from './history.svelte';
import { Outlook } from './outlook.svelte';
import { Reel } from './reel.svelte';
import { Staging } from './staging.svelte';
import { Wire, type Connect } from './wire.svelte';

export class Table implements Play {
  live = $state.raw<Snapshot | null>(null); // null until the first one comes
  setup = $state.raw<unknown>(null);
  log = $state.raw<LogLine[]>([]);
  #telling = $state<number | null>(null); // the revision that the board tells about
  lit = $state.raw<{ seat: Seat; source: string } | null>(null);
  move = $state.raw<Command | null>(null); // a decision, or taking one back, on its way to the server
  isReplay = false; // is it only looked at, also where the match has come to?
  heardAt = $state(0); // when the live snapshot came, by this browser's clock
  #came = $state.raw<LogLine[]>([]); // what the live snapshot brought; nothing where it was the first

  takesAllBack = false; // nothing is final here, not even what was revealed

  readonly wire: Wire;
  readonly reel = new Reel(this);
  readonly sharing = new Sharing(this);
  readonly staging = new Staging(this);
  readonly history = new History(this);
  readonly adviser = new Adviser(this);
  readonly outlook = new Outlook(this);
  readonly fairness: Fairness;

  constructor(
    readonly id: string,
    connect?: Connect,
    readonly address = `/api/tables/${id}`,
  ) {
    this.fairness = new Fairness(this);
    this.wire = new Wire(id, (snapshot, news) => this.reel.take(snapshot, news), connect);
  }

  close(): void {
    this.reel.close();
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
    return this.sharing.me;
  }

  get isMyTurn(): boolean {
    return this.sharing.isMyTurn;
  }

  legal = $derived.by((): string[] => (this.obstacle ? [] : this.present.legal));

  get staged(): string | null {
    return this.staging.staged;
  }

  get sending(): string | null {
    return this.move?.type === 'play' ? this.move.action : null;
  }

  get chosen(): string | null {
    return this.staged ?? this.sending;
  }

  get preview(): Answer | null {
    return this.staging.preview;
  }

  get recent(): PlayedLine[] {
    return this.history.recent;
  }

  get news(): LogLine[] {
    return this.history.past ? this.history.came : this.#came;
  }

  get advice(): Advice[] {
    return this.adviser.advice;
  }

  get motion(): boolean {
    return pace() > 0;
  }

  // One text, not a list: a list is new with every snapshot, and all names would be drawn again.
  #names = $derived.by(() => {
    const seats = this.live?.seats ?? [];
    return seats.map((_, seat) => nameOf(seats, seat)).join('\n');
  });

  who(seat: Seat): string {
    const names: (string | undefined)[] = this.#names.split('\n');
    return names[seat] ?? '';
  }

  // One text as well: it changes when somebody sits down, not with every line.
  #sat = $derived.by(() => JSON.stringify(seatingsOf(this.log)));
  #seatings = $derived.by(() => JSON.parse(this.#sat) as Seating[]);

  /** Who sat on a seat when a line of the log was written; of a change, who sat there before it. */
  whoIn({ type, revision }: LogLine): (seat: Seat) => string {
    const then = type === 'sat' || type === 'resigned' ? revision - 1 : revision;
    const seating = this.#seatings.findLast(({ from }) => from <= then);
    return (seat) => (seating ? nameOf(seating.seats, seat) : this.who(seat));
  }

  stage(action: string): void {
    this.reel.giveWay();
    this.staging.stage(action);
  }

  unstage(): void {
    this.staging.unstage();
  }

  choose(action: string): void {
    this.reel.giveWay();
    this.staging.choose(action);
  }

  play(action: string): void {
    this.reel.giveWay();
    if (!this.legal.includes(action)) return;
    this.unstage();
    sound('place');
    void this.send({ type: 'play', action });
  }

  holdBack(revision: number | null): void {
    this.#telling = revision;
    if (revision === null) queueMicrotask(() => this.reel.goOn()); // unless more is told right away
  }

  /** Is the board still telling something, so that all else waits? */
  get isTelling(): boolean {
    return this.#telling !== null && !this.history.past;
  }

  /** The log as far as it may be shown. */
  told = $derived.by((): LogLine[] => {
    const from = this.isTelling ? this.#telling : null;
    return from === null ? this.log : this.log.filter(({ revision }) => revision < from);
  });

  refuse(what: string | Statement, at: Point): void {
    this.reel.giveWay();
    this.staging.refuse(what, at);
  }

  wantMerits(): void {
    void this.outlook.want();
  }

  bringing(action: string): string {
    const merits = this.outlook.merits?.[action] ?? [];
    return meritsText(prefixOf(this.present.game), merits, (seat) => this.who(seat));
  }

  // What people do at the table.

  /** Returns false where it was refused, after saying why. */
  async send(command: Command): Promise<boolean> {
    if (command.type === 'play' || command.type === 'undo') this.move = command;
    try {
      const revision = await this.wire.command(command);
      if (this.present.revision >= revision) this.#arrive(command); // else its snapshot is to come
      return true;
    } catch (error) {
      this.#arrive(command);
      this.tell(asRefusal(error));
      return false;
    }
  }

  /** The same for what the page does by itself: a refusal is not shown. */
  async whisper(command: Command): Promise<void> {
    await this.wire.command(command).catch(() => undefined);
  }

  #arrive(command: Command): void {
    if (this.move === command) this.move = null;
  }

  undo(turn: boolean): void {
    this.reel.giveWay();
    if (this.obstacle || !this.present.undoable) return;
    this.unstage();
    void this.send({ type: 'undo', turn });
  }

  // What its parts ask for.

  get isLookingBack(): boolean {
    return this.isReplay || this.history.past !== null;
  }

  /** Why nothing can be decided here now, as the code of a refusal. */
  get obstacle(): string | null {
    if (this.isLookingBack) return 'looking-back';
    if (this.live?.status !== 'playing') return 'over';
    if (this.live.is_paused) return 'paused';
    if (!this.isMyTurn) return 'not-your-turn';
    if (this.isTelling) return 'telling';
    return this.move ? 'sending' : null;
  }

  ask(action: string): Promise<Answer> {
    return this.wire.ask(action);
  }

  askForMerits(): Promise<Merits> {
    return this.wire.merits();
  }

  at(revision: number): Promise<Snapshot> {
    return this.wire.at(revision);
  }

  tell(refusal: Refusal): void {
    this.staging.tell(refusal);
  }

  show(snapshot: Snapshot, news: LogLine[], heardAt: number): void {
    const wasMyTurn = this.isMyTurn;
    if (this.live && moments(news).length) this.#came = news;
    if (news.length) this.log = [...this.log, ...news];
    if (news.some(isFair)) void loadWords('fair').catch(() => undefined);
    if (snapshot.setup) this.setup = snapshot.setup;
    this.heardAt = heardAt;
    if (moments(news).length) {
      this.move = null; // the answer is on its way
      this.staging.forget();
      this.adviser.forget();
      this.outlook.forget();
      this.lit = null;
    }
    this.live = snapshot;
    this.history.keepUp();
    this.sharing.keepUp();
    this.fairness.look(snapshot);
    if (this.isMyTurn && !wasMyTurn) sound('turn');
    else if (news.filter(isPlayed).some(({ seat }) => seat !== this.me)) sound('other');
  }
}

// A table as one browser sees it: the socket, what is staged, what is looked back at.

import { api, Refusal } from './api';
import { holdsSecret, isPlayed, linesOfOthers, moments, undoneRevisions } from './log';
import { pace, settings } from './settings.svelte';
import { nameOf } from './words.svelte';
import { Socket, type Connection } from './socket';
import { play as sound } from './sound';
import type { Play } from './game';
import type {
  Advice,
  Answer,
  Command,
  Snapshot,
  FromServer,
  LogLine,
  PlayedLine,
  Statement,
  Seat,
} from './types';

export interface RefusalNote {
  reason: Statement;
  at: { x: number; y: number } | null;
}

interface Waiting {
  message: object;
  answered: (answer: any) => void;
  failed: (refusal: Refusal) => void;
}

const KEPT_MOMENTS = 300;
const DESKTOP = matchMedia('(hover: hover) and (pointer: fine)');

export class Table implements Play {
  connection = $state<Connection>('connecting');
  live = $state.raw<Snapshot | null>(null);
  past = $state.raw<Snapshot | null>(null);
  setup = $state.raw<unknown>(null);
  log = $state.raw<LogLine[]>([]);
  presence = $state.raw<boolean[]>([]);
  staged = $state<string | null>(null);
  preview = $state.raw<Answer | null>(null);
  lit = $state.raw<{ seat: Seat; source: string } | null>(null);
  advice = $state.raw<Advice[]>([]);
  note = $state.raw<RefusalNote | null>(null);
  lost = $state.raw<Refusal | null>(null); // this table cannot be shown at all
  isSending = $state(false);
  isAdvising = $state(false);
  seen = $state(0); // the revision that was live when somebody last looked at the present
  heardAt = $state(0); // when the live snapshot came, by this browser's clock

  private viewer = $state<Seat | null>(null); // which of several seats on this device looks
  private walk = $state.raw<number[] | null>(null); // what happened since my turn, still to come
  private socket: Socket;
  private waiting = new Map<string, Waiting>();
  private answers = new Map<string, Promise<Answer>>();
  private snapshots = new Map<number, Snapshot>();
  private asked = 0;

  constructor(readonly id: string) {
    this.socket = new Socket({
      address: () => this.address(),
      hear: (message) => this.hear(message),
      changed: (connection) => (this.connection = connection),
      opened: () => this.waiting.forEach(({ message }) => this.socket.send(message)),
      failed: () => void this.findOut(),
    });
  }

  close(): void {
    this.socket.close();
  }

  // What a game is told.

  undone = $derived.by(() => undoneRevisions(this.log));
  moments = $derived.by(() => moments(this.log));
  snapshot = $derived.by(() => (this.past ?? this.live)!);

  /** My seats that no bot plays for me at the moment. */
  mine = $derived.by(() => {
    const snapshot = this.live;
    return snapshot
      ? (snapshot.mine ?? []).filter((seat) => snapshot.seats[seat].level === null)
      : [];
  });

  /** The seat that the device has to be passed to before anything is shown. */
  cover = $derived.by((): Seat | null => {
    const decider = this.live?.decider ?? null;
    if (decider === null || this.mine.length < 2) return null;
    if (!this.mine.includes(decider) || this.viewer === decider) return null;
    return holdsSecret(this.live!.private[decider]) ? decider : null;
  });

  me = $derived.by((): Seat | null => {
    const all = this.live?.mine ?? [];
    if (all.length < 2) return all[0] ?? null;
    if (this.cover !== null) return null;
    const decider = this.live!.decider;
    if (decider !== null && this.mine.includes(decider)) return decider;
    return this.viewer;
  });

  isMyTurn = $derived.by(() => {
    const decider = this.live?.decider ?? null;
    return decider !== null && decider === this.me && this.mine.includes(decider);
  });

  legal = $derived.by(() =>
    this.past || !this.isMyTurn || this.isSending ? [] : this.live!.legal,
  );

  recent = $derived.by((): PlayedLine[] => {
    if (!this.past) return linesOfOthers(this.log, this.undone, this.me);
    const revision = this.past.revision;
    return this.log.filter(isPlayed).filter((line) => line.revision === revision);
  });

  /** Something happened while somebody looks back. */
  isBehind = $derived.by(() => this.past !== null && (this.live?.revision ?? 0) > this.seen);

  get motion(): boolean {
    return pace() > 0;
  }

  // One text, so that what shows names is not said anew with every snapshot.
  private names = $derived.by(() =>
    (this.live?.seats ?? []).map((_, seat) => nameOf(this.live!.seats, seat)).join('\n'),
  );

  who(seat: Seat): string {
    return this.names.split('\n')[seat] ?? '';
  }

  stage(action: string): void {
    if (!this.legal.includes(action)) return;
    if (this.staged === action || (!settings.confirm && DESKTOP.matches)) return this.play(action);
    this.staged = action;
    this.preview = null;
    this.note = null;
    void this.ask(action).then(
      (answer) => {
        if (this.staged === action) this.preview = answer;
      },
      () => undefined,
    );
  }

  play(action: string): void {
    if (!this.legal.includes(action)) return;
    this.unstage();
    sound('place');
    void this.send({ type: 'play', action });
  }

  confirm(): void {
    if (this.staged) this.play(this.staged);
  }

  unstage(): void {
    this.staged = null;
    this.preview = null;
    this.note = null;
  }

  refuse(what: string | Statement, at: { x: number; y: number }): void {
    if (this.past) return this.say('looking-back', at);
    if (this.live?.status !== 'playing') return this.say('over', at);
    if (!this.isMyTurn) return this.say('not-your-turn', at);
    if (this.isSending) return;
    sound('refuse');
    if (typeof what !== 'string') {
      this.note = { reason: what, at };
      return;
    }
    this.ask(what).then(
      (answer) => {
        if (!answer.legal) this.note = { reason: answer.reason, at };
        else if (this.legal.includes(what)) this.stage(what);
      },
      (refusal: Refusal) => this.say(refusal.code, at, refusal.message),
    );
  }

  ask(action: string): Promise<Answer> {
    const key = `${this.moments.at(-1)}/${action}`;
    const known = this.answers.get(key);
    if (known) return known;
    const asking = this.request<Answer>({ type: 'ask', id: this.newId(), action });
    asking.catch(() => this.answers.delete(key));
    this.answers.set(key, asking);
    return asking;
  }

  // What people do at the table.

  async send(command: Command): Promise<boolean> {
    const isMove = command.type === 'play' || command.type === 'undo';
    const id = this.newId();
    if (isMove) this.isSending = true;
    try {
      await this.request({ type: 'do', id, revision: this.live?.revision ?? 0, command });
      return true;
    } catch (error) {
      const refusal = error as Refusal;
      if (refusal.code === 'stale') void this.resync();
      this.say(refusal.code, null, refusal.message, refusal.args);
      return false;
    } finally {
      if (isMove) this.isSending = false;
    }
  }

  undo(turn: boolean): void {
    if (this.past || this.isSending || !this.isMyTurn || !this.live!.undoable) return;
    this.unstage();
    void this.send({ type: 'undo', turn });
  }

  async advise(): Promise<void> {
    if (this.isAdvising || !this.isMyTurn) return;
    this.isAdvising = true;
    const moment = this.moments.at(-1);
    try {
      const advice = await api.hint(this.id);
      if (this.moments.at(-1) === moment) this.advice = advice;
    } catch (error) {
      const { code, message } = error as Refusal;
      this.say(code, null, message);
    } finally {
      this.isAdvising = false;
    }
  }

  lift(seat: Seat): void {
    this.viewer = seat;
  }

  // History.

  async showMoment(revision: number): Promise<void> {
    const wanted = ++this.asked;
    if (revision >= (this.live?.revision ?? 0)) return this.backToNow();
    let snapshot = this.snapshots.get(revision);
    try {
      snapshot ??= await api.at(this.id, revision);
    } catch (error) {
      const { code, message } = error as Refusal;
      return this.say(code, null, message);
    }
    this.snapshots.set(revision, snapshot);
    if (this.snapshots.size > KEPT_MOMENTS)
      this.snapshots.delete(this.snapshots.keys().next().value!);
    if (wanted !== this.asked) return;
    if (!this.past) this.seen = this.live!.revision;
    this.past = snapshot;
    this.unstage();
  }

  backToNow(): void {
    this.asked++;
    this.walk = null;
    this.past = null;
    this.seen = this.live?.revision ?? 0;
  }

  /** One moment back or forth; past the last one comes the present. */
  step(by: 1 | -1): void {
    const now = this.past?.revision ?? this.live?.revision ?? 0;
    const next =
      by < 0
        ? this.moments.findLast((revision) => revision < now)
        : this.moments.find((revision) => revision > now);
    if (next !== undefined) void this.showMoment(next);
    else if (by > 0) this.backToNow();
  }

  /** Show one after the other what others did since my turn, from the moment before it. */
  walkRecent(): void {
    if (!this.walk) {
      const news = linesOfOthers(this.log, this.undone, this.me).map((line) => line.revision);
      const before = this.moments.findLast((revision) => revision < news[0]);
      this.walk = before === undefined ? news : [before, ...news];
    }
    const [next, ...rest] = this.walk;
    if (next === undefined || next >= this.live!.revision) return this.backToNow();
    this.walk = rest;
    void this.showMoment(next);
  }

  get walkLeft(): number | null {
    return this.walk?.length ?? null;
  }

  // The wire.

  private address(): string {
    const since = this.log.at(-1)?.revision ?? 0;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?since=${since}`;
  }

  private newId(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
      byte.toString(36).padStart(2, '0'),
    ).join('');
  }

  /** Kept until it is answered: sent again with its id after a loss. */
  private request<T>(message: { type: string; id: string; [field: string]: unknown }): Promise<T> {
    return new Promise((answered, failed) => {
      this.waiting.set(message.id, { message, answered, failed });
      this.socket.send(message);
    });
  }

  private hear(message: FromServer): void {
    if (message.type === 'state') return this.take(message);
    if (message.type === 'presence') {
      this.presence = message.seats;
      return;
    }
    if (message.type === 'pong') {
      if (message.revision !== (this.live?.revision ?? 0)) void this.resync();
      return;
    }
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    this.waiting.delete(message.id);
    if (message.type === 'refused')
      waiting.failed(new Refusal(message.code, message.text, message.args));
    else waiting.answered(message);
  }

  /** A whole snapshot: nothing older than what is there already counts. */
  private take(snapshot: Snapshot): void {
    const known = this.live?.revision ?? -1;
    if (snapshot.revision < known) return;
    const last = this.log.at(-1)?.revision ?? 0;
    const news = (snapshot.log ?? []).filter((line) => line.revision > last);
    if (news.length) this.log = [...this.log, ...news];
    if (snapshot.setup) this.setup = snapshot.setup;
    const wasMine = this.isMyTurn;
    this.heardAt = Date.now();
    if (moments(news).length) {
      this.isSending = false; // the answer comes right behind
      this.unstage();
      this.advice = [];
      this.answers.clear();
      this.lit = null;
    }
    this.live = snapshot;
    if (!this.past) this.seen = snapshot.revision;
    if (this.isMyTurn) this.viewer = this.me;
    if (this.isMyTurn && !wasMine) sound('turn');
    else if (news.some((line) => line.type === 'played' && line.seat !== this.me)) sound('other');
  }

  private async resync(): Promise<void> {
    try {
      this.take(await api.state(this.id, this.log.at(-1)?.revision ?? 0));
    } catch {
      // The socket will come back with a state of its own.
    }
  }

  /** The socket was not let in: is there such a table for us at all? */
  private async findOut(): Promise<void> {
    try {
      this.take(await api.state(this.id, this.log.at(-1)?.revision ?? 0));
    } catch (error) {
      const refusal = error as Refusal;
      if (refusal.status !== 401 && refusal.status !== 403 && refusal.status !== 404) return;
      this.lost = refusal;
      this.close();
    }
  }

  say(code: string, at: RefusalNote['at'], text = '', args = {}): void {
    this.note = { reason: { code: `ui:${code}`, text, args }, at };
  }
}

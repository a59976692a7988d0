// The connection to a table. A request is kept until it is answered and sent again with its id after
// a loss, so it happens once; what was missed meanwhile is asked for.

import { api, asRefusal, NOT_NOW, Refusal } from '../lib/api';
import type {
  Answer,
  Command,
  FromServer,
  LogLine,
  Merits,
  Presence,
  Snapshot,
  TalkNews,
  ToServer,
} from '../lib/types';
import { pauseBefore, Socket, type Connection, type Ears } from './socket';

type Reply = Extract<FromServer, { type: 'done' | 'answer' }>;
type Request = Extract<ToServer, { id: string }>;

interface Waiting {
  request: Request;
  refusals: number; // because the server could not store or read anything
  again?: ReturnType<typeof setTimeout>;
  answered: (reply: Reply) => void;
  refused: (refusal: Refusal) => void;
}

/** What a table sends messages through: a socket, or something that answers like one. */
export interface Link extends Pick<Socket, 'send' | 'close'> {
  at?(revision: number): Promise<Snapshot>; // where no server keeps the past
  merits?(): Promise<Merits>; // or the table
}

/** Opens a socket; `ears` are told what comes through it. */
export type Connect = (ears: Ears) => Link;

const CLOSED_DOORS = [401, 403, 404]; // answers after which it is no use to try again

export class Wire {
  #link = $state<Connection>('connecting');
  #isHeldUp = $state(false); // a request waits until the server can store it
  presence = $state.raw<boolean[]>([]);
  audience = $state.raw<Pick<Presence, 'watchers' | 'names'>>({ watchers: 0 });
  talk = $state.raw<TalkNews[]>([]); // all that has come about it
  lost = $state.raw<Refusal | null>(null); // this table cannot be shown at all

  #socket: Link;
  #waiting: Waiting[] = [];
  #revision = -1; // of the latest snapshot
  #told = 0; // the revision of the latest line of the log

  get connection(): Connection | 'not-stored' {
    return this.#link === 'live' && this.#isHeldUp ? 'not-stored' : this.#link;
  }

  /** `show` is given each snapshot with the lines of the log that are new in it. */
  constructor(
    readonly id: string,
    private show: (snapshot: Snapshot, news: LogLine[]) => void,
    connect: Connect = (ears): Link => new Socket(ears),
  ) {
    this.#socket = connect({
      address: () => this.#address(),
      hear: (message) => this.#hear(message),
      changed: (connection) => (this.#link = connection),
      opened: () => this.#waiting.forEach(({ request }) => this.#socket.send(request)),
      failed: () => void this.#findOut(),
    });
  }

  close(): void {
    this.#waiting.forEach(({ again }) => clearTimeout(again));
    this.#socket.close();
  }

  /** Let something happen at the table; gives the revision of its entry, or throws a refusal. */
  async command(command: Command): Promise<number> {
    const revision = Math.max(0, this.#revision);
    try {
      const reply = await this.#request({ type: 'do', id: newId(), revision, command });
      return reply.type === 'done' ? reply.revision : 0;
    } catch (error) {
      if (asRefusal(error).code === 'stale') void this.#resync();
      throw error;
    }
  }

  /** Say something at the table; or, as the host, allow texts or phrases only. */
  async say(message: { phrase: string } | { text: string } | { is_open: boolean }): Promise<void> {
    const id = newId();
    await this.#request(
      'is_open' in message ? { type: 'chat', id, ...message } : { type: 'say', id, ...message },
    );
  }

  /** What a decision would bring, or why it cannot be taken; throws a refusal. */
  async ask(action: string): Promise<Answer> {
    const reply = await this.#request({ type: 'ask', id: newId(), action });
    if (reply.type === 'answer') return reply;
    throw new Refusal('broken', 'the server answered something else');
  }

  /** The table as it was. */
  at(revision: number): Promise<Snapshot> {
    return this.#socket.at?.(revision) ?? api.at(this.id, revision);
  }

  /** What each legal decision would bring at once. */
  merits(): Promise<Merits> {
    return this.#socket.merits?.() ?? api.merits(this.id);
  }

  #request(request: Request): Promise<Reply> {
    return new Promise((answered, refused) => {
      this.#waiting.push({ request, refusals: 0, answered, refused });
      this.#socket.send(request);
    });
  }

  #address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?since=${this.#told}`;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'state':
        return this.#take(message);
      case 'presence':
        this.presence = message.seats;
        this.audience = message;
        return;
      case 'talk':
        this.talk = [...this.talk, message];
        return;
      case 'pong':
        if (message.revision !== Math.max(0, this.#revision)) void this.#resync();
        return;
      case 'refused':
        if (NOT_NOW.includes(message.code)) return this.#sendLater(message.id);
        return this.#answerTo(message.id)?.refused(
          new Refusal(message.code, message.text, message.args),
        );
      case 'done':
      case 'answer':
        return this.#answerTo(message.id)?.answered(message);
    }
  }

  /** Who waits for the answer with this id; nobody waits for it afterwards. */
  #answerTo(id: string): Waiting | undefined {
    const waiting = this.#waiting.find(({ request }) => request.id === id);
    this.#waiting = this.#waiting.filter((each) => each !== waiting);
    this.#isHeldUp = this.#waiting.some(({ refusals }) => refusals);
    return waiting;
  }

  /** Nothing could be stored: the same again, with growing pauses, until it is answered. */
  #sendLater(id: string): void {
    const waiting = this.#waiting.find(({ request }) => request.id === id);
    if (!waiting) return;
    this.#isHeldUp = true;
    clearTimeout(waiting.again);
    waiting.again = setTimeout(() => {
      if (this.#waiting.includes(waiting)) this.#socket.send(waiting.request);
    }, pauseBefore(waiting.refusals++));
  }

  /** A snapshot older than the one that is there is ignored. */
  #take(snapshot: Snapshot): void {
    if (snapshot.revision < this.#revision) return;
    const news = (snapshot.log ?? []).filter(({ revision }) => revision > this.#told);
    this.#revision = snapshot.revision;
    this.#told = news.at(-1)?.revision ?? this.#told;
    this.show(snapshot, news);
  }

  async #resync(): Promise<void> {
    try {
      this.#take(await api.state(this.id, this.#told));
    } catch {
      // The socket will come back with a snapshot of its own.
    }
  }

  /** The socket was not let in: is there such a table for us at all? */
  async #findOut(): Promise<void> {
    try {
      this.#take(await api.state(this.id, this.#told));
    } catch (error) {
      const refusal = asRefusal(error);
      if (!CLOSED_DOORS.includes(refusal.status)) return;
      this.lost = refusal;
      this.close();
    }
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}

// Tables that no server knows, for tests.

import { vi } from 'vitest';
import type { FromServer, LogLine, PlayedLine, Snapshot, ToServer } from '../lib/types';
import type { Ears } from './socket';

/** A game that this client has neither a folder nor words nor pictures for. It is asked for once. */
export const CHESS = {
  game: 'chess',
  title: 'Chess',
  seats: [2],
  levels: ['random'],
  options: [
    {
      name: 'clock',
      default: 'no',
      explanation: 'With a clock.',
      values: ['yes', 'no'],
      form: '',
      needs: {},
      parts: null,
    },
    {
      name: 'board',
      default: 'wood',
      explanation: '',
      values: ['wood', 'glass'],
      form: '',
      needs: {},
      parts: null,
    },
  ],
  components: {},
};

export function madeUpSnapshot(more: Partial<Snapshot> = {}): Snapshot {
  return {
    type: 'state',
    table: 'table',
    revision: 1,
    status: 'playing',
    game: 'chess',
    spec: 'chess players=2',
    rules: 1,
    setup: {},
    promise: '',
    is_mixing: false,
    shares: [],
    imported: false,
    hints: true,
    is_listed: false,
    options: {},
    is_host: true,
    mine: [0],
    seats: [
      { name: 'Ann', level: null, is_open: false },
      { name: 'Ben', level: null, is_open: false },
    ],
    decider: 0,
    awaited: { code: 'move', args: {} },
    view: {},
    private: {},
    legal: ['move e4', 'move d4', 'resign'],
    undoable: 0,
    scores: [[], []],
    sources: ['pawns'],
    winners: [],
    clock: null,
    hints_taken: [0, 0],
    rematch: null,
    leaving: 'bot',
    unready: [],
    is_paused: false,
    offer: null,
    conduct: { taken_back: 0, resigned: [], ended: null },
    log: [],
    ...more,
  };
}

export function played(
  revision: number,
  seat: number,
  action = 'move e4',
  more: Partial<PlayedLine> = {},
): PlayedLine {
  return { revision, at: 0, type: 'played', seat, action, events: [], chance: [], ...more };
}

export function undone(revision: number, seat: number, count: number): LogLine {
  return { revision, at: 0, type: 'undone', seat, count };
}

/** The other end of a wire: keeps what was sent, and says what a server would say. */
export class MadeUpServer {
  sent: ToServer[] = [];
  isClosed = false;
  #ears: Ears | null = null;

  connect = (ears: Ears) => {
    this.#ears = ears;
    return {
      send: (message: ToServer) => void this.sent.push(message),
      close: () => void (this.isClosed = true),
    };
  };

  get ears(): Ears {
    if (!this.#ears) throw new Error('nobody listens');
    return this.#ears;
  }

  say(message: FromServer): void {
    this.ears.hear(message);
  }

  /** The latest request. */
  get request(): Extract<ToServer, { id: string }> {
    const request = this.sent.at(-1);
    if (!request || request.type === 'ping') throw new Error('nothing was asked');
    return request;
  }

  refuse(code: string): void {
    this.say({ type: 'refused', id: this.request.id, code, text: code, args: {}, revision: 1 });
  }
}

/** Answers to what is fetched, by the end of the address; the addresses that were asked for. */
export function fetchAnswers(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const [, answer] = Object.entries(answers).find(([end]) => address.endsWith(end)) ?? [];
    const status = answer === undefined ? 404 : 200;
    return Promise.resolve(Response.json(answer ?? { code: 'no-such-table' }, { status }));
  });
  return asked;
}

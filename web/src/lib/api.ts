// The server's addresses. Whatever it refuses is thrown as a `Refusal` with a code.

import type {
  Advice,
  Args,
  ClockSettings,
  Course,
  Snapshot,
  GameInfo,
  Leaving,
  Merits,
  Person,
  Seat,
  Summary,
} from './types';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly args: Args = {},
    readonly status = 0,
  ) {
    super(text);
  }
}

/** Codes of refusals while the server's database fails: the same request may work a moment later. */
export const NOT_NOW = ['not-stored', 'not-read'];

/** Whatever was thrown, as a refusal. */
export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('other', String(error));
}

export type NewSeat =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'local'; name: string }
  | { kind: 'bot'; level: string };

export type TableKind = 'mine' | 'open' | 'finished';
export type LinkKind = 'play' | 'watch' | 'seat';
export const TABLES_ON_A_PAGE = 50;

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Record<string, string>;
  hints: boolean;
  is_listed: boolean;
  clock: ClockSettings | null;
  leaving?: Leaving;
  chat?: boolean; // may people write what they want to each other?
  commitment?: string; // to a share of the host's browser
}

/** A link that was made, with a picture of it for the camera of another device. */
export interface Link {
  link: string;
  qr: string | null; // the address of a picture; none where nobody else could follow the link
}

/** Where links lead; null if only this computer can follow them. */
export interface Network {
  links: string | null;
  can_open: boolean;
}

interface Refused {
  code: string;
  text: string;
  args: Args;
}

export async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(
      '/api' + path,
      body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
    );
  } catch {
    throw new Refusal('offline', 'the server cannot be reached');
  }
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok) {
    const error = (type.includes('json') ? await response.json() : {}) as Partial<Refused>;
    throw new Refusal(
      error.code ?? (response.status === 404 ? 'no-such-table' : 'broken'),
      error.text ?? response.statusText,
      error.args,
      response.status,
    );
  }
  return (await (type.includes('json') ? response.json() : response.text())) as T;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Person>('/me'),
  name: (name: string) => call<Person>('/me', { name }),
  logout: () => call<unknown>('/logout', {}),
  network: () => call<Network>('/network'),
  openNetwork: () => call<Network>('/network', {}),
  games: () => call<GameInfo[]>('/games'),
  tables: (which: TableKind, page: number) =>
    call<Summary[]>(`/tables?which=${which}&page=${page}`),
  lay: (wanted: NewTable) =>
    call<{ table: string }>('/tables', { ...wanted, clock: wanted.clock ?? undefined }),
  enter: (key: string) => call<{ table: string }>('/enter', { key }),
  openRecord: (record: string) => call<{ table: string }>('/records', { record }),
  state: (id: string, since = 0) => call<Snapshot>(`${table(id)}?since=${since}`),
  merits: (id: string) => call<Merits>(`${table(id)}/merits`),
  hint: (id: string) => call<Advice[]>(`${table(id)}/hint`, {}),
  key: (id: string, kind: LinkKind, seat?: Seat) =>
    call<Link>(`${table(id)}/keys`, seat === undefined ? { kind } : { kind, seat }),
  revoke: (id: string, kind: LinkKind) => call(`${table(id)}/keys/revoke`, { kind }),
  rematch: (id: string, commitment: string) =>
    call<{ table: string }>(`${table(id)}/rematch`, { commitment }),
  at: (id: string, revision: number) => call<Snapshot>(`${table(id)}/at/${revision}`),
  course: (id: string) => call<Course>(`${table(id)}/course`),
};

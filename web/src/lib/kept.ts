// What this browser keeps of each table, so that nobody can tell it something else later.

import { api, type NewTable } from './api';
import { sha256 } from './sha256';
import type { MixedShare } from './types';

/** What this browser has kept of a table since it first saw it. */
export interface Kept {
  promise?: string; // the first one that was shown
  share?: string; // that this browser mixes in
  commitments?: string[]; // of all, when it showed its share
  wasShown?: boolean; // the share was sent over a living connection
}

/** What the server says at the end. */
export interface Shown {
  promise: string;
  seed?: string;
  salt?: string;
  shares: MixedShare[];
}

/** What is wrong, as a code; `draw` counts from 1. */
export interface Fault {
  what: 'changed' | 'secret' | 'commitments' | 'left-out' | 'share' | 'log' | 'chance';
  draw: number;
}

/** What can be said while the match goes on. */
export function earlyFault(kept: Kept, shown: Shown, hasStarted: boolean): Fault | null {
  if (kept.promise !== undefined && kept.promise !== shown.promise)
    return { what: 'changed', draw: 0 };
  if (!kept.commitments) return null;
  const commitments = shown.shares.map(({ commitment }) => commitment);
  if (commitments.join() !== kept.commitments.join()) return { what: 'commitments', draw: 0 };
  const own = kept.share === undefined ? '' : sha256(kept.share);
  const isLeftOut = shown.shares.some((each) => each.commitment === own && each.share === null);
  return hasStarted && kept.wasShown && isLeftOut ? { what: 'left-out', draw: 0 } : null;
}

const PREFIX = 'regnum-fair-';
const MOST = 300; // tables
const SHARE_BYTES = 16;

type Dated = Kept & { at: number };

export function keptOf(table: string): Kept {
  return read(PREFIX + table) ?? {};
}

/** Keep something more of a table. */
export function keep(table: string, more: Kept): Kept {
  const kept = { ...keptOf(table), ...more };
  localStorage.setItem(PREFIX + table, JSON.stringify({ ...kept, at: Date.now() }));
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (keys.length > MOST) {
    const age = (key: string) => read(key)?.at ?? 0;
    localStorage.removeItem(keys.reduce((one, other) => (age(other) < age(one) ? other : one)));
  }
  return kept;
}

function read(key: string): Dated | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Dated | null;
  } catch {
    return null;
  }
}

/** Something that nobody else knows yet, and its hash, which can be shown at once. */
export function newShare(): { share: string; commitment: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(SHARE_BYTES));
  const share = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { share, commitment: sha256(share) };
}

/** Lay a table, and commit this browser to a share of its own; gives the table's id. */
export async function layTable(wanted: NewTable): Promise<string> {
  const { share, commitment } = newShare();
  const { table } = await api.lay({ ...wanted, commitment });
  keep(table, { share });
  return table;
}

/** The same for another match of the same people, whoever of them lays its table. */
export async function playAgain(id: string): Promise<string> {
  const { share, commitment } = newShare();
  const { table } = await api.rematch(id, commitment);
  if (!keptOf(table).share) keep(table, { share }); // who comes again has committed already
  return table;
}

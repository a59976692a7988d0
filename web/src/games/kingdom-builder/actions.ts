// What the texts of decisions mean on the board.

import { isHex } from './hexes';
import type { PendingStep } from './view';

/** A decision that names a hex. */
export type HexVerb = 'build' | 'move' | 'take' | 'wall';

export interface Target {
  verb: HexVerb;
  hex: string;
  action: string;
}

export function parseAction(action: string): { verb: string; hex?: string; token?: string } {
  const [verb, what] = action.split(' ');
  if (!what) return { verb };
  return isHex(what) ? { verb, hex: what } : { verb, token: what };
}

/** The legal decisions that name a hex, by hex. No hex ever has two. */
export function targetsOf(legal: string[]): Map<string, Target> {
  const targets = new Map<string, Target>();
  for (const action of legal) {
    const { verb, hex } = parseAction(action);
    if (hex) targets.set(hex, { verb: verb as HexVerb, hex, action });
  }
  return targets;
}

/** Tokens that may be used now. */
export function usesOf(legal: string[]): string[] {
  return legal.filter(isQuick).map((action) => action.slice(4));
}

/** A token is taken in hand at once: where it is used comes next. */
export function isQuick(action: string): boolean {
  return action.startsWith('use ');
}

export function buttonsOf(legal: string[]): string[] {
  return legal.filter((action) => action === 'end' || action === 'stop');
}

const VERBS: Record<string, HexVerb> = { take: 'take', sword: 'take', move: 'move', wall: 'wall' };

/** What a click on a hex means while this is pending. */
export function verbOf(pending: PendingStep[]): HexVerb {
  return VERBS[pending.at(-1)?.what ?? ''] ?? 'build';
}

/** The hex of a lifted settlement. */
export function liftedFrom(pending: PendingStep[]): string | null {
  const top = pending.at(-1);
  return top?.what === 'move' ? (top.from ?? null) : null;
}

/** How many of how many settlements the mandatory action or a donation has placed; null outside. */
export function placements(
  pending: PendingStep[],
  settlementsPerDonation: number,
): { done: number; of: number } | null {
  const step = pending.findLast(({ what }) => what === 'donation' || what === 'mandatory');
  if (step?.owed === undefined) return null;
  const isDonation = step.what === 'donation';
  const done = isDonation ? settlementsPerDonation - step.owed : (step.built ?? []).length;
  return { done, of: done + step.owed };
}

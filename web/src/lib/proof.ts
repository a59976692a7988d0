// Did chance follow from the commitments? docs/notation.md says how. This is asked at the end of a
// match, and fetched only then.

import { earlyFault, type Fault, type Kept, type Shown } from './kept';
import { standingLines } from './log';
import { sha256 } from './sha256';
import type { ChanceOutcome, GameEvent, LogLine, Seat } from './types';

/** An outcome of chance, who saw it first, and what had happened since the one before. */
export interface Draw {
  outcome: string;
  seat: Seat | null; // null: everybody saw it
  events: GameEvent[];
}

/** What chance could decide, with weights, in the order of the engine. */
export type Weights = [outcome: string, weight: number][];

/** For each draw of a match: what could have come. A game knows it from its rules alone. */
export type Odds = (draws: Draw[]) => Weights[];

const HALF = 64n; // bits that are used of a hash
const SEED_DIGITS = 32; // 128 bits

/** The seed of a match: the one in the secret, or made of all that was mixed in. */
export function mixedSeed(secret: string, shares: string[]): string {
  if (!shares.length) return secret.split('/')[0];
  const mixed = sha256([secret, ...shares].join('/')).slice(0, SEED_DIGITS);
  return BigInt(`0x${mixed}`).toString();
}

/** What the seed draws as outcome n of a match. */
export function drawn(seed: string, n: number, weights: Weights): string | null {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const x = BigInt(`0x${sha256(`${seed}/chance/${n}`).slice(0, 16)}`);
  let at = Number((x * BigInt(total)) >> HALF);
  for (const [outcome, weight] of weights) {
    if (at < weight) return outcome;
    at -= weight;
  }
  return null;
}

/** All outcomes of a log in their order; null where one of them is hidden. */
export function drawsOf(log: LogLine[]): Draw[] | null {
  const standing = new Set(standingLines(log).map(({ revision }) => revision));
  const draws: Draw[] = [];
  let events: GameEvent[] = [];
  for (const line of log) {
    if (line.type !== 'started' && line.type !== 'played') continue;
    if (line.type === 'played') {
      if (!standing.has(line.revision)) continue;
      events.push(...line.events);
    }
    for (const { outcome, seen_by, events: after } of line.chance) {
      if (outcome === null) return null;
      draws.push({ outcome, seat: seen_by?.[0] ?? null, events });
      events = [...after];
    }
  }
  return draws;
}

/** The first outcome that does not follow from the seed, from 1; null where all of them do. */
export function firstWrongDraw(seed: string, draws: Draw[], odds: Odds): number | null {
  const weights = odds(draws);
  const wrong = draws.findIndex(({ outcome }, n) => drawn(seed, n, weights[n]) !== outcome);
  return wrong < 0 ? null : wrong + 1;
}

/** What is wrong with a match that is over: `log` is what is told now, `seen` what was told then. */
export function findFault(
  kept: Kept,
  shown: Shown,
  seen: LogLine[],
  log: LogLine[],
  odds?: Odds,
): Fault | null {
  const early = earlyFault(kept, shown, true);
  if (early) return early;
  const secret = `${shown.seed}/${shown.salt}`;
  if (sha256(secret) !== shown.promise) return { what: 'secret', draw: 0 };
  const shares = shown.shares.flatMap(({ share }) => share ?? []);
  const isFalse = shown.shares.some(
    ({ share, commitment }) => share !== null && sha256(share) !== commitment,
  );
  if (isFalse) return { what: 'share', draw: 0 };
  const draws = drawsOf(log);
  if (!draws || !isSameLog(seen, log)) return { what: 'log', draw: 0 };
  if (!odds) return null;
  const draw = firstWrongDraw(mixedSeed(secret, shares), draws, odds);
  return draw === null ? null : { what: 'chance', draw };
}

/** Does a log tell the same as before, with more only where something was hidden? */
function isSameLog(seen: LogLine[], log: LogLine[]): boolean {
  const told = new Map(log.map((line) => [line.revision, line]));
  return seen.every((line) => {
    const now = told.get(line.revision);
    return now?.type === line.type && isSameLine(line, now);
  });
}

function isSameLine(line: LogLine, now: LogLine): boolean {
  if (line.type === 'played' && now.type === 'played')
    if (line.seat !== now.seat || line.action !== now.action) return false;
  const before = chanceOf(line);
  const after = chanceOf(now);
  return (
    before.length === after.length &&
    before.every(({ outcome }, n) => outcome === null || outcome === after[n].outcome)
  );
}

function chanceOf(line: LogLine): ChanceOutcome[] {
  return 'chance' in line ? line.chance : [];
}

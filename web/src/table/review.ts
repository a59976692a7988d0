// The review of a finished match, as the server makes it.

import { api, call } from '../lib/api';
import type { NewSeat } from '../lib/api';
import { keep, newShare } from '../lib/kept';
import type { Statement } from '../lib/types';

export interface Part {
  points: number;
  error: number;
}

export const PARTS = ['start', 'luck', 'best', 'given_away', 'others'] as const;
export type Account = Record<(typeof PARTS)[number], Part> & { margin: number };

const ORIGINS = ['luck', 'own', 'others'] as const;
type Origin = (typeof ORIGINS)[number];

/** What a margin came from, in three parts that add up to it. */
export function originsOf(account: Account): Record<Origin, number> {
  const { start, luck, best, given_away, others } = account;
  return {
    luck: start.points + luck.points,
    own: best.points - given_away.points,
    others: others.points,
  };
}

/** Which of them brought most of it; null where the match ended level. */
export function decidedBy(account: Account): Origin | null {
  const origins = originsOf(account);
  const pull = (origin: Origin) => origins[origin] * Math.sign(account.margin);
  return account.margin ? ORIGINS.toSorted((one, other) => pull(other) - pull(one))[0] : null;
}

export interface Candidate {
  action: string;
  gain: number; // over what was played
  error: number;
}

interface Judged {
  number: number; // the moment at which it was decided
  seat: string;
  action: string;
  best: string;
  loss: number;
  error: number;
}

export interface Decision extends Judged {
  candidates: Candidate[];
}

export interface TurningPoint extends Judged {
  merits: Statement[]; // what speaks for the better one
}

export interface Review {
  values: number[][];
  revisions: number[]; // of each moment
  accounts: Account[];
  decisions: Decision[];
  turning_points: TurningPoint[];
}

interface Progress {
  done: number;
  review: Review | null;
}

const POLL_MS = 700;

/** The review of a match; until it is there, how much of it is. */
export async function fetchReview(
  table: string,
  tell: (done: number) => void,
  isWanted: () => boolean,
): Promise<Review | null> {
  while (isWanted()) {
    const { done, review } = await call<Progress>(`/tables/${table}/review`, {});
    tell(done);
    if (review) return review;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return null;
}

/** What was decided at a revision, if there was a choice. */
export function decisionAt(review: Review, revision: number): Decision | undefined {
  return review.decisions.find(({ number }) => review.revisions[number] === revision);
}

/** Play on from a revision at a new table; without one, the same deal from the start. */
export async function branch(
  table: string,
  seats: NewSeat[],
  revision: number | null,
): Promise<string> {
  const path = `/tables/${table}/branch`;
  if (revision !== null) return (await call<{ table: string }>(path, { seats, revision })).table;
  const { share, commitment } = newShare();
  const laid = await call<{ table: string }>(path, { seats, commitment });
  keep(laid.table, { share });
  return laid.table;
}

export const levelsOf = async (game: string): Promise<string[]> =>
  (await api.games()).find((each) => each.game === game)?.levels ?? [];

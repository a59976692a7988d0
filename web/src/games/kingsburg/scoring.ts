// The end of a match: who is level with the winners, and what decided between them.

import { letterOf } from '../../lib/seats';
import type { Snapshot, Seat } from '../../lib/types';
import { GOODS, viewOf, type View } from './view';

export const goodsOf = (view: View, seat: Seat): number =>
  GOODS.reduce((sum, good) => sum + view.goods[letterOf(seat)][good], 0);

type Tie = 'goods' | 'buildings' | 'shared' | null;

/** What decided among the seats with most points: null where one had most. */
export function tieBreak(snapshot: Snapshot): Tie {
  const totals = snapshot.scores.map((awards) =>
    awards.reduce((sum, { points }) => sum + points, 0),
  );
  const level = totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
  if (level.length < 2) return null;
  if (snapshot.winners.length > 1) return 'shared';
  const goods = level.map((seat) => goodsOf(viewOf(snapshot), seat));
  const isSplit = goods.filter((count) => count === Math.max(...goods)).length === 1;
  return isSplit ? 'goods' : 'buildings';
}

/** The message that says what decided between equal points, if anything did. */
export function tieMessage(snapshot: Snapshot): string | null {
  const tie = tieBreak(snapshot);
  return tie && tie !== 'shared' ? `ks-scoring-tie-${tie}` : null;
}

import type { Play } from './game';
import type { Seat, Snapshot } from './types';

interface Shapes<View, Own, Setup> {
  viewOf: (snapshot: Snapshot) => View;
  setupOf: (play: Pick<Play, 'setup'>) => Setup;
  /** What only a seat itself sees; undefined for everybody else. */
  ownOf: (snapshot: Snapshot, seat: Seat) => Own | undefined;
}

/** What the table passes on without knowing its shape, with the types of a game. */
export function shapesOf<View, Own, Setup>(): Shapes<View, Own, Setup> {
  return {
    viewOf: (snapshot) => snapshot.view as View,
    setupOf: (play) => play.setup as Setup,
    ownOf: (snapshot, seat) => snapshot.private[seat] as Own | undefined,
  };
}

import type { Play } from './game';
import type { Seat, Snapshot } from './types';

interface Shapes<View, Own, Setup> {
  viewOf: (snapshot: Snapshot) => View;
  setupOf: (play: Pick<Play, 'setup'>) => Setup;
  /** What only a seat itself sees; undefined for everybody else. */
  ownOf: (snapshot: Snapshot, seat: Seat) => Own | undefined;
}

/** What the table passes on without knowing it, with the types that a game gives to it. */
export function shapesOf<View, Own, Setup>(): Shapes<View, Own, Setup> {
  return {
    viewOf: (snapshot) => snapshot.view as View,
    setupOf: (play) => play.setup as Setup,
    ownOf: (snapshot, seat) => snapshot.private[seat] as Own | undefined,
  };
}

// What could be drawn from the pile of terrain cards: known from the rules and what was drawn before.

import type { Draw, Weights } from '../../lib/proof';
import type { Seat } from '../../lib/types';

const TERRAINS = ['grass', 'canyon', 'desert', 'flower', 'forest'];
const CARDS_OF_EACH = 5;

/** The pile before each draw. Whoever draws has put the card of the turn on the discards. */
export function odds(draws: Draw[]): Weights[] {
  const hands = new Map<Seat, string>();
  const all = new Map(TERRAINS.map((terrain) => [terrain, CARDS_OF_EACH])); // in the game
  let pile = new Map(all);
  let turn: Seat | null = null; // whose open card was useless and left the game
  return draws.map(({ outcome, seat, events }) => {
    for (const { event, source, seat: whose } of events) {
      if (event !== 'card-removed') continue;
      all.set(source, (all.get(source) ?? 0) - 1);
      hands.delete(whose);
      turn = whose;
    }
    const drawer = seat ?? turn;
    if (drawer !== null) hands.delete(drawer);
    if (TERRAINS.every((terrain) => !pile.get(terrain))) {
      pile = new Map(all);
      for (const held of hands.values()) pile.set(held, (pile.get(held) ?? 0) - 1);
    }
    const weights: Weights = TERRAINS.map((terrain) => [`draw ${terrain}`, pile.get(terrain) ?? 0]);
    const terrain = outcome.split(' ')[1];
    pile.set(terrain, (pile.get(terrain) ?? 0) - 1);
    if (drawer !== null) hands.set(drawer, terrain);
    return weights;
  });
}

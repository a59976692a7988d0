// What moves on the map: settlements come from their owners, tokens go to theirs, cards are drawn.

import { letterOf } from '../../lib/seats';
import { pictureOf, type At, type Motions } from '../../lib/moving';
import { parseAction } from './actions';
import { GAME } from './view';

const PIECE = 44; // the size of a settlement on the map
const CARD = 30;

const motions: Motions = ({ play, line, events, stage }) => {
  const { seat, action, chance } = line;
  const holder = `[data-seat="${seat}"]`;
  const { verb, hex } = parseAction(action);

  if (verb === 'build' && hex && seat !== play.me) {
    const piece = stage.find(`[data-piece="${hex}"]`);
    const at = placeOf(piece);
    const picture = pictureOf(GAME, `settlement-${letterOf(seat)}`);
    if (at) stage.bring(piece, stage.find(`${holder} .supply svg`), 0, { picture, at });
  }
  for (const { event, seat: who, source, places } of events) {
    const home = stage.find(`[data-home="${places[0]}"]`);
    const held = `[data-seat="${who}"] [data-held="${source}"] svg`;
    if (event === 'token-gained')
      stage.bring(
        stage.find(...(who === play.me ? [`[data-token="${source}"] .roundel`] : []), held),
        home,
      );
    else if (event === 'token-lost')
      stage.send(
        pictureOf(GAME, `token-${source}`),
        PIECE,
        home,
        stage.find(`[data-seat="${who}"]`),
      );
  }
  const pile = stage.find('[data-pile]');
  if (verb === 'end' && chance.length && pile) {
    const to = seat === play.me ? stage.find('[data-hand]', holder) : stage.find(holder);
    stage.send(pile.cloneNode(true) as HTMLElement, CARD, to, pile);
  }
};
export default motions;

/** Where a piece of the map is on the screen. */
function placeOf(piece: Element | null): At | null {
  const matrix = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
  if (!matrix) return null;
  const { a: scale, e: x, f: y } = matrix;
  return { x, y, width: PIECE * scale, height: PIECE * scale };
}

// What a lesson can point at on this board: hexes by their names, cards, tokens, the hand.

import type { Play } from '../../lib/game';
import { t } from '../../lib/i18n.svelte';
import { seatOf } from '../../lib/seats';
import type { Part, Pointing, Spot } from '../../lessons/pointing';
import { centerOf, isHex } from './hexes';
import { hexArgs, ownersOf, setupOf, sourceMessage, viewOf } from './view';

const PARTS: Partial<Record<string, Part>> = {
  map: ['.map .view', 'kb-map'],
  hand: ['.panel.hand', 'kb-board-card'],
  supply: ['.hand .supply', 'kb-part-supply'],
  tokens: ['.panel.tokens', 'kb-board-tokens'],
  cards: ['.cards > section', 'kb-board-cards'],
  total: ['.cards h2', 'kb-board-total'],
  pile: ['.stock .fact', 'kb-part-card'],
  walls: ['.stock :nth-child(2) .fact', 'kb-part-wall'],
};

function part(target: string): Part | null {
  const [kind, what] = target.split(':');
  if (kind === 'token') return [`.panel.tokens [data-token="${what}"]`, `kb-token-${what}`];
  if (kind === 'card') return [`[data-source="${what}"]`, sourceMessage(what)];
  return PARTS[target] ?? null;
}

const map = () => document.querySelector<SVGSVGElement>('.map .world > svg');

/** A hex on the screen, as far as it lies inside the map that is shown. */
function spot(target: string, play: Play): Spot | null {
  const [svg, view] = [map(), document.querySelector('.map .view')?.getBoundingClientRect()];
  const matrix = svg?.getScreenCTM();
  if (!isHex(target) || !matrix || !view) return null;
  const { geometry, locations } = setupOf(play);
  const { x, y } = new DOMPoint(...pair(centerOf(target, geometry))).matrixTransform(matrix);
  const isInside = x > view.left && x < view.right && y > view.top && y < view.bottom;
  const part = target in locations ? 0.95 : 0.7; // the tokens at a location's foot stay in sight
  const radius = geometry.radius * matrix.a * part;
  return isInside
    ? { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius, isRound: true }
    : null;
}

const pair = ({ x, y }: { x: number; y: number }): [number, number] => [x, y];

function name(target: string, play: Play): string {
  if (!isHex(target)) return target;
  const view = viewOf(play.snapshot);
  const args = hexArgs(target, setupOf(play), view, ownersOf(view), play.me);
  const who = typeof args.seat === 'string' ? play.who(seatOf(args.seat)) : '';
  return t('kb-hex', { ...args, who });
}

/** The map comes into sight for a hex that is meant, all of it where the hex lies outside. */
function show(targets: string[], play: Play): void {
  if (targets.length && isHex(targets[0]))
    document.querySelector('.map')?.scrollIntoView({ block: 'nearest' });
  if (targets.filter(isHex).every((hex) => spot(hex, play))) return;
  const whole = document.querySelector<HTMLElement>('.zoom button:nth-child(3)');
  whole?.click();
}

export default { part, spot, name, show } satisfies Pointing;

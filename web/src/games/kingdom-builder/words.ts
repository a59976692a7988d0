// The arguments of Kingdom Builder's messages, from actions, events and outcomes of chance.

import type { Heading, SaidMessage } from '../../lib/game';
import type { Args, ChanceOutcome, GameEvent, Statement } from '../../lib/types';
import { parseAction } from './actions';

export function actionArgs(action: string): Args {
  const { hex = '', token = 'none' } = parseAction(action);
  return { hex, token, terrain: action.startsWith('draw ') ? token : 'any' };
}

export function eventArgs({ source, places }: GameEvent): Args {
  return { hex: places[0] ?? '', token: source, terrain: source };
}

/** A card that was drawn, as far as the reader may see it. */
export function outcomeMessage({ outcome }: ChanceOutcome): SaidMessage {
  return outcome === null
    ? { id: 'kb-log-draw-hidden', args: { terrain: 'any' } }
    : { id: 'kb-log-draw', args: { terrain: outcome.split(' ')[1] } };
}

const HEADINGS = ['token', 'castle', 'gold', 'beside'];

/** What a settlement on a hex leads to: the best of what it brings. */
export function headingOf(action: string, merits: Statement[]): Heading | null {
  const { verb, hex } = parseAction(action);
  if (!hex || (verb !== 'build' && verb !== 'move')) return null;
  const found = HEADINGS.findIndex((each) => merits.some(({ code }) => code === each));
  const rank = found < 0 ? HEADINGS.length : found;
  return { id: `kb-outcome-${HEADINGS[rank] ?? 'other'}`, args: {}, rank, told: [] };
}

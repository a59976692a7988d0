// What the log says about the board: what changed lately, and what happened in this turn.

import { parseAction } from './actions';
import { standingLines } from '../../lib/log';
import type { LogLine, PlayedLine, Seat } from '../../lib/types';

export type Mark =
  | { kind: 'built' | 'removed' | 'walled'; hex: string; seat: Seat }
  | { kind: 'moved'; from: string; hex: string; seat: Seat };

/** The decisions that stand at a revision: what was taken back is left out. */
export function standing(log: LogLine[], revision = Infinity): PlayedLine[] {
  return standingLines(log.filter((line) => line.revision <= revision));
}

/** What these decisions changed on the board, the latest last; `isTold` picks those to be marked. */
export function marksOf(played: PlayedLine[], isTold = (_line: PlayedLine) => true): Mark[] {
  const marks: Mark[] = [];
  for (const [n, line] of played.entries()) {
    const { verb, hex } = parseAction(line.action);
    if (!hex || !isTold(line)) continue;
    const { seat } = line;
    const before = parseAction(played[n - 1]?.action ?? '');
    if (verb === 'build') marks.push({ kind: 'built', hex, seat });
    else if (verb === 'wall') marks.push({ kind: 'walled', hex, seat });
    else if (verb === 'move' && before.hex)
      marks.push({ kind: 'moved', from: before.hex, hex, seat });
    else if (verb === 'take' && isStruck(played, n)) marks.push({ kind: 'removed', hex, seat });
  }
  return marks;
}

/** Is the settlement that was taken gone, and not only lifted? */
function isStruck(played: PlayedLine[], n: number): boolean {
  return (
    played.slice(0, n).findLast((line) => line.action.startsWith('use '))?.action === 'use sword'
  );
}

/** The decisions of the turn that is being played. */
export function turnOf(played: PlayedLine[]): PlayedLine[] {
  return played.slice(played.findLastIndex((line) => line.action === 'end') + 1);
}

/** The homes of the tokens that a seat has gained in this turn. */
export function gainedThisTurn(played: PlayedLine[], seat: Seat): Set<string> {
  const events = turnOf(played).flatMap((line) => line.events);
  const gains = events.filter(({ event, seat: who }) => event === 'token-gained' && who === seat);
  return new Set(gains.map(({ places }) => places[0]));
}

/** The tokens of nomads that were used up in this turn: neither held any more nor lost. */
export function usedUp(played: PlayedLine[], held: string[]): string[] {
  const turn = turnOf(played);
  const used = turn.flatMap(({ action }) => (action.startsWith('use ') ? [action.slice(4)] : []));
  const lost = turn
    .flatMap(({ events }) => events)
    .flatMap(({ event, source }) => (event === 'token-lost' ? [source] : []));
  return used.filter((token) => !held.includes(token) && !lost.includes(token));
}

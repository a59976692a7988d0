// What the log says about the board: what changed lately, and what happened in this turn.

import { parseAction } from './actions.ts';
import type { Line, Seat } from '../../lib/types';

export type Mark =
  | { kind: 'built' | 'removed' | 'walled'; hex: string; seat: Seat }
  | { kind: 'moved'; from: string; hex: string; seat: Seat };

/** The decisions that still stand: what was taken back is left out. */
export function standing(lines: Line[]): Line[] {
  const played: Line[] = [];
  for (const line of lines) {
    if (line.type === 'played') played.push(line);
    else if (line.type === 'undone') played.splice(Math.max(0, played.length - (line.count ?? 0)));
  }
  return played;
}

/** What these lines changed on the board, the latest last. */
export function marksOf(lines: Line[]): Mark[] {
  const played = standing(lines);
  const marks: Mark[] = [];
  for (const [n, line] of played.entries()) {
    const { verb, hex } = parseAction(line.action ?? '');
    if (!hex) continue;
    const seat = line.seat ?? 0;
    const before = parseAction(played[n - 1]?.action ?? '');
    if (verb === 'build') marks.push({ kind: 'built', hex, seat });
    else if (verb === 'wall') marks.push({ kind: 'walled', hex, seat });
    else if (verb === 'move' && before.hex) marks.push({ kind: 'moved', from: before.hex, hex, seat });
    else if (verb === 'take' && isStruck(played, n)) marks.push({ kind: 'removed', hex, seat });
  }
  return marks;
}

/** Is the settlement that was taken gone, and not only lifted? */
function isStruck(played: Line[], n: number): boolean {
  const next = played[n + 1];
  if (next) return parseAction(next.action ?? '').verb !== 'move';
  return played.findLast((line) => line.action?.startsWith('use '))?.action === 'use sword';
}

/** The decisions of the turn that is being played. */
export function turnLines(lines: Line[]): Line[] {
  const played = standing(lines);
  const end = played.findLastIndex((line) => line.action === 'end');
  return played.slice(end + 1);
}

/** The homes of the tokens that a seat has gained in this turn. */
export function gainedThisTurn(lines: Line[], seat: Seat): Set<string> {
  const homes = new Set<string>();
  for (const line of turnLines(lines)) {
    for (const event of line.events ?? []) {
      if (event.event === 'token-gained' && event.seat === seat) homes.add(event.places[0]);
    }
  }
  return homes;
}

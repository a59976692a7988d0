// What a lesson points at: parts of the page by name. A game adds its own (`games/GAME/pointing.ts`).

import type { Play } from '../lib/game';
import { t } from '../lib/i18n.svelte';

/** A place on the screen. */
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
  isRound?: boolean;
}

/** Where a part of the page is, by a selector, and the message that names it. */
export type Part = [selector: string, message: string];

/** What a game's folder exports as default from `pointing.ts`. */
export interface Pointing {
  /** A part of the board; null where it is a place on the map, or unknown. */
  part(target: string, play: Play): Part | null;
  /** A place that is no element of the page; null where it cannot be seen. */
  spot?(target: string, play: Play): Spot | null;
  /** How such a place is called. */
  name?(target: string, play: Play): string;
  /** Bring something into sight where another part of the board is shown. */
  show?(targets: string[], play: Play): void;
}

const POINTING: Partial<Record<string, () => Promise<Pointing>>> = import.meta.glob<Pointing>(
  '../games/*/pointing.ts',
  { import: 'default' },
);

export async function loadPointing(game: string): Promise<Pointing> {
  return (await POINTING[`../games/${game}/pointing.ts`]?.()) ?? { part: () => null };
}

const COMMON: Partial<Record<string, Part>> = {
  seats: ['section.seats', 'ui-tab-seats'],
  log: ['section.log', 'ui-log'],
  confirm: ['.bar .confirm', 'ui-confirm'],
  undo: ['.bar .buttons button', 'ui-undo'],
};

/** On a small screen these have pages of their own. */
const TABS: Partial<Record<string, Part>> = {
  seats: ['.table > .tabs button:nth-child(2)', 'ui-tab-seats'],
  log: ['.table > .tabs button:nth-child(3)', 'ui-log'],
};

const isShown = (selector: string): boolean =>
  Boolean(document.querySelector<HTMLElement>(selector)?.offsetWidth);

function partOf(pointing: Pointing, target: string, play: Play): Part | null {
  const part = COMMON[target];
  if (part) return isShown(part[0]) ? part : (TABS[target] ?? part);
  const [kind, what] = target.split(':');
  if (kind === 'button') return [`[data-action="${what}"]`, ''];
  return pointing.part(target, play);
}

export function elementOf(pointing: Pointing, target: string, play: Play): HTMLElement | null {
  const part = partOf(pointing, target, play);
  return part ? document.querySelector<HTMLElement>(part[0]) : null;
}

/** Where a target is on the screen now; null where it is out of sight. */
export function spotOf(pointing: Pointing, target: string, play: Play): Spot | null {
  const part = partOf(pointing, target, play);
  if (!part) return pointing.spot?.(target, play) ?? null;
  const box = document.querySelector(part[0])?.getBoundingClientRect();
  return box?.width ? box : null;
}

/** What a screen reader calls it. */
export function nameOf(pointing: Pointing, target: string, play: Play): string {
  const part = partOf(pointing, target, play);
  if (!part) return pointing.name?.(target, play) ?? target;
  const [selector, message] = part;
  return message ? t(message) : (document.querySelector(selector)?.textContent.trim() ?? '');
}

// What keys do on the map, by their place on the keyboard or by their letter, whatever the layout.

import { neighbourOf, type Direction } from './hexes';
import type { Land } from './land.svelte';
import { ZOOM_STEP } from './lens.svelte';

const STEPS: Partial<Record<string, Direction>> = {
  ArrowLeft: 'w',
  ArrowRight: 'e',
  ArrowUp: 'n',
  ArrowDown: 's',
  KeyQ: 'nw',
  KeyE: 'ne',
  KeyZ: 'sw',
  KeyC: 'se',
};

type Steered = Pick<
  Land,
  | 'start'
  | 'point'
  | 'pointAtTarget'
  | 'zoomAtCursor'
  | 'showWhole'
  | 'explainAloud'
  | 'enter'
  | 'stageToken'
  | 'stageEnd'
  | 'unstage'
  | 'isStaged'
  | 'isLive'
>;

/** Do what a key means; what means nothing here is left to others. */
export function press(event: KeyboardEvent, land: Steered): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const does = meaningOf(event, land);
  if (!does) return;
  event.preventDefault();
  event.stopPropagation();
  does();
}

function meaningOf({ key, code, shiftKey }: KeyboardEvent, land: Steered): (() => void) | null {
  const direction = STEPS[code] ?? STEPS[`Key${key.toUpperCase()}`];
  if (code === 'KeyL') return () => land.pointAtTarget(shiftKey ? -1 : 1);
  if (direction) return () => land.point(neighbourOf(land.start(), direction));
  if (key === '+' || key === '=') return () => land.zoomAtCursor(ZOOM_STEP);
  if (key === '-') return () => land.zoomAtCursor(1 / ZOOM_STEP);
  if (key === '0') return () => land.showWhole();
  if (code === 'KeyI') return () => land.explainAloud(land.start());
  if (!land.isLive) return null;
  if (key === 'Enter' || key === ' ') return () => land.enter();
  if (code === 'KeyT') return () => land.stageToken();
  if (code === 'KeyF') return () => land.stageEnd();
  return key === 'Escape' && land.isStaged ? () => land.unstage() : null;
}

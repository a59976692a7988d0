// When something is heard. How it sounds is in `workshop.ts`; nothing is told by sound alone.

import { settings } from './settings.svelte';
import type { Sound } from './workshop';

/** Browsers let nothing be heard before the first click or key. */
export function play(name: Sound): void {
  const { userActivation } = navigator as Partial<Navigator>; // older browsers have none
  if (!settings.sound || !userActivation?.hasBeenActive) return;
  import('./workshop').then(
    ({ make }) => make(name, settings.volume),
    () => undefined, // a table can be silent
  );
}

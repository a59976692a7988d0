// Bots are called in the reader's language, so the reader's search for one is understood here.

import { t } from '../lib/i18n.svelte';
import { knownGames } from '../lib/known.svelte';

/** The levels of the bots whose names have this in them. */
export function botsCalled(who: string): string[] {
  const wanted = who.trim().toLowerCase();
  if (!wanted) return [];
  const levels = [...new Set(knownGames().flatMap((game) => game.levels))];
  return levels.filter((level) => t('ui-bot', { level }).toLowerCase().includes(wanted));
}

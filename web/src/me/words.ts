// The words of what a person has of their own, which the first page knows nothing of.

import { hasWords, loadWords, offerWords } from '../lib/i18n.svelte';

offerWords(import.meta.glob<string>('../../../src/regnum/locale/*/*me.ftl', { import: 'default' }));

/** The words of the page, and what these games count. */
export function loadMyWords(games: string[] = []): Promise<void> {
  const own = games.flatMap((game) => [game, `${game}-me`]).filter(hasWords);
  return loadWords('me', ...own);
}

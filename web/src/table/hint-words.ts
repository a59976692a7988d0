// The words of hints, of reviews and of decisions as text, which a first game can do without.

import { hasWords, loadWords, offerWords } from '../lib/i18n.svelte';

offerWords(
  import.meta.glob<string>('../../../src/regnum/locale/*/*hints.ftl', { import: 'default' }),
);

export function hasHintWords(game: string): boolean {
  return hasWords(`${game}-hints`);
}

/** What can be said about the decisions of a game, and the words around it. */
export function loadHintWords(game: string): Promise<void> {
  return loadWords(...(hasHintWords(game) ? [`${game}-hints`, 'hints'] : ['hints']));
}

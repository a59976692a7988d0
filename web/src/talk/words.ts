// The words of the talk, which a game against bots knows nothing of.

import { loadWords, offerWords } from '../lib/i18n.svelte';

offerWords(
  import.meta.glob<string>('../../../src/regnum/locale/*/talk.ftl', { import: 'default' }),
);

export function loadTalkWords(): Promise<void> {
  return loadWords('talk');
}

// The words of lessons, which the first page knows nothing of.

import { hasWords, loadWords, offerWords } from '../lib/i18n.svelte';

offerWords(
  import.meta.glob<string>('../../../src/regnum/locale/*/*lessons.ftl', { import: 'default' }),
);

export function hasLessons(game: string): boolean {
  return hasWords(`${game}-lessons`);
}

/** What the lessons of a game say, and the words around it. */
export function loadLessonWords(game: string): Promise<void> {
  return loadWords(game, `${game}-lessons`, 'lessons');
}

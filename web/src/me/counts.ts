// What is counted of matches, in words: `source-` and other parts of a game are called as on its
// board, everything else has words of its own.

import { has, number, t } from '../lib/i18n.svelte';
import { prefixOf } from '../lib/games';
import type { Count } from './api';

const OF_ALL = ['points', 'place'];

export function countText(game: string, name: string): string {
  if (OF_ALL.includes(name)) return t(`me-count-${name}`);
  const prefix = prefixOf(game);
  const known = [`${prefix}-stat-${name}`, `${prefix}-${name}`].find(has);
  return known ? t(known) : name;
}

/** A share is said in percent. */
export function averageText({ average, is_share }: Count): string {
  return is_share ? t('me-percent', { percent: Math.round(100 * average) }) : number(average);
}

/** Is the highest number worth telling? */
export function hasMost({ name, is_share }: Count): boolean {
  return !is_share && name !== 'place';
}

/** What is told first: numbers; then how often something was so. */
export function inOrder(counts: Count[]): Count[] {
  return [...counts].sort((a, b) => Number(a.is_share) - Number(b.is_share));
}

import { expect, test } from 'vitest';
import { startWords } from './i18n.svelte';
import type { Holder } from './types';
import { nameOf } from './words.svelte';

function named(...holders: [string, string | null][]): string[] {
  const seats = holders.map(([name, level]): Holder => ({
    name,
    level,
    is_open: false,
    owner: null,
  }));
  return seats.map((_, seat) => nameOf(seats, seat));
}

test('bots are called by how strong they are, and a number or letter tells equal names apart', async () => {
  await startWords();
  expect(named(['Ann', null], ['gentle', 'gentle'])).toEqual(['Ann', 'Easy bot']);
  expect(named(['Ann', null], ['Bo', null], ['Ann', null])).toEqual(['Ann 1', 'Bo', 'Ann 2']);
  expect(named(['gentle', 'gentle'], ['hard', 'hard'], ['gentle', 'gentle'])).toEqual([
    'Easy bot 1',
    'Hard bot',
    'Easy bot 2',
  ]);
  expect(named(['random', 'random'], ['mc:ms=500', 'mc'])).toEqual(['Bot random', 'Bot mc']);
  expect(named(['mine', 'mine'], ['mine', 'mine'])).toEqual(['Bot mine 1', 'Bot mine 2']);
});

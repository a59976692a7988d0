import { beforeAll, expect, test } from 'vitest';
import { clockText, unitOf } from './clock-words';
import { loadWords, startWords } from './i18n.svelte';

beforeAll(async () => {
  await startWords();
  await loadWords('fair');
});

test('a time is told in the largest unit that fits', () => {
  expect([45, 60, 90, 3600, 172800].map(unitOf)).toEqual([
    'second',
    'minute',
    'second',
    'hour',
    'day',
  ]);
});

test('a clock is told in words, with its bank where it has one', () => {
  expect(clockText({ per: 'turn', seconds: 45, bank: 300 })).toBe(
    '45 seconds for each turn, and a time bank for the game: 5 minutes',
  );
  expect(clockText({ per: 'decision', seconds: 86400, bank: 0 })).toBe('1 day for each move');
});

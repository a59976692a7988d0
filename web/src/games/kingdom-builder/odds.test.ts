import { expect, test } from 'vitest';
import type { Draw } from '../../lib/proof';
import type { GameEvent } from '../../lib/types';
import { odds } from './odds';

const draw = (terrain: string, seat: number | null, events: Partial<GameEvent>[] = []): Draw => ({
  outcome: `draw ${terrain}`,
  seat,
  events: events as GameEvent[],
});
const removed = (source: string, seat: number) => ({ event: 'card-removed', source, seat });
const counts = (draws: Draw[]) => odds(draws).map((weights) => weights.map(([, count]) => count));

test('a pile of twenty-five cards grows smaller', () => {
  expect(counts([draw('grass', 0), draw('grass', 1), draw('forest', 0)])).toEqual([
    [5, 5, 5, 5, 5],
    [4, 5, 5, 5, 5],
    [3, 5, 5, 5, 5],
  ]);
});

test('when the pile is empty, all but the cards in hand are shuffled', () => {
  const terrains = ['grass', 'canyon', 'desert', 'flower', 'forest'];
  const all = Array.from({ length: 25 }, (_, n) => draw(terrains[Math.floor(n / 5)], n % 2));
  const last = counts([...all, draw('grass', 1)]).at(-1);
  // Seat 0 holds the last forest; seat 1 has just discarded its own.
  expect(last).toEqual([5, 5, 5, 5, 4]);
});

test('a card that left the game does not come back', () => {
  const terrains = ['grass', 'canyon', 'desert', 'flower', 'forest'];
  const all = Array.from({ length: 25 }, (_, n) => draw(terrains[Math.floor(n / 5)], n % 2));
  const open = draw('canyon', null, [removed('forest', 0)]);
  const [replacing, next] = counts([...all, open, draw('grass', 1)]).slice(-2);
  // Seat 1 still holds its forest while the useless one of seat 0 is replaced.
  expect(replacing).toEqual([5, 5, 5, 5, 3]);
  expect(next).toEqual([5, 4, 5, 5, 3]);
});

// What dice and the five cards of a year could show: known from the rules alone.

import type { Draw, Weights } from '../../lib/proof';

const FACES = [1, 2, 3, 4, 5, 6];
const CARDS = [1, 2, 3, 4, 5];

/** Every result of so many dice, in ascending order. */
function results(dice: number, from = 1): number[][] {
  if (!dice) return [[]];
  return FACES.filter((face) => face >= from).flatMap((face) =>
    results(dice - 1, face).map((rest) => [face, ...rest]),
  );
}

/** In how many orders the dice can show it. */
function orders(result: number[]): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const alike = FACES.map((face) => result.filter((each) => each === face).length);
  return factorial(result.length) / alike.map(factorial).reduce((a, b) => a * b);
}

/** A roll is of as many dice as it shows. */
export function odds(draws: Draw[]): Weights[] {
  return draws.map(({ outcome }): Weights => {
    const [verb, ...dice] = outcome.split(' ');
    if (verb === 'enemy') return CARDS.map((card) => [`enemy ${card}`, 1]);
    return results(dice.length).map((result) => [`roll ${result.join(' ')}`, orders(result)]);
  });
}

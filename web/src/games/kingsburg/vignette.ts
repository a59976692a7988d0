// The court around the King, and dice before it.

import type { VignettePart } from '../../lib/game';

const COURT = [
  'jester',
  'merchant',
  'duchess',
  'wizard',
  'king',
  'queen',
  'general',
  'alchemist',
  'squire',
];
const DICE = ['die-A-3', 'die-A-6', 'die-white-2', 'die-B-4', 'die-B-1', 'die-C-5', 'die-C-2'];

export default [
  ...COURT.map((name, n) => {
    const aside = Math.abs(n - 4);
    return {
      name: `advisor-${name}`,
      x: 280 + (n - 4) * 66,
      y: 62 + aside * 4,
      size: 98 - aside * 9,
    };
  }),
  ...DICE.map((name, n) => ({ name, x: 96 + n * 61, y: 128 - (n % 2) * 5, size: 30 })),
] satisfies VignettePart[];

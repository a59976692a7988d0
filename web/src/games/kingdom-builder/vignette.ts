// A corner of the land with settlements of everybody.

import type { VignettePart } from '../../lib/game';

const HEX = { width: 52, radius: 30 };
const LAND = [
  'forest forest grass grass flower flower desert desert canyon mountain mountain canyon',
  'forest grass grass water flower flower desert canyon canyon mountain grass grass',
  'desert grass water water grass forest forest canyon desert desert grass flower',
  'desert desert water grass grass forest mountain mountain desert flower flower flower',
].map((row) => row.split(' '));
const ON_LAND: [string, number, number][] = [
  ['settlement-A', 2, 0],
  ['settlement-A', 1, 1],
  ['settlement-A', 2, 1],
  ['token-tower', 3, 0],
  ['settlement-B', 5, 1],
  ['castle', 6, 1],
  ['settlement-B', 6, 2],
  ['settlement-C', 8, 2],
  ['settlement-C', 9, 2],
  ['token-farm', 10, 1],
  ['settlement-D', 4, 2],
  ['settlement-E', 8, 0],
];

const hexMiddle = (column: number, row: number) => ({
  x: HEX.width * (column + (row % 2) / 2) + 4,
  y: HEX.radius * 1.5 * row + 10,
});

export default [
  ...LAND.flatMap((row, r) =>
    row.map((terrain, c) => ({
      name: `terrain-${terrain}`,
      ...hexMiddle(c, r),
      size: 2 * HEX.radius,
    })),
  ),
  ...ON_LAND.map(([name, c, r]) => ({
    name,
    ...hexMiddle(c, r),
    size: name.startsWith('s') ? 36 : 44,
  })),
] satisfies VignettePart[];

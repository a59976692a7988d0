// The 20 x 20 hexes: names, neighbours, and where they lie in the picture of the land.

import type { Point } from '../../lib/game';

export const SIZE = 20;
export const SMALL = 24; // hexes with fewer pixels across are no targets for a finger
const COLUMNS = 'abcdefghijklmnopqrst';

/** How the hexes lie in the picture: left top corner of the land, width and radius of a hex. */
export interface Geometry {
  left: number;
  top: number;
  width: number;
  radius: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = 'w' | 'e' | 'nw' | 'ne' | 'sw' | 'se' | 'n' | 's';

export function nameOf(row: number, column: number): string {
  return `${COLUMNS[column]}${row + 1}`;
}

/** Row and column from 0. */
export function placeOf(hex: string): [number, number] {
  return [Number(hex.slice(1)) - 1, COLUMNS.indexOf(hex[0])];
}

export const ALL = Array.from({ length: SIZE * SIZE }, (_, n) =>
  nameOf(Math.floor(n / SIZE), n % SIZE),
);

/** A hex in the middle of each sector, which stands for a sector without settlements. */
const SECTORS: Partial<Record<string, string>> = {
  'sector-1': 'e5',
  'sector-2': 'o5',
  'sector-3': 'e15',
  'sector-4': 'o15',
};

/** The hex at which a place is shown: itself, or the middle of a sector. */
export function hexOf(place: string): string {
  return SECTORS[place] ?? place;
}

export function isHex(word: string): boolean {
  const [row, column] = placeOf(word);
  return column >= 0 && row >= 0 && row < SIZE;
}

export function centerOf(hex: string, { left, top, width, radius }: Geometry): Point {
  const [row, column] = placeOf(hex);
  return { x: left + width * (column + 0.5 + (row % 2) / 2), y: top + radius * (1.5 * row + 1) };
}

/** The hex under a point of the picture. */
export function hexAt({ x, y }: Point, geometry: Geometry): string | null {
  const { left, top, width, radius } = geometry;
  const row = Math.floor((y - top) / (1.5 * radius));
  const column = Math.floor((x - left) / width);
  let best: string | null = null;
  let nearest = radius;
  for (const r of [row - 1, row]) {
    for (const c of [column - 1, column]) {
      if (r < 0 || c < 0 || r >= SIZE || c >= SIZE) continue;
      const center = centerOf(nameOf(r, c), geometry);
      const distance = Math.hypot(center.x - x, center.y - y);
      if (distance < nearest) [best, nearest] = [nameOf(r, c), distance];
    }
  }
  return best;
}

/** The hex one step away; straight up and down keep the column. */
export function neighbourOf(hex: string, direction: Direction): string | null {
  const [row, column] = placeOf(hex);
  const east = column + (row % 2);
  const [r, c] = {
    w: [row, column - 1],
    e: [row, column + 1],
    nw: [row - 1, east - 1],
    ne: [row - 1, east],
    sw: [row + 1, east - 1],
    se: [row + 1, east],
    n: [row - 1, column],
    s: [row + 1, column],
  }[direction];
  return r < 0 || c < 0 || r >= SIZE || c >= SIZE ? null : nameOf(r, c);
}

/** The corners of a hex around the origin, as a path; `room` is left free along the sides. */
export function outline({ width, radius }: Geometry, room = 0): string {
  const shrink = 1 - (2 * room) / width;
  const [w, r] = [(width / 2) * shrink, radius * shrink];
  const points = [
    [0, -r],
    [w, -r / 2],
    [w, r / 2],
    [0, r],
    [-w, r / 2],
    [-w, -r / 2],
  ];
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}

/** The whole picture but some hexes, as a path to be filled by `evenodd`. */
export function allBut(hexes: Iterable<string>, size: Size, geometry: Geometry): string {
  const [w, r] = [geometry.width / 2, geometry.radius];
  const hole = `l${w} ${r / 2}v${r}l${-w} ${r / 2}l${-w} ${-r / 2}v${-r}z`;
  const holes = [...hexes].map((hex) => {
    const { x, y } = centerOf(hex, geometry);
    return `M${x} ${y - r}${hole}`;
  });
  return `M0 0H${size.width}V${size.height}H0z${holes.join('')}`;
}

/** The lines where the four sectors meet, as a path along the sides of hexes. */
export function bordersOf(geometry: Geometry): string {
  const { left, top, width, radius } = geometry;
  const half = SIZE / 2;
  const across = `M${left + width / 2} ${top + radius * 1.5 * half}`;
  const step = `l${width / 2} ${radius / 2}l${width / 2} ${-radius / 2}`;
  const down = `M${left + width * half} ${top + radius / 2}`;
  const zigzag = `v${radius}l${width / 2} ${radius / 2}v${radius}l${-width / 2} ${radius / 2}`;
  const lines = [across + step.repeat(SIZE), down + zigzag.repeat(half)];
  return lines.map((line) => line.replace(/l[^l]*$/, '')).join(''); // the last sides are outer ones
}

/** The part of the picture that holds these hexes whole, with some room around them. */
export function rectOf(hexes: Iterable<string>, geometry: Geometry, room = 0): Rect {
  const rect = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const hex of hexes) {
    const { x, y } = centerOf(hex, geometry);
    rect.left = Math.min(rect.left, x - geometry.width / 2 - room);
    rect.right = Math.max(rect.right, x + geometry.width / 2 + room);
    rect.top = Math.min(rect.top, y - geometry.radius - room);
    rect.bottom = Math.max(rect.bottom, y + geometry.radius + room);
  }
  return rect;
}

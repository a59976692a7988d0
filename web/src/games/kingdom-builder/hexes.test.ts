import { expect, test } from 'vitest';
import {
  ALL,
  allBut,
  bordersOf,
  rectOf,
  centerOf,
  hexAt,
  isHex,
  nameOf,
  outline,
  placeOf,
  neighbourOf,
} from './hexes';

const geometry = { left: 66, top: 60, width: Math.sqrt(3) * 30, radius: 30 };

function neighboursOf(hex: string): string[] {
  return (['nw', 'ne', 'w', 'e', 'sw', 'se'] as const)
    .map((way) => neighbourOf(hex, way))
    .filter((other) => other !== null);
}

test('names and places are inverse', () => {
  expect(ALL.length).toBe(400);
  for (const hex of ALL) expect(nameOf(...placeOf(hex))).toBe(hex);
  expect(placeOf('a1')).toEqual([0, 0]);
  expect(placeOf('t20')).toEqual([19, 19]);
  expect(isHex('c4') && !isHex('oracle') && !isHex('c21') && !isHex('u1')).toBe(true);
});

test('neighbours are those of the notation', () => {
  expect(neighboursOf('c4').sort()).toEqual(['b4', 'c3', 'c5', 'd3', 'd4', 'd5']);
  expect(neighboursOf('c5').sort()).toEqual(['b4', 'b5', 'b6', 'c4', 'c6', 'd5']);
  expect(neighboursOf('a1').sort()).toEqual(['a2', 'b1']);
  for (const hex of ALL) {
    for (const other of neighboursOf(hex)) expect(neighboursOf(other).includes(hex)).toBe(true);
  }
});

test('steps end at the edge and go straight up and down', () => {
  expect(neighbourOf('a1', 'w')).toBeNull();
  expect(neighbourOf('t20', 'se')).toBeNull();
  expect(neighbourOf('t1', 'ne')).toBeNull();
  expect(neighbourOf('c4', 'n')).toBe('c3');
  expect(neighbourOf('c4', 's')).toBe('c5');
  expect(neighbourOf('c4', 'nw')).toBe('c3');
  expect(neighbourOf('c5', 'ne')).toBe('c4');
});

test('a point belongs to the hex whose center is nearest', () => {
  for (const hex of ALL) {
    const { x, y } = centerOf(hex, geometry);
    for (const [dx, dy] of [
      [0, 0],
      [24, 0],
      [-24, 0],
      [0, 28],
      [0, -28],
      [20, 13],
      [-20, -13],
    ]) {
      expect(hexAt({ x: x + dx, y: y + dy }, geometry)).toBe(hex);
    }
  }
  expect(hexAt({ x: 10, y: 10 }, geometry)).toBeNull();
  expect(hexAt({ x: 5000, y: 300 }, geometry)).toBeNull();
});

test('the rectangle of hexes holds their corners', () => {
  const rect = rectOf(['a1', 'b2'], geometry);
  expect(rect.left).toBe(66);
  expect(rect.top).toBe(60);
  expect(Math.abs(rect.right - (66 + 2.5 * geometry.width)) < 1e-9).toBe(true);
  expect(rect.bottom).toBe(60 + 30 * 3.5);
  expect(rectOf(['a1'], geometry, 10).left).toBe(56);
  expect(rectOf(['a1', 't1', 'a20', 't20'], geometry)).toEqual(rectOf(ALL, geometry));
});

test('an outline has six corners', () => {
  expect(outline(geometry).split('L').length).toBe(6);
  expect(outline(geometry, 4)).toMatch(/^M0\.0 -25\.4L/);
});

test('borders run between sectors, from edge to edge', () => {
  const sectorOf = (hex: string | null) => {
    const [row, column] = placeOf(hex ?? 'a1');
    return `${Math.floor(row / 10)} ${Math.floor(column / 10)}`;
  };
  let at = { x: 0, y: 0 };
  let sides = 0;
  for (const [, verb, numbers] of bordersOf(geometry).matchAll(/([Mlv])([^Mlv]*)/g)) {
    const [first, second = 0] = numbers.split(' ').map(Number);
    const [x, y] = verb === 'v' ? [0, first] : [first, second];
    if (verb === 'M') at = { x, y };
    else {
      const middle = { x: at.x + x / 2, y: at.y + y / 2 };
      const beside = [0.1, -0.1].map((far) =>
        sectorOf(hexAt({ x: middle.x - y * far, y: middle.y + x * far }, geometry)),
      );
      expect(beside[0]).not.toBe(beside[1]);
      at = { x: at.x + x, y: at.y + y };
      sides += 1;
    }
  }
  expect(sides).toBe(39 + 39);
});

test('what covers all but some hexes has a hole for each', () => {
  const path = allBut(['c4', 'k11'], { width: 1000, height: 900 }, geometry);
  expect(path.startsWith('M0 0H1000V900H0z')).toBe(true);
  expect(path.match(/M/g)).toHaveLength(3);
  expect(path).toContain(`M${centerOf('c4', geometry).x} ${centerOf('c4', geometry).y - 30}l`);
});

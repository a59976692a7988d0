import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL, boxOf, CORNERS, centerOf, hexAt, isHex, nameOf, outline, placeOf, step } from './hexes.ts';

const geometry = { left: 66, top: 60, width: Math.sqrt(3) * 30, radius: 30 };

function neighboursOf(hex: string): string[] {
  return (['nw', 'ne', 'w', 'e', 'sw', 'se'] as const).map((way) => step(hex, way)).filter((other) => other !== null);
}

test('names and places are inverse', () => {
  assert.equal(ALL.length, 400);
  for (const hex of ALL) assert.equal(nameOf(...placeOf(hex)), hex);
  assert.deepEqual(placeOf('a1'), [0, 0]);
  assert.deepEqual(placeOf('t20'), [19, 19]);
  assert.ok(isHex('c4') && !isHex('oracle') && !isHex('c21') && !isHex('u1'));
});

test('neighbours are those of the notation', () => {
  assert.deepEqual(neighboursOf('c4').sort(), ['b4', 'c3', 'c5', 'd3', 'd4', 'd5']);
  assert.deepEqual(neighboursOf('c5').sort(), ['b4', 'b5', 'b6', 'c4', 'c6', 'd5']);
  assert.deepEqual(neighboursOf('a1').sort(), ['a2', 'b1']);
  for (const hex of ALL) {
    for (const other of neighboursOf(hex)) assert.ok(neighboursOf(other).includes(hex));
  }
});

test('steps end at the edge and go straight up and down', () => {
  assert.equal(step('a1', 'w'), null);
  assert.equal(step('t20', 'se'), null);
  assert.equal(step('t1', 'ne'), null);
  assert.equal(step('c4', 'n'), 'c3');
  assert.equal(step('c4', 's'), 'c5');
  assert.equal(step('c4', 'nw'), 'c3');
  assert.equal(step('c5', 'ne'), 'c4');
});

test('a point belongs to the hex whose center is nearest', () => {
  for (const hex of ALL) {
    const { x, y } = centerOf(hex, geometry);
    for (const [dx, dy] of [[0, 0], [24, 0], [-24, 0], [0, 28], [0, -28], [20, 13], [-20, -13]]) {
      assert.equal(hexAt({ x: x + dx, y: y + dy }, geometry), hex);
    }
  }
  assert.equal(hexAt({ x: 10, y: 10 }, geometry), null);
  assert.equal(hexAt({ x: 5000, y: 300 }, geometry), null);
});

test('the box of hexes holds their corners', () => {
  const box = boxOf(['a1', 'b2'], geometry);
  assert.equal(box.left, 66);
  assert.equal(box.top, 60);
  assert.ok(Math.abs(box.right - (66 + 2.5 * geometry.width)) < 1e-9);
  assert.equal(box.bottom, 60 + 30 * 3.5);
  assert.equal(boxOf(['a1'], geometry, 10).left, 56);
  assert.deepEqual(boxOf(CORNERS, geometry), boxOf(ALL, geometry));
});

test('an outline has six corners', () => {
  assert.equal(outline(geometry).split('L').length, 6);
  assert.match(outline(geometry, 4), /^M0\.0 -25\.4L/);
});

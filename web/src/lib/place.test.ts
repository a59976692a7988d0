import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeBeside } from './place.ts';

const PHONE = { width: 360, height: 740 };
const note = { width: 300, height: 100 };

const covers = (anchor: { left: number; top: number; width: number; height: number }) => {
  const { left, top } = placeBeside(anchor, note, PHONE);
  return (
    left < anchor.left + anchor.width &&
    left + note.width > anchor.left &&
    top < anchor.top + anchor.height &&
    top + note.height > anchor.top
  );
};

test('a note never covers what it explains', () => {
  for (const top of [0, 50, 120, 400, 640, 700])
    for (const left of [0, 150, 320]) assert.equal(covers({ left, top, width: 40, height: 40 }), false);
});

test('a note stays on the screen', () => {
  for (const top of [0, 350, 700]) {
    const place = placeBeside({ left: 340, top, width: 20, height: 40 }, note, PHONE);
    assert.ok(place.left >= 0 && place.left + note.width <= PHONE.width);
    assert.ok(place.top >= 0 && place.top + note.height <= PHONE.height);
  }
});

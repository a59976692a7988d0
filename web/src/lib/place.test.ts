import { expect, test } from 'vitest';
import { placeBeside } from './place';

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
    for (const left of [0, 150, 320])
      expect(covers({ left, top, width: 40, height: 40 })).toBe(false);
});

test('a note stays on the screen', () => {
  for (const top of [0, 350, 700]) {
    const place = placeBeside({ left: 340, top, width: 20, height: 40 }, note, PHONE);
    expect(place.left >= 0 && place.left + note.width <= PHONE.width).toBe(true);
    expect(place.top >= 0 && place.top + note.height <= PHONE.height).toBe(true);
  }
});

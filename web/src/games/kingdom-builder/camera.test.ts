import { expect, test } from 'vitest';
import {
  clamp,
  fit,
  pan,
  parseCamera,
  pinch,
  placeNote,
  reveal,
  show,
  toPicture,
  toScreen,
  zoom,
} from './camera';

const bounds = {
  shown: { left: 0, top: 0, right: 1200, bottom: 1000 },
  view: { width: 600, height: 600 },
  nearest: 2,
};

function near(one: number, other: number) {
  expect(Math.abs(one - other) < 1e-6).toBe(true);
}

test('fitting shows the whole picture in the middle', () => {
  expect(fit(bounds)).toEqual({ x: 0, y: 50, k: 0.5 });
});

test('the border of the picture can be left out', () => {
  const cut = { ...bounds, shown: { left: 100, top: 0, right: 1100, bottom: 1000 } };
  expect(fit(cut)).toEqual({ x: -60, y: 0, k: 0.6 });
  expect(clamp({ x: 0, y: 0, k: 1 }, cut).x).toBe(-100);
  expect(clamp({ x: -9999, y: 0, k: 1 }, cut).x).toBe(-500);
});

test('a camera cannot leave the picture nor its zoom limits', () => {
  expect(clamp({ x: 100, y: 100, k: 1 }, bounds)).toEqual({ x: 0, y: 0, k: 1 });
  expect(clamp({ x: -5000, y: -5000, k: 1 }, bounds)).toEqual({ x: -600, y: -400, k: 1 });
  expect(clamp({ x: 0, y: 0, k: 9 }, bounds).k).toBe(2);
  expect(clamp({ x: 0, y: 0, k: 0.1 }, bounds).k).toBe(0.5);
});

test('zooming keeps the point under the pointer', () => {
  const before = { x: -200, y: -100, k: 1 };
  const at = { x: 300, y: 300 };
  const after = zoom(before, 1.5, at, bounds);
  const [one, other] = [toPicture(before, at), toPicture(after, at)];
  near(one.x, other.x);
  near(one.y, other.y);
  near(after.k, 1.5);
});

test('screen and picture are inverse', () => {
  const camera = { x: -20, y: 35, k: 1.25 };
  const point = toScreen(camera, toPicture(camera, { x: 77, y: 88 }));
  near(point.x, 77);
  near(point.y, 88);
});

test('a pinch zooms by the spread and moves with the fingers', () => {
  const before = { x: -300, y: -200, k: 1 };
  const after = pinch(
    before,
    [
      { x: 200, y: 300 },
      { x: 400, y: 300 },
    ],
    [
      { x: 150, y: 310 },
      { x: 450, y: 310 },
    ],
    bounds,
  );
  near(after.k, 1.5);
  const under = toPicture(before, { x: 300, y: 300 });
  const now = toScreen(after, under);
  near(now.x, 300);
  near(now.y, 310);
});

test('a rectangle is shown in the middle, not too near', () => {
  const camera = show({ left: 500, top: 400, right: 600, bottom: 500 }, bounds, 1.5);
  expect(camera.k).toBe(1.5);
  const center = toScreen(camera, { x: 550, y: 450 });
  near(center.x, 300);
  near(center.y, 300);
  expect(show({ left: 0, top: 0, right: 1200, bottom: 1000 }, bounds).k).toBe(0.5);
});

test('revealing moves only when needed', () => {
  const camera = { x: -200, y: -100, k: 1 };
  expect(reveal(camera, { left: 300, top: 200, right: 350, bottom: 250 }, bounds)).toBe(camera);
  expect(reveal(camera, { left: 100, top: 200, right: 150, bottom: 250 }, bounds).x).toBe(-100);
  expect(reveal(camera, { left: 850, top: 200, right: 900, bottom: 250 }, bounds).x).toBe(-300);
});

test('panning stays inside', () => {
  expect(pan({ x: -10, y: -10, k: 1 }, 50, -50, bounds)).toEqual({ x: 0, y: -60, k: 1 });
});

test('a stored camera is read with care', () => {
  const view = { width: 600, height: 400 };
  const stored = { x: 1, y: 2, k: 3, ...view };
  expect(parseCamera(JSON.stringify(stored), view)).toEqual({ x: 1, y: 2, k: 3 });
  const other = { width: 600, height: 300 };
  expect(parseCamera(JSON.stringify(stored), other), 'it would cut off something').toBeNull();
  for (const text of [
    null,
    '',
    'no',
    '{}',
    JSON.stringify({ ...stored, k: 0 }),
    JSON.stringify({ ...stored, x: '1' }),
    '[]',
    'null',
  ]) {
    expect(parseCamera(text, view)).toBeNull();
  }
});

test('a note stands above its hex, or where it hides nothing', () => {
  const note = { width: 100, height: 60 };
  const view = { width: 600, height: 600 };
  const hex = { x: 300, y: 300 };
  expect(placeNote(hex, 20, note, view, [])).toEqual({ x: 250, y: 216 });
  expect(placeNote(hex, 20, note, view, [{ x: 300, y: 260 }])).toEqual({ x: 250, y: 324 });
  expect(placeNote({ x: 20, y: 20 }, 20, note, view, [])).toEqual({ x: 4, y: 44 });
  const around = [
    { x: 300, y: 260 },
    { x: 300, y: 340 },
    { x: 340, y: 300 },
    { x: 260, y: 300 },
  ];
  expect(placeNote(hex, 20, note, view, around)).toEqual({ x: 250, y: 180 });
});

// What part of the picture a view shows: a point of the picture lies at `point * k + (x, y)` on the screen.

import type { Point } from '../../lib/game';
import type { Rect, Size } from './hexes';

export interface Camera extends Point {
  k: number;
}

/** All that bounds a camera: the part of the picture that is shown, the view on the screen, how near it may come. */
export interface Bounds {
  shown: Rect;
  view: Size;
  nearest: number;
}

export function fitScale({ shown, view }: Bounds): number {
  return Math.min(
    view.width / (shown.right - shown.left),
    view.height / (shown.bottom - shown.top),
  );
}

export function fit(bounds: Bounds): Camera {
  return clamp({ x: 0, y: 0, k: fitScale(bounds) }, bounds);
}

/** The nearest allowed camera: no zoom beyond the limits, no empty room beside what is shown. */
export function clamp(camera: Camera, bounds: Bounds): Camera {
  const least = fitScale(bounds);
  const k = Math.min(Math.max(camera.k, least), Math.max(bounds.nearest, least));
  const { shown, view } = bounds;
  return {
    x: within(camera.x, view.width, shown.left * k, shown.right * k),
    y: within(camera.y, view.height, shown.top * k, shown.bottom * k),
    k,
  };
}

function within(offset: number, view: number, start: number, end: number): number {
  if (end - start <= view) return (view - start - end) / 2;
  return Math.max(view - end, Math.min(offset, 0 - start));
}

export function toPicture(camera: Camera, { x, y }: Point): Point {
  return { x: (x - camera.x) / camera.k, y: (y - camera.y) / camera.k };
}

export function toScreen(camera: Camera, { x, y }: Point): Point {
  return { x: x * camera.k + camera.x, y: y * camera.k + camera.y };
}

export function pan(camera: Camera, dx: number, dy: number, bounds: Bounds): Camera {
  return clamp({ x: camera.x + dx, y: camera.y + dy, k: camera.k }, bounds);
}

/** Zoom so that the point under `at` stays there. */
export function zoom(camera: Camera, factor: number, at: Point, bounds: Bounds): Camera {
  const least = fitScale(bounds);
  const k = Math.min(Math.max(camera.k * factor, least), Math.max(bounds.nearest, least));
  const { x, y } = toPicture(camera, at);
  return clamp({ x: at.x - x * k, y: at.y - y * k, k }, bounds);
}

/** Two fingers moved: what was under them stays under them. */
export function pinch(
  camera: Camera,
  before: [Point, Point],
  after: [Point, Point],
  bounds: Bounds,
): Camera {
  const from = middle(before);
  const to = middle(after);
  const zoomed = zoom(camera, spread(after) / Math.max(1, spread(before)), from, bounds);
  return pan(zoomed, to.x - from.x, to.y - from.y, bounds);
}

function middle([a, b]: [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function spread([a, b]: [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The camera that shows a rectangle in the middle, not nearer than `nearest`. */
export function show(rect: Rect, bounds: Bounds, nearest = bounds.nearest): Camera {
  const { view } = bounds;
  const k = Math.min(
    view.width / (rect.right - rect.left),
    view.height / (rect.bottom - rect.top),
    Math.max(nearest, fitScale(bounds)),
  );
  const x = view.width / 2 - ((rect.left + rect.right) / 2) * k;
  const y = view.height / 2 - ((rect.top + rect.bottom) / 2) * k;
  return clamp({ x, y, k }, bounds);
}

/** The camera with the same zoom, moved only as far as needed to show a rectangle. */
export function reveal(camera: Camera, rect: Rect, bounds: Bounds): Camera {
  const start = toScreen(camera, { x: rect.left, y: rect.top });
  const end = toScreen(camera, { x: rect.right, y: rect.bottom });
  const dx = shift(start.x, end.x, bounds.view.width);
  const dy = shift(start.y, end.y, bounds.view.height);
  return dx || dy ? pan(camera, dx, dy, bounds) : camera;
}

function shift(start: number, end: number, view: number): number {
  if (start < 0) return -start;
  return end > view ? view - end : 0;
}

/** Parse what was stored; null for anything that is no camera over a view of this size. */
export function parseCamera(text: string | null, view: Size): Camera | null {
  try {
    const { x, y, k, width, height } = JSON.parse(text ?? '') as Camera & Size;
    const isSame = width === view.width && height === view.height;
    return isSame && [x, y, k].every(Number.isFinite) && k > 0 ? { x, y, k } : null;
  } catch {
    return null;
  }
}

/** Where a note stands beside a hex with this radius: in the view, over as few of the other hexes as can be. */
export function placeNote(
  hex: Point,
  radius: number,
  note: Size,
  view: Size,
  others: Point[],
): Point {
  const middle = { x: hex.x - note.width / 2, y: hex.y - note.height / 2 };
  const places = [radius + 4, 3 * radius].flatMap((far) => [
    { x: middle.x, y: hex.y - far - note.height },
    { x: middle.x, y: hex.y + far },
    { x: hex.x + far, y: middle.y },
    { x: hex.x - far - note.width, y: middle.y },
  ]);
  const cost = (place: Point) =>
    others.filter((other) => isUnder(other, radius / 2, place, note)).length +
    (isUnder(hex, radius, place, note) ? 1000 : 0);
  return places
    .map(({ x, y }) => ({
      x: between(x, view.width - note.width),
      y: between(y, view.height - note.height),
    }))
    .reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function between(offset: number, most: number): number {
  return Math.max(4, Math.min(offset, most - 4));
}

function isUnder(point: Point, room: number, place: Point, note: Size): boolean {
  const dx = Math.max(place.x - point.x, 0, point.x - place.x - note.width);
  const dy = Math.max(place.y - point.y, 0, point.y - place.y - note.height);
  return Math.hypot(dx, dy) < room;
}

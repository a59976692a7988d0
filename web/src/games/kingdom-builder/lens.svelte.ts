// The camera over the map as it moves. Between settled moments only a transform changes; once it
// rests, the picture is laid out anew at its size on the screen, so that it is sharp. That takes a
// while, so a picture that is somewhat larger than needed stays as it is.

import {
  clamp,
  fit,
  fitScale,
  pan,
  parseCamera,
  pinch,
  reveal,
  show,
  toPicture,
  toScreen,
  zoom,
} from './camera';
import type { Bounds, Camera } from './camera';
import type { Point } from '../../lib/game';
import type { Rect, Size } from './hexes';

const REST_MS = 200;
const LARGER = 2.3; // a picture that is so many times too large still looks good
const NEAREST = 2.6;
export const ZOOM_STEP = 1.5;

export class Lens {
  camera = $state.raw<Camera>({ x: 0, y: 0, k: 1 });
  base = $state(1); // the scale at which the picture is laid out
  isGliding = $state(false);
  isRemembered = false; // does it still show what this tab showed before a reload?
  #bounds: Bounds | null = $state.raw(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #key: string | null;

  /** `key`: under which name this tab remembers the camera. */
  constructor(key: string | null = null) {
    this.#key = key;
  }

  get isReady(): boolean {
    return this.#bounds !== null;
  }

  get isWhole(): boolean {
    return this.camera.k <= this.wholeScale * 1.001;
  }

  get isNearest(): boolean {
    return this.#bounds === null || this.camera.k >= this.#bounds.nearest * 0.999;
  }

  /** The scale at which everything is shown. */
  get wholeScale(): number {
    return this.#bounds ? fitScale(this.#bounds) : 1;
  }

  /** How the world is moved and scaled on the screen. */
  get transform(): string {
    const { x, y, k } = this.camera;
    return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(k / this.base).toFixed(5)})`;
  }

  /** The room on the screen has changed, or is known for the first time. */
  resize(view: Size, shown: Rect): void {
    const bounds = { view, shown, nearest: NEAREST };
    const before = this.#bounds;
    const wasWhole = this.isWhole;
    this.#bounds = bounds;
    if (!before) {
      const remembered = this.#remembered(view);
      this.isRemembered = remembered !== null;
      this.camera = clamp(remembered ?? fit(bounds), bounds);
    } else if (wasWhole) this.camera = fit(bounds);
    else {
      const middle = toPicture(this.camera, {
        x: before.view.width / 2,
        y: before.view.height / 2,
      });
      const { k } = this.camera;
      this.camera = clamp(
        { x: view.width / 2 - middle.x * k, y: view.height / 2 - middle.y * k, k },
        bounds,
      );
    }
    this.base = this.camera.k;
    this.#rest();
  }

  toPicture(point: Point): Point {
    return toPicture(this.camera, point);
  }

  toScreen(point: Point): Point {
    return toScreen(this.camera, point);
  }

  pan(dx: number, dy: number): void {
    if (this.#bounds) this.#move(pan(this.camera, dx, dy, this.#bounds));
  }

  pinch(before: [Point, Point], after: [Point, Point]): void {
    if (this.#bounds) this.#move(pinch(this.camera, before, after, this.#bounds));
  }

  /** Zoom at a point of the view, its middle where none is given; false if it is at its limit. */
  zoom(factor: number, at?: Point, glide = false): boolean {
    if (!this.#bounds) return false;
    const { width, height } = this.#bounds.view;
    const wanted = zoom(this.camera, factor, at ?? { x: width / 2, y: height / 2 }, this.#bounds);
    if (Math.abs(wanted.k / this.camera.k - 1) < 1e-4) return false;
    this.#move(wanted, glide);
    return true;
  }

  fit(glide = true): void {
    if (this.#bounds) this.#move(fit(this.#bounds), glide);
  }

  /** At which scale a rectangle could be shown. */
  scaleFor(rect: Rect): number {
    return this.#bounds ? show(rect, this.#bounds).k : 1;
  }

  show(rect: Rect, nearest: number, glide = true): void {
    if (this.#bounds) this.#move(show(rect, this.#bounds, nearest), glide);
  }

  reveal(rect: Rect, glide = true): void {
    if (!this.#bounds) return;
    const wanted = reveal(this.camera, rect, this.#bounds);
    if (wanted !== this.camera) this.#move(wanted, glide);
  }

  #move(camera: Camera, glide = false): void {
    this.isGliding = glide;
    this.camera = camera;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#rest(), glide ? 2 * REST_MS : REST_MS);
  }

  #rest(): void {
    this.isGliding = false;
    const { k } = this.camera;
    if (k > this.base * 1.01 || k * LARGER < this.base) this.base = k;
    if (!this.#key) return;
    try {
      const { width, height } = this.#bounds?.view ?? { width: 0, height: 0 };
      sessionStorage.setItem(this.#key, JSON.stringify({ ...this.camera, width, height }));
    } catch {
      // A tab that stores nothing shows the whole map after a reload.
    }
  }

  /** What a map of this size showed before a reload; on another one it would cut off something. */
  #remembered(view: Size): Camera | null {
    if (!this.#key) return null;
    try {
      return parseCamera(sessionStorage.getItem(this.#key), view);
    } catch {
      return null;
    }
  }
}

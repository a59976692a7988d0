// What fingers and the mouse do on the map: drag, pinch, press long, hover, click.

import { hideExplanation } from '../../lib/explanations.svelte';
import type { Point } from '../../lib/game';
import type { Land } from './land.svelte';

const SLACK = { mouse: 5, other: 10 }; // so far a press may slip and still be a click
const PRESS_MS = 450;
const HOVER_MS = 600;
const LINE_PX = 16; // of a wheel that counts in lines
const WHEEL = { zooming: 120, plain: 420 }; // pixels of a wheel that make it e times nearer

type Touched = Pick<
  Land,
  'local' | 'hexUnder' | 'explain' | 'isWellKnown' | 'click' | 'viewport' | 'lens'
>;

export class Gestures {
  isDragged = $state(false);
  hovered = $state<string | null>(null);

  #fingers: { id: number; at: Point }[] = [];
  #pressedAt: Point | null = null;
  #pressing: ReturnType<typeof setTimeout> | undefined;
  #hovering: ReturnType<typeof setTimeout> | undefined;

  constructor(private land: Touched) {}

  press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.land.viewport?.setPointerCapture(event.pointerId);
    this.#put(event);
    clearTimeout(this.#pressing);
    this.isDragged = this.#fingers.length > 1;
    if (this.isDragged) return;
    this.#pressedAt = this.land.local(event);
    if (event.pointerType !== 'mouse')
      this.#pressing = setTimeout(() => this.#pressLong(event), PRESS_MS);
  };

  #put(event: PointerEvent): void {
    this.#lift(event);
    this.#fingers.push({ id: event.pointerId, at: this.land.local(event) });
  }

  #lift({ pointerId }: PointerEvent): void {
    this.#fingers = this.#fingers.filter(({ id }) => id !== pointerId);
  }

  #pressLong(event: PointerEvent): void {
    const hex = this.land.hexUnder(event);
    if (!hex || this.isDragged) return;
    this.isDragged = true; // the finger that is lifted now chooses nothing
    this.land.explain(hex);
  }

  move = (event: PointerEvent): void => {
    const before = this.#fingers.find(({ id }) => id === event.pointerId);
    if (!before) return this.#hover(event);
    const now = this.land.local(event);
    const other = this.#fingers.find((finger) => finger !== before);
    if (other && this.#fingers.length === 2)
      this.land.lens.pinch([before.at, other.at], [now, other.at]);
    else if (!other && !this.#drag(event, before.at, now)) return;
    this.#put(event);
  };

  /** Gives whether the map has moved. */
  #drag(event: PointerEvent, before: Point, now: Point): boolean {
    if (!this.#pressedAt) return true;
    const slack = event.pointerType === 'mouse' ? SLACK.mouse : SLACK.other;
    const far = Math.hypot(now.x - this.#pressedAt.x, now.y - this.#pressedAt.y);
    if (!this.isDragged && far < slack) return false;
    if (!this.isDragged) hideExplanation();
    this.isDragged = true;
    clearTimeout(this.#pressing);
    this.land.lens.pan(now.x - before.x, now.y - before.y);
    return true;
  }

  release = (event: PointerEvent): void => {
    clearTimeout(this.#pressing);
    this.#lift(event);
  };

  click = (event: MouseEvent): void => {
    const hex = this.land.hexUnder(event);
    if (this.isDragged || !hex) return;
    this.land.click(hex, { x: event.clientX, y: event.clientY }, event.detail === 2);
  };

  wheel = (event: WheelEvent): void => {
    const pixels = event.deltaY * (event.deltaMode ? LINE_PX : 1);
    const factor = Math.exp(-pixels / (event.ctrlKey ? WHEEL.zooming : WHEEL.plain));
    if (this.land.lens.zoom(factor, this.land.local(event)) || event.ctrlKey)
      event.preventDefault();
    hideExplanation();
  };

  #hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const hex = this.land.hexUnder(event);
    if (hex === this.hovered) return;
    this.leave();
    this.hovered = hex;
    if (hex && !this.land.isWellKnown(hex))
      this.#hovering = setTimeout(() => this.land.explain(hex), HOVER_MS);
  }

  leave = (): void => {
    clearTimeout(this.#hovering);
    if (this.hovered) hideExplanation();
    this.hovered = null;
  };

  contextMenu = (event: MouseEvent): void => {
    event.preventDefault();
    const hex = this.land.hexUnder(event);
    if (hex) this.land.explain(hex);
  };
}

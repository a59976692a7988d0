// Every component explains itself: on hover, on focus, on a long press, and on a tap where a tap
// means nothing else. One at a time, shown by ExplainLayer.svelte.

import type { Attachment } from 'svelte/attachments';
import type { Args } from './types';

export interface Explanation {
  id: string; // a message with an attribute `about`
  args?: Args;
  anchor: Element;
}

let shown = $state.raw<Explanation | null>(null);
let waiting: ReturnType<typeof setTimeout> | undefined;
const HOVER_MS = 350;
const PRESS_MS = 450;
const SLACK = 10;

export function shownExplanation(): Explanation | null {
  return shown;
}

export function showExplanation(id: string, anchor: Element, args?: Args): void {
  clearTimeout(waiting);
  shown = { id, args, anchor };
  anchor.setAttribute('aria-describedby', 'explanation');
}

export function hideExplanation(): void {
  clearTimeout(waiting);
  if (shown?.anchor.getAttribute('aria-describedby') === 'explanation')
    shown.anchor.removeAttribute('aria-describedby');
  shown = null;
}

/** For a tap where a tap means nothing else. */
export function toggleExplanation(id: string, anchor: Element, args?: Args): void {
  if (shown?.anchor === anchor) hideExplanation();
  else showExplanation(id, anchor, args);
}

// What appears under a mouse that has not moved since its last click is not being pointed at.
let clickedAt = '';
const placeOf = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;
addEventListener('pointerdown', (event) => (clickedAt = placeOf(event)), { capture: true });

function later(ms: number, what: () => void): void {
  clearTimeout(waiting);
  waiting = setTimeout(what, ms);
}

/** Attach to any element, also inside an SVG: `{@attach explain('PREFIX-token-NAME')}`. */
export function explain(id: string, args?: Args): Attachment {
  return (element) => {
    let pressed: { x: number; y: number } | null = null;
    let swallow = false;
    let isUnasked = false;
    const show = () => showExplanation(id, element, args);
    const hide = () => {
      clearTimeout(waiting);
      if (shown?.anchor === element) hideExplanation();
    };
    const on = {
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        isUnasked = placeOf(event) === clickedAt;
        if (!isUnasked) later(HOVER_MS, show);
      },
      pointerleave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') hide();
      },
      pointerdown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') {
          hide();
          return;
        }
        pressed = { x: event.clientX, y: event.clientY };
        swallow = false;
        later(PRESS_MS, () => {
          swallow = true;
          show();
        });
      },
      pointermove: (event: PointerEvent) => {
        if (isUnasked && placeOf(event) !== clickedAt) {
          isUnasked = false;
          later(HOVER_MS, show);
        }
        if (!pressed) return;
        if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < SLACK) return;
        pressed = null;
        clearTimeout(waiting);
      },
      pointerup: () => {
        if (pressed && !swallow) clearTimeout(waiting);
        pressed = null;
      },
      pointercancel: () => {
        pressed = null;
        clearTimeout(waiting);
      },
      click: (event: Event) => {
        if (!swallow) return;
        swallow = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      contextmenu: (event: Event) => {
        if (pressed || swallow) event.preventDefault();
      },
      focusin: () => {
        if (element.matches(':focus-visible, :has(:focus-visible)')) later(HOVER_MS, show);
      },
      focusout: hide,
    };
    for (const [name, listener] of Object.entries(on))
      element.addEventListener(name, listener as EventListener, { capture: name === 'click' });
    return () => {
      for (const [name, listener] of Object.entries(on))
        element.removeEventListener(name, listener as EventListener, { capture: name === 'click' });
      hide();
    };
  };
}

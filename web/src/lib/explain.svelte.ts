// Every component explains itself: on hover, on focus, on a long press, and on a tap where a tap
// means nothing else. One note at a time, shown by ExplainLayer.svelte.

import type { Attachment } from 'svelte/attachments';
import type { Args } from './types';

export interface Note {
  id: string; // a message with an attribute `about`
  args?: Args;
  anchor: Element;
}

let note = $state.raw<Note | null>(null);
let waiting: ReturnType<typeof setTimeout> | undefined;
const HOVER_MS = 350;
const PRESS_MS = 450;
const SLACK = 10;

export function shownNote(): Note | null {
  return note;
}

export function showNote(id: string, anchor: Element, args?: Args): void {
  clearTimeout(waiting);
  note = { id, args, anchor };
  anchor.setAttribute('aria-describedby', 'explanation');
}

export function hideNote(): void {
  clearTimeout(waiting);
  if (note?.anchor.getAttribute('aria-describedby') === 'explanation')
    note.anchor.removeAttribute('aria-describedby');
  note = null;
}

/** For a tap where a tap means nothing else. */
export function toggleNote(id: string, anchor: Element, args?: Args): void {
  if (note?.anchor === anchor) hideNote();
  else showNote(id, anchor, args);
}

// What comes under a mouse that rests where it clicked was not asked about.
let clickedAt = '';
const placeOf = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;
addEventListener('pointerdown', (event) => (clickedAt = placeOf(event)), { capture: true });

function later(ms: number, what: () => void): void {
  clearTimeout(waiting);
  waiting = setTimeout(what, ms);
}

/** Attach to any element, also inside an SVG: `{@attach explain('kb-token-oracle')}`. */
export function explain(id: string, args?: Args): Attachment<Element> {
  return (element) => {
    let pressed: { x: number; y: number } | null = null;
    let swallow = false;
    let isUnasked = false;
    const show = () => showNote(id, element, args);
    const hide = () => {
      clearTimeout(waiting);
      if (note?.anchor === element) hideNote();
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
        if (event.pointerType === 'mouse') return hide();
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gestures } from './gestures.svelte';
import type { Lens } from './lens.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Hexes of ten pixels in one row: a1, b1, c1 and so on. */
function land() {
  const lens = { pan: vi.fn(), pinch: vi.fn(), zoom: vi.fn(() => true) };
  return {
    local: ({ clientX, clientY }: { clientX: number; clientY: number }) => ({
      x: clientX,
      y: clientY,
    }),
    hexUnder: ({ clientX }: { clientX: number }) =>
      clientX < 0 ? null : `${'abcdefghij'.charAt(clientX / 10)}1`,
    explain: vi.fn(),
    isWellKnown: (hex: string) => hex !== 'b1',
    click: vi.fn(),
    viewport: undefined,
    lens: lens as unknown as Lens,
    moved: lens,
  };
}

function pointer(x: number, more: object = {}): PointerEvent {
  const event = {
    button: 0,
    pointerId: 1,
    pointerType: 'touch',
    clientX: x,
    clientY: 0,
    detail: 1,
  };
  return { ...event, ...more } as PointerEvent;
}

test('a press and a release are a click on the hex', () => {
  const map = land();
  const gestures = new Gestures(map);
  gestures.press(pointer(25));
  gestures.release(pointer(25));
  gestures.click(pointer(25));
  expect(map.click).toHaveBeenCalledWith('c1', { x: 25, y: 0 }, false);
  gestures.click(pointer(25, { detail: 2 }));
  expect(map.click).toHaveBeenLastCalledWith('c1', { x: 25, y: 0 }, true);
});

test('beside the land nothing is clicked', () => {
  const map = land();
  new Gestures(map).click(pointer(-5));
  expect(map.click).not.toHaveBeenCalled();
});

test('a finger that slips a little clicks, one that moves on drags', () => {
  const map = land();
  const gestures = new Gestures(map);
  gestures.press(pointer(20));
  gestures.move(pointer(28));
  expect(map.moved.pan).not.toHaveBeenCalled();
  gestures.move(pointer(33));
  gestures.move(pointer(35));
  expect(map.moved.pan.mock.calls).toEqual([
    [13, 0],
    [2, 0],
  ]);
  gestures.release(pointer(35));
  gestures.click(pointer(35));
  expect(map.click).not.toHaveBeenCalled();
});

test('two fingers pinch, and choose nothing', () => {
  const map = land();
  const gestures = new Gestures(map);
  gestures.press(pointer(10));
  gestures.press(pointer(30, { pointerId: 2 }));
  gestures.move(pointer(40, { pointerId: 2 }));
  const first = { x: 10, y: 0 };
  expect(map.moved.pinch).toHaveBeenCalledWith([{ x: 30, y: 0 }, first], [{ x: 40, y: 0 }, first]);
  expect(gestures.isDragged).toBe(true);
});

test('a long press explains, and the finger that is lifted chooses nothing', () => {
  const map = land();
  const gestures = new Gestures(map);
  gestures.press(pointer(5));
  vi.advanceTimersByTime(500);
  expect(map.explain).toHaveBeenCalledWith('a1');
  gestures.release(pointer(5));
  gestures.click(pointer(5));
  expect(map.click).not.toHaveBeenCalled();
});

test('a short press explains nothing, nor does a mouse', () => {
  const map = land();
  const gestures = new Gestures(map);
  gestures.press(pointer(5));
  vi.advanceTimersByTime(200);
  gestures.release(pointer(5));
  gestures.press(pointer(5, { pointerType: 'mouse' }));
  vi.advanceTimersByTime(1000);
  expect(map.explain).not.toHaveBeenCalled();
});

test('a mouse that rests on what is not known by heart has it explained', () => {
  const map = land();
  const gestures = new Gestures(map);
  gestures.move(pointer(15, { pointerType: 'mouse' }));
  expect(gestures.hovered).toBe('b1');
  vi.advanceTimersByTime(700);
  expect(map.explain).toHaveBeenCalledWith('b1');
  gestures.move(pointer(25, { pointerType: 'mouse' }));
  vi.advanceTimersByTime(700);
  expect(map.explain).toHaveBeenCalledTimes(1);
  gestures.leave();
  expect(gestures.hovered).toBeNull();
});

test('a wheel zooms; where it cannot, the page scrolls', () => {
  const map = land();
  const gestures = new Gestures(map);
  const preventDefault = vi.fn();
  const turned = pointer(15, { deltaY: -420, deltaMode: 0, preventDefault }) as Event as WheelEvent;
  gestures.wheel(turned);
  expect(map.moved.zoom).toHaveBeenCalledWith(Math.E, { x: 15, y: 0 });
  expect(preventDefault).toHaveBeenCalledTimes(1);
  map.moved.zoom.mockReturnValue(false);
  gestures.wheel(turned);
  expect(preventDefault).toHaveBeenCalledTimes(1);
});

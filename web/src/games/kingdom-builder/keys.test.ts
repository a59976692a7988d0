import { expect, test, vi } from 'vitest';
import { press } from './keys';

function land(more: object = {}) {
  return {
    start: () => 'c4',
    point: vi.fn(),
    pointAtTarget: vi.fn(),
    zoomAtCursor: vi.fn(),
    showWhole: vi.fn(),
    explainAloud: vi.fn(),
    enter: vi.fn(),
    stageToken: vi.fn(),
    stageEnd: vi.fn(),
    unstage: vi.fn(),
    isStaged: false,
    isLive: true,
    ...more,
  };
}

function key(code: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const letter = code.startsWith('Key') ? code.slice(3).toLowerCase() : code;
  return new KeyboardEvent('keydown', { code, key: letter, cancelable: true, ...more });
}

test('arrows and the letters around S walk from hex to hex', () => {
  const map = land();
  for (const code of ['ArrowLeft', 'ArrowUp', 'KeyQ', 'KeyC']) press(key(code), map);
  expect(map.point.mock.calls.flat()).toEqual(['b4', 'c3', 'c3', 'd5']);
});

test('a letter counts where it lies and as what it writes', () => {
  const map = land();
  press(key('KeyW', { key: 'z' }), map);
  press(key('KeyZ', { key: 'я' }), map);
  expect(map.point.mock.calls.flat()).toEqual(['c5', 'c5']);
});

test('L goes through what can be chosen, with Shift backwards', () => {
  const map = land();
  press(key('KeyL'), map);
  press(key('KeyL', { shiftKey: true }), map);
  expect(map.pointAtTarget.mock.calls).toEqual([[1], [-1]]);
});

test('what a key means is done once and by nobody else', () => {
  const map = land();
  const event = key('Enter');
  press(event, map);
  expect(map.enter).toHaveBeenCalledTimes(1);
  expect(event.defaultPrevented).toBe(true);
});

test('whatever means nothing here is left to others', () => {
  const map = land();
  for (const event of [key('KeyU'), key('Escape'), key('KeyL', { ctrlKey: true })]) {
    press(event, map);
    expect(event.defaultPrevented).toBe(false);
  }
  press(key('Escape'), { ...map, isStaged: true });
  expect(map.unstage).toHaveBeenCalledTimes(1);
});

test('where nothing can be chosen the map is only walked, zoomed and explained', () => {
  const map = land({ isLive: false });
  for (const code of ['Enter', 'KeyT', 'KeyF', 'KeyI', 'ArrowUp']) press(key(code), map);
  press(key('Digit0', { key: '0' }), map);
  expect([map.enter, map.stageToken, map.stageEnd].map((fn) => fn.mock.calls.length)).toEqual([
    0, 0, 0,
  ]);
  expect(map.explainAloud).toHaveBeenCalledWith('c4');
  expect(map.showWhole).toHaveBeenCalledTimes(1);
});

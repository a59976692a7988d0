import { beforeEach, expect, test, vi } from 'vitest';
import { WORDS as LEFT } from './push';
import { serve, WORDS, type WorkerScope } from './serving';

type Listener = (event: unknown) => void;

let heard: Record<string, Listener> = {};
let windows: { url: string; focused: boolean; focus: () => Promise<void> }[] = [];
let waiting: Promise<unknown>[] = [];
const show = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve());
const setAppBadge = vi.fn(() => Promise.resolve());
const words = { 'your-turn/chess': 'Ваш ход: Шахматы' };
const waitUntil = (work: Promise<unknown>) => waiting.push(work);

beforeEach(() => {
  vi.clearAllMocks();
  [heard, windows, waiting] = [{}, [], []];
  serve({
    registration: { showNotification: show },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
    caches: {
      match: (request: unknown) =>
        Promise.resolve(request === WORDS ? new Response(JSON.stringify(words)) : undefined),
    },
    navigator: { setAppBadge },
    addEventListener: (type: string, listener: Listener) => (heard[type] = listener),
  } as unknown as WorkerScope);
});

async function push(told: object | null): Promise<void> {
  heard.push({ waitUntil, data: told && { json: () => told } });
  await Promise.all(waiting);
}

const TURN = { code: 'your-turn', table: 't1', game: 'chess' };

test('a page leaves the words where the worker looks for them', () => {
  expect(LEFT).toBe(WORDS);
});

test('a turn is told in words of the reader, once for each table', async () => {
  await push(TURN);
  expect(show).toHaveBeenCalledExactlyOnceWith(
    'Ваш ход: Шахматы',
    expect.objectContaining({ tag: 'regnum-t1', data: '/table/t1' }),
  );
  expect(setAppBadge).toHaveBeenCalledWith(1);
});

test('what has no words is told by the name of the program', async () => {
  await push({ ...TURN, code: 'something-new' });
  expect(show).toHaveBeenCalledWith('Regnum', expect.anything());
});

test('who is looking at the table is told nothing more', async () => {
  const focus = () => Promise.resolve();
  windows = [{ url: 'https://regnum.example/table/t1', focused: true, focus }];
  await push(TURN);
  await push(null);
  expect(show).not.toHaveBeenCalled();
});

test('a click leads to the table, to its window where there is one', async () => {
  const close = vi.fn();
  const click = async () => {
    heard.notificationclick({ waitUntil, notification: { close, data: '/table/t1' } });
    await Promise.all(waiting);
  };
  await click();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/table/t1');
  const focus = vi.fn(() => Promise.resolve());
  windows = [{ url: 'https://regnum.example/table/t1', focused: false, focus }];
  await click();
  expect([close.mock.calls.length, focus.mock.calls.length]).toEqual([2, 1]);
  expect(openWindow).toHaveBeenCalledTimes(1);
});

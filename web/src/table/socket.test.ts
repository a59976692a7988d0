import { afterEach, expect, test, vi } from 'vitest';
import { pauseBefore, Socket, type Connection } from './socket';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('pauses grow up to a limit, and differ between clients', () => {
  const longest = [0, 1, 2, 3, 4, 5, 6, 20].map((attempt) => pauseBefore(attempt, 1));
  expect(longest).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  expect(pauseBefore(3, 0)).toBe(1000);
});

/** A server that lets everybody in, says something, and hangs up after a while. */
function hangUpAfter(ms: number): { opened: number[]; said: Connection[]; socket: Socket } {
  vi.useFakeTimers();
  const opened: number[] = [];
  const said: Connection[] = [];
  class Line {
    static OPEN = 1;
    readyState = 0;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    constructor() {
      opened.push(Date.now());
      setTimeout(() => {
        this.readyState = Line.OPEN;
        this.onopen?.();
        this.onmessage?.({ data: '{"type":"pong","revision":0}' });
      }, 1);
      setTimeout(() => {
        this.readyState = 3;
        this.onclose?.();
      }, 1 + ms);
    }
    send(): void {
      this.onmessage?.({ data: '{"type":"pong","revision":0}' });
    }
    close(): void {
      this.readyState = 3;
    }
  }
  vi.stubGlobal('WebSocket', Line);
  const socket = new Socket({
    address: () => 'ws://server/',
    hear: () => undefined,
    changed: (connection) => void said.push(connection),
    opened: () => undefined,
    failed: () => undefined,
  });
  return { opened, said, socket };
}

test('a server that hangs up after its first message is left in peace more and more', () => {
  const { opened, said, socket } = hangUpAfter(10);
  vi.advanceTimersByTime(10_000);
  socket.close();
  expect(opened.length).toBeLessThan(9);
  expect(said.filter((connection) => connection === 'live').length).toBe(opened.length);
});

test('a connection that has lasted is opened again at once', () => {
  const { opened, socket } = hangUpAfter(6000);
  vi.advanceTimersByTime(30_000);
  socket.close();
  const pauses = opened.slice(1).map((at, number) => at - opened[number] - 6001);
  expect(pauses.length).toBeGreaterThan(3);
  for (const pause of pauses) expect(pause).toBeLessThanOrEqual(250);
});

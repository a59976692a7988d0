import { afterEach, expect, test, vi } from 'vitest';
import type { LogLine, Snapshot } from '../lib/types';
import { fetchAnswers, MadeUpServer, madeUpSnapshot, played } from './made-up';
import { Wire } from './wire.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(): { server: MadeUpServer; wire: Wire; shown: [Snapshot, LogLine[]][] } {
  const server = new MadeUpServer();
  const shown: [Snapshot, LogLine[]][] = [];
  const wire = new Wire('table', (...what) => void shown.push(what), server.connect);
  return { server, wire, shown };
}

test('each snapshot is shown with the lines that are new', () => {
  const { server, shown } = open();
  server.say(madeUpSnapshot({ revision: 2, log: [played(1, 0), played(2, 1)] }));
  server.say(madeUpSnapshot({ revision: 3, log: [played(2, 1), played(3, 0)] }));
  expect(shown.map(([, news]) => news.map(({ revision }) => revision))).toEqual([[1, 2], [3]]);
});

test('a snapshot older than the one that is there does not count', () => {
  const { server, shown } = open();
  server.say(madeUpSnapshot({ revision: 5 }));
  server.say(madeUpSnapshot({ revision: 4 }));
  expect(shown.length).toBe(1);
});

test('a connection asks only for what it does not have', () => {
  const { server } = open();
  expect(server.ears.address()).toMatch(/\/api\/tables\/table\/socket\?since=0$/);
  server.say(madeUpSnapshot({ revision: 4, log: [played(4, 0)] }));
  expect(server.ears.address()).toMatch(/since=4$/);
});

test('a command that was not answered is sent again with its id after a loss', async () => {
  const { server, wire } = open();
  server.say(madeUpSnapshot({ revision: 7 }));
  const done = wire.command({ type: 'play', action: 'move e4' });
  const { request } = server;
  expect(request).toMatchObject({ type: 'do', revision: 7 });
  server.ears.opened();
  expect(server.sent).toEqual([request, request]);
  server.say({ type: 'done', id: request.id, revision: 8 });
  await done;
  server.ears.opened();
  expect(server.sent.length, 'what is answered is not sent again').toBe(2);
});

test('a refused command is thrown with its code', async () => {
  const { server, wire } = open();
  const done = wire.command({ type: 'end' });
  server.refuse('not-host');
  await expect(done).rejects.toMatchObject({ code: 'not-host' });
});

test('a decision that cannot be stored is kept, and sent again with growing pauses', async () => {
  vi.useFakeTimers();
  const { server, wire } = open();
  server.ears.changed('live');
  const done = wire.command({ type: 'play', action: 'move e4' });
  const { request } = server;
  let before = 0;
  for (const pause of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
    server.refuse('not-stored');
    expect(wire.connection).toBe('not-stored');
    before = server.sent.length;
    vi.advanceTimersByTime(pause / 2 - 1);
    expect(server.sent.length, 'not at once').toBe(before);
    vi.advanceTimersByTime(pause / 2 + 1);
    expect(server.sent.length).toBe(before + 1);
    expect(server.request).toBe(request);
  }
  server.say({ type: 'done', id: request.id, revision: 8 });
  await done;
  expect(wire.connection).toBe('live');
  vi.advanceTimersByTime(60_000);
  expect(server.sent.length).toBe(before + 1);
});

test('a decision that cannot be stored is refused for another reason after all', async () => {
  vi.useFakeTimers();
  const { server, wire } = open();
  const done = wire.command({ type: 'end' });
  server.refuse('not-read');
  vi.advanceTimersByTime(250);
  server.refuse('not-host');
  await expect(done).rejects.toMatchObject({ code: 'not-host' });
  expect(wire.connection).toBe('connecting');
});

test('after a loss there is one copy of what waits, not one for each reason', () => {
  vi.useFakeTimers();
  const { server, wire } = open();
  void wire.command({ type: 'end' });
  server.refuse('not-stored');
  server.ears.opened();
  server.refuse('not-stored');
  const before = server.sent.length;
  vi.advanceTimersByTime(500);
  expect(server.sent.length).toBe(before + 1);
  wire.close();
  vi.advanceTimersByTime(60_000);
  expect(server.sent.length).toBe(before + 1);
});

test('a command that came too late asks for the table as it is', async () => {
  const asked = fetchAnswers({ '?since=0': madeUpSnapshot({ revision: 9 }) });
  const { server, wire, shown } = open();
  const done = wire.command({ type: 'play', action: 'move e4' });
  server.refuse('stale');
  await expect(done).rejects.toMatchObject({ code: 'stale' });
  await vi.waitFor(() => expect(shown.at(0)?.[0].revision).toBe(9));
  expect(asked.length).toBe(1);
});

test('a pong with another revision asks for what was missed', async () => {
  const asked = fetchAnswers({ '?since=2': madeUpSnapshot({ revision: 3 }) });
  const { server, shown } = open();
  server.say(madeUpSnapshot({ revision: 2, log: [played(2, 0)] }));
  server.say({ type: 'pong', revision: 2 });
  expect(asked).toEqual([]);
  server.say({ type: 'pong', revision: 3 });
  await vi.waitFor(() => expect(shown.at(-1)?.[0].revision).toBe(3));
});

test('a question is answered, each by its id', async () => {
  const { server, wire } = open();
  const first = wire.ask('move e4');
  const { id } = server.request;
  const second = wire.ask('move e5');
  const reason = { code: 'blocked', args: {} };
  server.say({ type: 'answer', id: server.request.id, legal: false, reason });
  server.say({
    type: 'answer',
    id,
    legal: true,
    events: [],
    scores: [],
    reveals: false,
    final: false,
  });
  expect((await first).legal).toBe(true);
  expect(await second).toMatchObject({ legal: false, reason });
});

test('a table that is not there for us is lost, and nothing is tried again', async () => {
  fetchAnswers({});
  const { server, wire } = open();
  server.ears.failed();
  await vi.waitFor(() => expect(wire.lost?.code).toBe('no-such-table'));
  expect(server.isClosed).toBe(true);
});

test('who is there and how the connection is', () => {
  const { server, wire } = open();
  server.say({ type: 'presence', seats: [true, false], watchers: 0 });
  server.ears.changed('reconnecting');
  expect(wire.presence).toEqual([true, false]);
  expect(wire.connection).toBe('reconnecting');
});

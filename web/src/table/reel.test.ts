import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remember } from '../lib/settings.svelte';
import type { LogLine, PlayedLine, Snapshot } from '../lib/types';
import { fetchAnswers, MadeUpServer, madeUpSnapshot, played, undone } from './made-up';
import { Table } from './table.svelte';

const PACE = 500;

beforeEach(() => {
  vi.useFakeTimers();
  remember({ animation: 'normal' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  remember({ animation: 'normal' });
});

/** Ann, on seat 0, looks at a table where Ben decides. */
function watch(more: Partial<Snapshot> = {}) {
  const server = new MadeUpServer();
  const table = new Table('table', server.connect);
  server.say(madeUpSnapshot({ decider: 1, ...more }));
  /** Somebody moves; afterwards Ben decides, or somebody else. */
  const say = (log: LogLine[], now: Partial<Snapshot> = {}): void => {
    const revision = log.at(-1)?.revision ?? 1;
    server.say(madeUpSnapshot({ decider: 1, ...more, setup: undefined, revision, log, ...now }));
  };
  const shown = (): number => table.present.revision;
  return { server, table, say, shown };
}

test('moves of others are shown one after the other, the log and whose turn it is with them', () => {
  const { table, say, shown } = watch();
  say([played(2, 1)]);
  say([played(3, 1)]);
  say([played(4, 1)], { decider: 0 });
  const seen: number[] = [];
  for (let n = 0; n < 3; n++) {
    seen.push(shown());
    expect(table.log.at(-1)?.revision).toBe(shown());
    expect(table.isMyTurn).toBe(shown() === 4);
    vi.advanceTimersByTime(PACE);
  }
  expect(seen).toEqual([2, 3, 4]);
  expect(table.reel.left).toBe(0);
});

test('each is what is new, for what moves on the board', () => {
  const { table, say } = watch();
  expect(table.news, 'nothing that was there before').toEqual([]);
  say([played(2, 1)]);
  say([played(3, 1)]);
  expect(table.news.map(({ revision }) => revision)).toEqual([2]);
  vi.advanceTimersByTime(PACE);
  expect(table.news.map(({ revision }) => revision)).toEqual([3]);
});

test('whoever decides sees at once how things stand, and decides about that', () => {
  const { server, table, say, shown } = watch();
  say([played(2, 1)]);
  say([played(3, 1)]);
  say([played(4, 1)], { decider: 0, legal: ['move d4'] });
  expect([shown(), table.reel.awaitsMe]).toEqual([2, true]);
  table.play('move d4');
  expect(shown()).toBe(4);
  expect(server.request).toMatchObject({ revision: 4, command: { action: 'move d4' } });
  vi.advanceTimersByTime(10 * PACE);
  expect(table.log.map(({ revision }) => revision)).toEqual([2, 3, 4]);
});

test('an own move is shown at once, with whatever still waited; the answer leaves it time', () => {
  const { say, shown } = watch();
  say([played(2, 1)]);
  say([played(3, 1)]);
  say([played(4, 0)]);
  expect(shown()).toBe(4);
  say([played(5, 1)]);
  expect(shown()).toBe(4);
  vi.advanceTimersByTime(PACE);
  expect(shown()).toBe(5);
});

test('dice and cards are looked at longer than a move alone', () => {
  const { say, shown } = watch();
  const roll = { event: 'roll', seat: 1 } as PlayedLine['events'][number];
  say([played(2, 1, 'pass', { chance: [{ outcome: 'roll', events: [roll] }] })]);
  say([played(3, 1)]);
  vi.advanceTimersByTime(PACE);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(PACE);
  expect(shown()).toBe(3);
});

test('what is no move is shown at once, unless a move still waits before it', () => {
  const sat = (revision: number) =>
    ({ revision, at: 0, type: 'sat', seat: 1, name: 'Cy', level: null }) as const;
  const { say, shown } = watch();
  say([played(2, 1)]);
  say([sat(3)]);
  expect(shown()).toBe(3);
  say([played(4, 1)]);
  say([sat(5)]);
  expect(shown()).toBe(3);
  vi.advanceTimersByTime(PACE);
  expect(shown()).toBe(5);
});

test('the more wait, the quicker they pass: nobody sits through forty moves', () => {
  const { say, shown } = watch();
  for (let revision = 2; revision <= 41; revision++) say([played(revision, 1)]);
  vi.advanceTimersByTime(4 * PACE);
  expect(shown()).toBeGreaterThan(6);
  vi.advanceTimersByTime(16 * PACE);
  expect(shown()).toBe(41);
});

test('where a clock runs, moves pass in half the time', () => {
  const clock = { per: 'turn', seconds: 60, bank: 0, since: 0, now: 0, banks: [] } as const;
  const { say, shown } = watch({ clock: { ...clock, banks: [0, 0] } });
  say([played(2, 1)]);
  say([played(3, 1)]);
  vi.advanceTimersByTime(PACE / 2);
  expect(shown()).toBe(3);
});

test('a correction is shown at once: nothing that was taken back is shown any more', () => {
  const { table, say, shown } = watch();
  say([played(2, 1)]);
  say([played(3, 1)]);
  say([undone(4, 1, 1)]);
  expect(shown()).toBe(4);
  expect(table.history.undone).toEqual(new Set([3]));
});

test('where nothing may move, everything is shown at once', () => {
  remember({ animation: 'none' });
  const { say, shown } = watch();
  say([played(2, 1)]);
  say([played(3, 1)]);
  expect(shown()).toBe(3);
});

test('a hidden page does not wait, and whoever leaves it has seen all', () => {
  const { say, shown } = watch();
  say([played(2, 1)]);
  say([played(3, 1)]);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown()).toBe(3);
  say([played(4, 1)]);
  expect(shown()).toBe(4);
  hidden.mockRestore();
});

test('while the board tells of something, what comes later waits, also for who is impatient', async () => {
  const { table, say, shown } = watch();
  say([played(2, 1)]);
  table.holdBack(2);
  say([played(3, 1)], { decider: 0 });
  vi.advanceTimersByTime(10 * PACE);
  table.reel.giveWay();
  expect(shown()).toBe(2);
  table.holdBack(null);
  await Promise.resolve();
  expect(shown()).toBe(3);
});

test('several moves in one message: what lies between them is fetched, and each is shown', async () => {
  const past = [2, 3].map((revision) => madeUpSnapshot({ revision, decider: 1 }));
  const asked = fetchAnswers({ '/at/2': past[0], '/at/3': past[1] });
  const { table, say, shown } = watch();
  say([played(2, 1), played(3, 1), played(4, 1)]);
  const seen: [number, number | undefined][] = [];
  for (let n = 0; n < 3; n++) {
    await vi.advanceTimersByTimeAsync(n ? PACE : 1);
    seen.push([shown(), table.news.at(-1)?.revision]);
  }
  expect(seen).toEqual([
    [2, 2],
    [3, 3],
    [4, 4],
  ]);
  expect(asked.length).toBe(2);
});

test('where that cannot be fetched, or is far too much, the last one is shown', async () => {
  fetchAnswers({});
  const { table, say, shown } = watch();
  say([played(2, 1), played(3, 1)]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe(3);
  say(Array.from({ length: 20 }, (_, n) => played(4 + n, 1)));
  expect(shown()).toBe(23);
  expect(table.log.length).toBe(22);
});

test('whoever looks back is not kept waiting, nor does anything move then', async () => {
  fetchAnswers({ '/at/1': madeUpSnapshot({ revision: 1 }) });
  const { table, say } = watch({ log: [played(1, 0)] });
  say([played(2, 1)]);
  await table.history.show(1);
  say([played(3, 1)]);
  say([played(4, 1)]);
  expect(table.present.revision).toBe(4);
  expect(table.news).toEqual([]);
});

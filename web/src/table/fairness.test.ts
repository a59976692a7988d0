import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, keptOf } from '../lib/kept';
import { sha256 } from '../lib/sha256';
import type { Snapshot } from '../lib/types';
import { fetchAnswers, MadeUpServer, madeUpSnapshot } from './made-up';
import { Table } from './table.svelte';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function come(more: Partial<Snapshot>): { server: MadeUpServer; table: Table } {
  const server = new MadeUpServer();
  const table = new Table('table', server.connect);
  server.say(madeUpSnapshot(more));
  return { server, table };
}

test('a promise that changes is noticed at once', () => {
  const { server, table } = come({ promise: 'one' });
  expect(keptOf('table').promise).toBe('one');
  server.say(madeUpSnapshot({ revision: 2, promise: 'one' }));
  expect(table.fairness.fault).toBeNull();
  server.say(madeUpSnapshot({ revision: 3, promise: 'other' }));
  expect(table.fairness.fault?.what).toBe('changed');
});

test('a promise that changed while the page was closed is noticed as well', () => {
  keep('table', { promise: 'one' });
  expect(come({ promise: 'other' }).table.fairness.fault?.what).toBe('changed');
});

test('nothing is kept of a match that was over before, or was played elsewhere', () => {
  come({ status: 'finished', promise: 'one' });
  come({ imported: true, promise: 'one' });
  expect(keptOf('table').promise).toBeUndefined();
});

test('whoever sits down commits to a share, and shows it once all seats are taken', () => {
  const { server, table } = come({ status: 'waiting', mine: [] });
  server.ears.changed('live');
  void table.fairness.sit(1);
  const sat = server.request;
  if (sat.type !== 'do' || sat.command.type !== 'sit') throw new Error('did not sit down');
  const { commitment = '' } = sat.command;
  const { share = '' } = keptOf('table');
  expect(commitment).toBe(sha256(share));
  const waiting: Partial<Snapshot> = { status: 'waiting', mine: [1], revision: 2 };
  const shares = [
    { seat: 0, commitment: sha256('other'), share: 'other' },
    { seat: 1, commitment, share: null },
  ];
  server.say(madeUpSnapshot({ ...waiting, shares }));
  expect(server.sent.length).toBe(1);
  server.say(madeUpSnapshot({ ...waiting, revision: 3, shares, is_mixing: true }));
  expect(server.request).toMatchObject({ command: { type: 'reveal', share } });
  expect(keptOf('table').commitments).toEqual([sha256('other'), commitment]);
  server.refuse('not-mixing');
  server.say(madeUpSnapshot({ mine: [1], revision: 4, shares }));
  expect(table.fairness.fault?.what).toBe('left-out');
});

test('a share that could not be sent is left out without alarm', () => {
  keep('table', { share: 'mine' });
  const shares = [{ seat: 0, commitment: sha256('mine'), share: null }];
  const { server, table } = come({ status: 'waiting', shares, is_mixing: true });
  server.say(madeUpSnapshot({ revision: 2, shares }));
  expect(table.fairness.fault).toBeNull();
});

test('a share is not shown to anybody whose commitment is not there yet', () => {
  keep('table', { share: 'mine' });
  const shares = [{ seat: 0, commitment: sha256('mine'), share: null }];
  const { server } = come({ status: 'waiting', shares, is_mixing: false });
  expect(server.sent).toEqual([]);
});

test('who is refused a seat keeps the share of before', async () => {
  keep('table', { share: 'mine' });
  const { server, table } = come({ status: 'waiting' });
  void table.fairness.sit(1);
  server.refuse('taken');
  await vi.waitFor(() => expect(keptOf('table').share).toBe('mine'));
});

test('who takes a seat back in the middle of a match mixes nothing in', () => {
  const { server, table } = come({});
  void table.fairness.sit(0);
  expect(server.request).toMatchObject({ command: { type: 'sit', seat: 0 } });
  expect(keptOf('table').share).toBeUndefined();
});

test('at the end the server shows a secret, and it must be the one of the start', async () => {
  const promise = sha256('7/salt');
  for (const [seed, what] of [
    ['7', undefined],
    ['8', 'secret'],
  ] as const) {
    localStorage.clear();
    const { table } = come({ promise });
    const over = madeUpSnapshot({ status: 'finished', promise, seed, salt: 'salt' });
    fetchAnswers({ '/tables/table?since=0': over });
    await table.fairness.check(undefined);
    expect(table.fairness.fault?.what).toBe(what);
    expect(table.fairness.checked).toEqual({ draws: null, wasHere: true });
  }
});

test('the oldest tables are forgotten', () => {
  vi.useFakeTimers({ now: 1000 });
  for (let n = 0; n < 310; n++) {
    vi.setSystemTime(1000 + n);
    keep(`t${n}`, { promise: 'p' });
  }
  vi.useRealTimers();
  expect(keptOf('t0')).toEqual({});
  expect(keptOf('t309').promise).toBe('p');
  expect(localStorage.length).toBe(300);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../lib/api';
import { remember } from '../lib/settings.svelte';
import type { LogLine } from '../lib/types';
import { History } from './history.svelte';
import { fetchAnswers, madeUpSnapshot, played, undone } from './made-up';

beforeEach(() => remember({ animation: 'none' }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  remember({ animation: 'normal' });
});

/** A match of two, the reader with seat 0: revisions 1 to 5, the last three by seat 1. */
function look(
  log: LogLine[] = [played(1, 0), played(2, 0), ...[3, 4, 5].map((n) => played(n, 1))],
) {
  const asked = fetchAnswers(
    Object.fromEntries(
      log.map(({ revision }) => [`/at/${revision}`, madeUpSnapshot({ revision })]),
    ),
  );
  const table = {
    at: (revision: number) => api.at('table', revision),
    live: madeUpSnapshot({ revision: log.at(-1)?.revision ?? 0 }),
    log,
    me: 0,
    unstage: vi.fn(),
    tell: vi.fn(),
  };
  const history = new History(table);
  history.keepUp();
  return { asked, table, history };
}

test('a moment of the past is fetched once and shown', async () => {
  const { asked, table, history } = look();
  await history.show(2);
  expect(history.past?.revision).toBe(2);
  expect(table.unstage).toHaveBeenCalled();
  await history.show(3);
  await history.show(2);
  expect(asked.length).toBe(2);
});

test('the present is no past', async () => {
  const { history } = look();
  await history.show(2);
  await history.show(5);
  expect(history.past).toBeNull();
});

test('only the moment that was wanted last is shown', async () => {
  const { history } = look();
  await Promise.all([history.show(2), history.show(3)]);
  expect(history.past?.revision).toBe(3);
  const slow = history.show(1);
  history.backToNow();
  await slow;
  expect(history.past).toBeNull();
});

test('steps go from moment to moment, and past the last one to the present', async () => {
  const { history } = look();
  history.move(-1);
  await vi.waitFor(() => expect(history.past?.revision).toBe(4));
  history.move(-1);
  await vi.waitFor(() => expect(history.past?.revision).toBe(3));
  history.move(1);
  await vi.waitFor(() => expect(history.past?.revision).toBe(4));
  history.move(1);
  expect(history.past).toBeNull();
});

test('the news are walked through from the moment before them', async () => {
  const { history } = look();
  for (const [revision, left] of [
    [2, 3],
    [3, 2],
    [4, 1],
  ]) {
    history.walkRecent();
    await vi.waitFor(() => expect(history.past?.revision).toBe(revision));
    expect(history.walkLeft).toBe(left);
  }
  history.walkRecent();
  expect(history.past).toBeNull();
  expect(history.walkLeft).toBeNull();
});

test('where things move, the walk goes on by itself to the present, unless somebody goes another way', async () => {
  remember({ animation: 'normal' });
  vi.useFakeTimers();
  const { history } = look();
  history.walkRecent();
  const seen = [];
  for (let n = 0; n < 4; n++) {
    await vi.advanceTimersByTimeAsync(n ? 1000 : 1);
    seen.push([history.past?.revision, history.came.map(({ revision }) => revision)]);
  }
  expect(seen).toEqual([
    [2, []],
    [3, [3]],
    [4, [4]],
    [undefined, [4]],
  ]);
  history.walkRecent();
  await vi.advanceTimersByTimeAsync(1);
  history.move(-1);
  await vi.advanceTimersByTimeAsync(5000);
  expect([history.past?.revision, history.walkLeft]).toEqual([1, null]);
});

test('without news there is nothing to walk through', () => {
  const { history } = look([played(1, 0)]);
  history.walkRecent();
  expect(history.past).toBeNull();
});

test('what is recent: what others did, or what led to the moment of the past', async () => {
  const { history } = look([played(1, 0), played(2, 1), played(3, 1), undone(4, 1, 1)]);
  expect(history.recent.map(({ revision }) => revision)).toEqual([2]);
  await history.show(3);
  expect(history.recent.map(({ revision }) => revision)).toEqual([3]);
});

test('a moment that cannot be fetched is told', async () => {
  const { table, history } = look();
  fetchAnswers({});
  await history.show(1);
  expect(history.past).toBeNull();
  expect(table.tell).toHaveBeenCalledWith(expect.objectContaining({ code: 'no-such-table' }));
});

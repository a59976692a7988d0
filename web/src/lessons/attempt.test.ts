import { afterEach, expect, test, vi } from 'vitest';
import { madeUpSnapshot } from '../table/made-up';
import { Attempt, shortened } from './attempt.svelte';

afterEach(() => vi.unstubAllGlobals());

/** A server that knows a lesson of three steps, and keeps what it was told. */
function lesson(answers: Record<string, object> = {}) {
  const told: string[][] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { done } = JSON.parse(body) as { done: string[] };
    told.push(done);
    const step = shortened(done).length;
    const moment = { step, steps: 3, say: `s${step}`, point: [], is_read: true };
    const state = madeUpSnapshot({ revision: done.length });
    return Promise.resolve(Response.json({ state, ...moment, ...answers[done.join()] }));
  });
  return told;
}

test('what was taken back is not told again', () => {
  expect(shortened(['', 'a', '<', 'b', '', '<', '<'])).toEqual(['']);
  expect(shortened([])).toEqual([]);
});

test('a lesson goes on where it was left, on and back', async () => {
  const told = lesson();
  const attempt = new Attempt('chess', 'mate', [''], () => undefined);
  await vi.waitFor(() => expect(attempt.moment?.step).toBe(1));
  attempt.next();
  await vi.waitFor(() => expect(attempt.moment?.step).toBe(2));
  attempt.back();
  await vi.waitFor(() => expect(attempt.moment?.step).toBe(1));
  expect(told).toEqual([[''], ['', ''], ['', '', '<']]);
});

test('a decision that does not lead on is answered, and nothing is done', async () => {
  lesson({ 'move d4': { answer: 'elsewhere' } });
  const attempt = new Attempt('chess', 'mate', [], () => undefined);
  await vi.waitFor(() => expect(attempt.table.live).not.toBeNull());
  await attempt.table.send({ type: 'play', action: 'move d4' });
  expect(attempt.answered).toEqual({ action: 'move d4', say: 'elsewhere' });
  expect(attempt.moment?.step).toBe(0);
  await attempt.table.send({ type: 'play', action: 'move e4' });
  expect(attempt.answered).toBeNull();
  expect(attempt.moment?.step).toBe(1);
});

test('undo goes back to before the last decision', async () => {
  const told = lesson();
  const attempt = new Attempt('chess', 'mate', ['move e4', ''], () => undefined);
  await vi.waitFor(() => expect(attempt.moment?.step).toBe(2));
  await attempt.table.send({ type: 'undo', turn: false });
  expect(told.at(-1)).toEqual(['move e4', '', '<', '<']);
});

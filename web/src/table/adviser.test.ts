import { afterEach, expect, test, vi } from 'vitest';
import { Adviser } from './adviser.svelte';
import { fetchAnswers } from './made-up';

const ADVICE = [{ action: 'move e4', margin: 3, like: null, merits: [] }];

afterEach(() => vi.unstubAllGlobals());

function ask(isMyTurn = true) {
  const table = { id: 'table', obstacle: isMyTurn ? null : 'not-your-turn', tell: vi.fn() };
  return { table, adviser: new Adviser(table) };
}

test('a hint is shown until it is dismissed', async () => {
  fetchAnswers({ '/hint': ADVICE });
  const { adviser } = ask();
  const asking = adviser.advise();
  expect(adviser.isThinking).toBe(true);
  await asking;
  expect(adviser.isThinking).toBe(false);
  expect(adviser.advice).toEqual(ADVICE);
  adviser.dismiss();
  expect(adviser.advice).toEqual([]);
});

test('a hint that comes after the match has gone on is dropped', async () => {
  fetchAnswers({ '/hint': ADVICE });
  const { adviser } = ask();
  const asking = adviser.advise();
  adviser.forget();
  await asking;
  expect(adviser.advice).toEqual([]);
});

test('only one question at a time, and none while others decide', async () => {
  const asked = fetchAnswers({ '/hint': ADVICE });
  const { adviser } = ask();
  await Promise.all([adviser.advise(), adviser.advise()]);
  await ask(false).adviser.advise();
  expect(asked.length).toBe(1);
});

test('where there is no hint, it is said why', async () => {
  fetchAnswers({});
  const { table, adviser } = ask();
  await adviser.advise();
  expect(table.tell).toHaveBeenCalled();
  expect(adviser.isThinking).toBe(false);
});

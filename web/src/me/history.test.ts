import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWords } from '../lib/i18n.svelte';
import type { Summary } from '../lib/types';
import TableList from '../pages/TableList.svelte';
import { CHESS, fetchAnswers } from '../table/made-up';
import type { PastMatch, PastSeat } from './api';
import History from './History.svelte';
import { loadMyWords } from './words';

let shown: object[] = [];

beforeEach(async () => {
  await startWords();
  await loadMyWords();
});
afterEach(async () => {
  await Promise.all(shown.map((component) => unmount(component)));
  shown = [];
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const said = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function seat(name: string, place: number | null, more: Partial<PastSeat> = {}): PastSeat {
  const plain = { level: null, points: 7, resigned: false, is_mine: name === 'Ann', gain: null };
  return { name, place, ...plain, ...more };
}

/** What a history says of a match: how it came out, and each seat. */
async function told(early: PastMatch['early'], ...seats: PastSeat[]): Promise<string[]> {
  const match: PastMatch = { table: 't', game: 'chess', ended: 0, unrated: null, early, seats };
  fetchAnswers({ '/api/games': [CHESS], 'page=0': { count: 1, matches: [match] } });
  shown.push(mount(History, { target: document.body }));
  await vi.waitFor(() => expect(document.querySelector('.result')).not.toBeNull());
  return [...document.querySelectorAll('.result, ol li')].map((each) => said(each.textContent));
}

test('whoever resigned is named, also where a bot went on', async () => {
  const bot = { level: 'random', resigned: true };
  expect(await told('resigned', seat('Ann', 1), seat('Ben', 2, bot))).toEqual([
    'You won',
    '1. Ann 7',
    '2. Ben 7 (resigned)',
  ]);
});

test('I am told that I resigned', async () => {
  const [result] = await told('resigned', seat('Ann', 2, { resigned: true }), seat('Ben', 1));
  expect(result).toBe('You resigned');
});

test.each([
  ['agreed', 'Ended by agreement'],
  ['host', 'Ended early'],
  [null, 'Ended early'], // from before it was stored
] as const)('a match that nobody won says how it ended: %s', async (early, words) => {
  expect(await told(early, seat('Ann', null), seat('Ben', null))).toEqual([
    words,
    'Ann 7',
    'Ben 7',
  ]);
});

test('a list says which matches ended before the game was over', () => {
  const seats = ['Ann', 'Ben'].map((name) => ({ name, level: null, is_open: false }));
  const row = { game: 'chess', seats, decider: null, mine: [], created: 0 };
  const tables: Summary[] = [
    { ...row, table: 'a', status: 'finished', early: null },
    { ...row, table: 'b', status: 'ended', early: 'agreed' },
    { ...row, table: 'c', status: 'ended', early: 'resigned' },
    { ...row, table: 'd', status: 'ended', early: null },
  ];
  const props = { title: '', tables, more: null, isFinished: true };
  shown.push(mount(TableList, { target: document.body, props }));
  flushSync();
  const names = [...document.querySelectorAll('.names')].map((each) => said(each.textContent));
  expect(names).toEqual([
    'Ann, Ben',
    'Ann, Ben · Ended by agreement',
    'Ann, Ben · Ended by resignation',
    'Ann, Ben · Ended early',
  ]);
});

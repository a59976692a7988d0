import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arriveAt, hasArrivedAt } from '../lib/arrival';
import { loadGame } from '../lib/games';
import { loadWords, startWords } from '../lib/i18n.svelte';
import { isFair, moments, seatingsOf } from '../lib/log';
import type { Command, LogLine, Offer, Snapshot } from '../lib/types';
import { lineText } from '../lib/words.svelte';
import Fair from './Fair.svelte';
import FairMenu from './FairMenu.svelte';
import Invited from './Invited.svelte';
import { CHESS, fetchAnswers, MadeUpServer, madeUpSnapshot, played } from './made-up';
import ReadyCheck from './ReadyCheck.svelte';
import SeatHolder from './SeatHolder.svelte';
import { Table } from './table.svelte';
import Terms from './Terms.svelte';

const OFFER: Offer = { revision: 9, seat: 1, what: 'undo', count: 2, asked: [0] };
const CLOCK = { per: 'turn' as const, seconds: 60, bank: 0, since: 0, now: 0, banks: [0, 0] };
const NOTHING = { taken_back: 0, resigned: [], ended: null };

let shown: object[] = [];

beforeEach(async () => {
  vi.spyOn(console, 'error');
  fetchAnswers({ '/api/games': [CHESS] });
  await startWords();
  await loadWords('fair');
});
afterEach(async () => {
  await Promise.all(shown.map((component) => unmount(component)));
  shown = [];
  document.body.replaceChildren();
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function sit(more: Partial<Snapshot> = {}): { server: MadeUpServer; table: Table } {
  const server = new MadeUpServer();
  const table = new Table('table', server.connect);
  server.say(madeUpSnapshot(more));
  return { server, table };
}

function show<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): string {
  shown.push(mount(component, { target: document.body, props }));
  flushSync();
  return document.body.textContent.replaceAll(/\s+/g, ' ').trim();
}

function press(name: string): void {
  const found = [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent.trim() === name,
  );
  expect(found).toHaveLength(1);
  found[0].click();
  flushSync();
}

const names = () =>
  [...document.querySelectorAll('button')].map(({ textContent }) => textContent.trim());
const commandOf = ({ request }: MadeUpServer): Command | null =>
  request.type === 'do' ? request.command : null;

test('whoever is asked agrees or declines', () => {
  const { server, table } = sit({ offer: OFFER });
  expect(show(Fair, { table })).toContain('Ben asks to take back 2 moves.');
  expect(names()).toEqual(['Agree', 'Decline']);
  press('Agree');
  expect(commandOf(server)).toEqual({ type: 'agree', offer: 9 });
  press('Decline');
  expect(commandOf(server)).toEqual({ type: 'decline', offer: 9 });
});

test('whoever asks waits or withdraws, and others look on', () => {
  const { server, table } = sit({ offer: { ...OFFER, seat: 0, what: 'end', asked: [1] } });
  expect(show(Fair, { table })).toContain('You ask to end the game without a result.');
  expect(document.body.textContent).toContain('Still to answer: Ben.');
  press('Withdraw');
  expect(commandOf(server)).toEqual({ type: 'decline', offer: 9 });
  server.say(madeUpSnapshot({ revision: 2, mine: [], offer: OFFER }));
  flushSync();
  expect(names()).toEqual([]);
});

test('in a pause nothing can be decided, and anybody who plays goes on', () => {
  const { server, table } = sit({ is_paused: true });
  expect([table.isMyTurn, table.legal, table.obstacle]).toEqual([false, [], 'paused']);
  expect(show(Fair, { table })).toContain('paused');
  press('Go on');
  expect(commandOf(server)).toEqual({ type: 'resume' });
});

test('the end says who resigned and who wins', () => {
  const conduct = { ...NOTHING, resigned: [1], ended: 'resigned' as const };
  const { table } = sit({ status: 'ended', decider: null, conduct, winners: [0] });
  expect(show(Fair, { table })).toBe('Ben has resigned. You win!');
});

test('the menu offers what makes sense at the table', () => {
  const close = vi.fn();
  const { server, table } = sit({ log: [played(1, 0)] });
  show(FairMenu, { table, close });
  expect(names()).toEqual([
    'Ask to take back my last move',
    'Ask to take back my last turn',
    'Ask to end the game',
    'Resign',
  ]);
  server.say(madeUpSnapshot({ revision: 2, clock: CLOCK }));
  flushSync();
  press('Ask for a pause');
  expect(commandOf(server)).toEqual({ type: 'offer', what: 'pause' });
  expect(close).toHaveBeenCalledOnce();
  press('Resign');
  expect(document.body.textContent).toContain('A bot plays on for you.');
  press('Resign');
  expect(commandOf(server)).toEqual({ type: 'resign', seat: 0 });
});

test('bots are not asked, and where nobody plays on, resigning ends the game', () => {
  const bot = { name: 'random', level: 'random', is_open: false, owner: null };
  const seats = [madeUpSnapshot().seats[0], bot];
  const { server, table } = sit({ seats, log: [played(1, 0)] });
  show(FairMenu, { table, close: () => undefined });
  expect(names()).toEqual(['Take back my last move', 'Take back my last turn', 'Resign']);
  server.say(madeUpSnapshot({ revision: 2, leaving: 'nobody' }));
  flushSync();
  press('Resign');
  expect(document.body.textContent).toContain('The game ends at once');
});

test('whoever is not ready says so', () => {
  const { server, table } = sit({ status: 'waiting', unready: [0, 1] });
  expect(show(ReadyCheck, { table })).toContain('Not ready yet: Ann, Ben');
  press('I’m ready');
  expect(commandOf(server)).toEqual({ type: 'ready' });
  server.say(madeUpSnapshot({ revision: 2, status: 'waiting', unready: [1] }));
  flushSync();
  expect(names()).toEqual([]);
});

test('what differs from the usual is told before one sits down', async () => {
  const { table } = sit({ clock: CLOCK, hints: false, options: { board: 'glass', players: '2' } });
  show(Terms, { table });
  await vi.waitFor(() => expect(document.body.textContent).toContain('glass'));
  const told = [...document.querySelectorAll('dl > div')].map(({ textContent }) =>
    textContent.trim().replaceAll(/\s+/g, ' '),
  );
  expect(told).toEqual([
    'board glass',
    'Clock 1 minute for each turn',
    'If somebody resigns a bot plays on',
    'Hints not allowed',
  ]);
});

test('whoever comes by a link to a game that has begun reads what is played, once', async () => {
  arriveAt('table');
  expect([hasArrivedAt('table'), hasArrivedAt('table')]).toEqual([true, false]);
  arriveAt('another');
  expect([hasArrivedAt('table'), hasArrivedAt('another')]).toEqual([false, false]);
  const close = vi.fn();
  const { table } = sit({ mine: [], clock: CLOCK });
  expect(show(Invited, { table, close })).toMatch(/^chess .*What is played/i);
  await vi.waitFor(() => expect(document.body.textContent).toContain('1 minute for each turn'));
  press('Show the board');
  expect(close).toHaveBeenCalledOnce();
});

test('a bot is not given to a bot', () => {
  const bot = { name: 'random', level: 'random', is_open: false, owner: null };
  const { table } = sit({ seats: [madeUpSnapshot().seats[0], bot] });
  show(SeatHolder, { table, seat: 1 });
  expect(document.querySelector('select')).toBeNull();
  show(SeatHolder, { table, seat: 0 });
  expect(document.querySelector('select')).not.toBeNull();
});

test('fair play is told in the log, and moves nothing', async () => {
  const game = await loadGame('chess');
  const at = 0;
  const lines: LogLine[] = [
    { revision: 1, at, type: 'ready', seat: 0 },
    { revision: 2, at, type: 'offered', seat: 0, what: 'undo', count: 2 },
    { revision: 3, at, type: 'declined', seat: 1 },
    { revision: 4, at, type: 'declined', seat: 0, withdrawn: true },
    { revision: 5, at, type: 'agreed', seat: 1 },
    { revision: 6, at, type: 'paused', seat: 0, agreed: [1] },
    { revision: 7, at, type: 'resumed', seat: 1 },
    { revision: 8, at, type: 'resigned', seat: 1, level: 'random' },
    { revision: 9, at, type: 'resigned', seat: 0, level: null },
    { revision: 10, at, type: 'undone', seat: 0, count: 2, agreed: [1] },
    { revision: 11, at, type: 'ended', agreed: [0, 1] },
  ];
  expect(lines.every(isFair)).toBe(true);
  expect(moments(lines)).toEqual([10, 11]);
  expect(seatingsOf(lines)).toHaveLength(1);
  const who = (seat: number) => ['Ann', 'Ben'][seat];
  const said = lines.map((line) => lineText(game, line, madeUpSnapshot(), {}, who).what);
  expect(said).toEqual([
    'Ann is ready',
    'Ann asks to take back a move',
    'Ben declines',
    'Ann withdraws the question',
    'Ben agrees',
    'The game is paused',
    'Ben goes on with the game',
    'Ben resigns; a bot plays on',
    'Ann resigns',
    'By agreement Ann takes back 2 moves',
    'All players agree to end the game',
  ]);
});

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../lib/game';
import { loadGame } from '../lib/games';
import { loadWords, startWords } from '../lib/i18n.svelte';
import { remember } from '../lib/settings.svelte';
import type { LogLine, Snapshot } from '../lib/types';
import GameCard from '../pages/GameCard.svelte';
import NewTable from '../pages/NewTable.svelte';
import ActionBar from './ActionBar.svelte';
import Ending from './Ending.svelte';
import Log from './Log.svelte';
import { CHESS, fetchAnswers, MadeUpServer, madeUpSnapshot, played } from './made-up';
import Note from './Note.svelte';
import ReplayView from './ReplayView.svelte';
import Seats from './Seats.svelte';
import { Table } from './table.svelte';
import TextMode from './TextMode.svelte';

const CAPTURE = {
  event: 'captured',
  seat: 1,
  source: 'pawns',
  points: 1,
  places: [],
  details: {},
  text: 'Ben captures a pawn',
};

let shown: object[] = [];
let asked: string[] = [];
let module: GameModule;

beforeEach(async () => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  asked = fetchAnswers({ '/api/games': [CHESS] });
  await startWords();
  module = await loadGame('chess');
});

afterEach(async () => {
  await Promise.all(shown.map((component) => unmount(component)));
  shown = [];
  document.body.replaceChildren();
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  expect(asked.filter((address) => address.endsWith('.svg'))).toEqual([]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function sit(more: Partial<Snapshot> = {}): { server: MadeUpServer; table: Table } {
  const server = new MadeUpServer();
  const table = new Table('table', server.connect);
  server.say(madeUpSnapshot(more));
  return { server, table };
}

/** The words on the page, with one space between them. */
function show<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): string {
  shown.push(mount(component, { target: document.body, props }));
  flushSync();
  return words();
}

function words(): string {
  return document.body.textContent.replaceAll(/\s+/g, ' ').trim();
}

function buttons(): HTMLButtonElement[] {
  return [...document.querySelectorAll('button')];
}

test('the legal decisions are buttons with their own texts', () => {
  const { server, table } = sit();
  show(TextMode, { table, game: module });
  expect(buttons().map((button) => button.textContent.trim())).toEqual([
    'move e4',
    'move d4',
    'resign',
  ]);
  buttons()[0].click();
  flushSync();
  expect(table.staged).toBe('move e4');
  table.staging.confirm();
  expect(server.request).toMatchObject({ command: { type: 'play', action: 'move e4' } });
});

test('the status line says what is awaited, or of whom', () => {
  const { table } = sit();
  expect(show(ActionBar, { table, game: module })).toContain('move');
  const other = sit({ decider: 1 });
  expect(show(ActionBar, { table: other.table, game: module })).toContain('Ben’s turn');
});

test('what is staged is told with what it would bring', async () => {
  const { server, table } = sit();
  table.stage('move e4');
  const scores = [[{ source: 'pawns', points: 2, places: [] }], []];
  server.say({
    type: 'answer',
    id: server.request.id,
    legal: true,
    events: [{ ...CAPTURE, points: 0 }],
    scores,
    reveals: false,
    final: false,
  });
  await vi.waitFor(() => expect(table.preview).not.toBeNull());
  const said = show(ActionBar, { table, game: module });
  for (const words of ['move e4', '+2 pawns', 'Ben captures a pawn']) expect(said).toContain(words);
});

test('the log is told in the texts that the server sends', () => {
  const chance = [
    { outcome: 'roll 6', events: [] },
    { outcome: null, events: [CAPTURE], seen_by: [1] },
  ];
  const { table } = sit({ log: [played(1, 1, 'move e5', { events: [CAPTURE], chance })] });
  expect(show(Log, { table, game: module })).toContain('Ben: move e5');
  const events = [...document.querySelectorAll('.event')].map((each) => each.textContent);
  expect(events).toEqual(['Ben captures a pawn', 'roll 6', 'Ben captures a pawn']);
});

test('seats have names, letters and points by source', () => {
  const { table } = sit({ scores: [[{ source: 'pawns', points: 3, places: [] }], []] });
  const said = show(Seats, { table, game: module });
  for (const words of ['A Ann', 'B Ben', 'pawns 3']) expect(said).toContain(words);
});

test('a refusal is told as the server says it', async () => {
  const { server, table } = sit();
  table.refuse('castle', { x: 0, y: 0 });
  const reason = { code: 'king-moved', args: {}, text: 'the king has moved' };
  server.say({ type: 'answer', id: server.request.id, legal: false, reason });
  await vi.waitFor(() => expect(table.staging.note).not.toBeNull());
  expect(show(Note, { table })).toBe('the king has moved');
});

test('its end says who came where, and has no scoring to show again', async () => {
  await loadWords('ending');
  const { table } = sit({ status: 'finished', decider: null, winners: [1] });
  const said = show(Ending, { table, game: module, isLate: true, close: () => undefined });
  expect(said).toContain('You came second');
  expect(said).toMatch(/1 B Ben 0.*2 A You 0/);
  expect(said).not.toContain('Show the scoring');
});

test('an end is told to whom it concerns: winners, those who share, and whoever only watches', async () => {
  await loadWords('ending');
  const over = { status: 'finished', decider: null } as const;
  for (const [mine, winners, headline] of [
    [[0], [0], 'You win!'],
    [[0], [0, 1], 'You share the victory!'],
    [[], [1], 'Ben wins'],
    [[0, 1], [1], 'Ben wins'],
    [[], [0, 1], 'Ann, Ben share the victory'],
  ] as const) {
    document.body.replaceChildren();
    const { table } = sit({ ...over, mine: [...mine], winners: [...winners] });
    const props = { table, game: module, isLate: true, close: () => undefined };
    expect(show(Ending, props).startsWith(headline), headline).toBe(true);
  }
});

test('an end that somebody sees is celebrated once; nothing moves for whoever wants that', async () => {
  await loadWords('ending');
  const props = { game: module, close: () => undefined };
  const over = { status: 'finished', decider: null, winners: [0] } as const;
  const celebrations = (): number => document.querySelectorAll('.celebration').length;
  vi.useFakeTimers();
  show(Ending, { ...props, table: sit({ ...over, winners: [0] }).table });
  expect(celebrations()).toBe(1);
  vi.advanceTimersByTime(5000);
  flushSync();
  expect(celebrations()).toBe(0);
  vi.useRealTimers();
  show(Ending, { ...props, table: sit({ ...over, winners: [0] }).table, isLate: true });
  remember({ animation: 'none' });
  show(Ending, { ...props, table: sit({ ...over, winners: [0] }).table });
  expect(celebrations()).toBe(0);
  remember({ animation: 'normal' });
});

test('its card has a title, the seats and the levels that it has, and no rules', () => {
  const said = show(GameCard, { info: CHESS, isNew: true, invite: () => undefined });
  for (const words of ['Chess', '1 bot', 'random']) expect(said).toContain(words);
  expect(said).not.toContain('2 bots');
  expect(document.querySelector('a, section > svg')).toBeNull();
});

test('a new table of it has its options', () => {
  const said = show(NewTable, { games: [CHESS], first: CHESS.game });
  for (const words of ['Chess', 'clock', 'With a clock.', 'yes']) expect(said).toContain(words);
});

test('a seat shows whose it is while a bot sits in', () => {
  const [ann] = madeUpSnapshot().seats;
  const bot = { name: 'hard', level: 'hard', is_open: false, owner: 'Ben' };
  const { table } = sit({ seats: [ann, bot] });
  expect(show(Seats, { table, game: module })).toMatch(/Ben Hard bot sits in/);
});

test('after the host has ended the match one can go on from there', () => {
  const started: LogLine = { revision: 1, at: 0, type: 'started', chance: [] };
  const { table } = sit({ status: 'ended', decider: null, log: [started] });
  const said = show(ActionBar, { table, game: module });
  for (const way of ['Play again', 'Replay', 'Home']) expect(said).toContain(way);
});

test('a match that ended early can be taken away and played on, but not reviewed', async () => {
  asked = fetchAnswers({
    '/api/games': [CHESS],
    '/course': { revisions: [], totals: [], by_source: {} },
  });
  const started: LogLine = { revision: 1, at: 0, type: 'started', chance: [] };
  const conduct = { taken_back: 0, resigned: [1], ended: 'resigned' as const };
  const log = [started, played(2, 0)];
  const { table } = sit({ status: 'ended', decider: null, conduct, winners: [0], log });
  show(ReplayView, { table, game: module });
  await vi.waitFor(() => expect(document.body.textContent).toContain('cannot be reviewed'));
  await vi.waitFor(() => expect(document.body.textContent).toContain('Ben has resigned.'));
  expect(document.querySelector('a[download]')?.getAttribute('href')).toContain('/record');
  const names = [...document.querySelectorAll('button')].flatMap(({ textContent, disabled }) =>
    disabled ? [] : [textContent.trim()],
  );
  expect(names).toContain('Play on from here');
  expect(names).not.toContain('Review this game');
});

test('whoever is still there is invited to the next match', () => {
  const asked = { revision: 1, at: 0, type: 'rematch', seat: 1, table: 'next' } as const;
  const over = { status: 'finished', decider: null, rematch: 'next' } as const;
  const { table } = sit({ ...over, log: [asked] });
  expect(show(ActionBar, { table, game: module })).toMatch(/Ben wants to play again Join/);
});

import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as kingdomBuilder from './kingdom-builder/words';
import * as kingsburg from './kingsburg/words';
import type { GameModule } from '../lib/game';
import { loadWords, startWords } from '../lib/i18n.svelte';
import type { Merits } from '../lib/types';
import { choicesOf } from '../table/choices';
import { loadHintWords } from '../table/hint-words';
import { fetchAnswers, MadeUpServer, madeUpSnapshot } from '../table/made-up';
import { Table } from '../table/table.svelte';

const FARM = { code: 'token', args: { token: 'farm' } };
const BESIDE = { code: 'beside', args: { count: 2 } };
const CASTLE = { code: 'castle', args: { card: 'castles', points: 3 } };
const FISH = { code: 'gold', args: { card: 'fishermen', points: 1 } };

beforeAll(async () => {
  await startWords();
  await loadWords('kingdom-builder', 'kingsburg');
  await loadHintWords('kingdom-builder');
  await loadHintWords('kingsburg');
});
afterEach(() => vi.unstubAllGlobals());

/** As much of a game as says what its decisions lead to. */
function gameOf(prefix: string, words: Partial<GameModule>): GameModule {
  return { eventArgs: () => ({}), actionArgs: () => ({}), buttonsOf: () => [], ...words, prefix };
}
const KB = gameOf('kb', kingdomBuilder);
const KS = gameOf('ks', kingsburg);

function sit(game: string, legal: string[], more = {}): Table {
  const server = new MadeUpServer();
  const table = new Table('table', server.connect);
  server.say(madeUpSnapshot({ game, legal, ...more }));
  return table;
}

test('hexes are grouped by the best that they bring, and say all of it', () => {
  const legal = ['build a1', 'build b2', 'build c3', 'build d4', 'build e5', 'use farm', 'end'];
  const merits: Merits = {
    'build a1': [],
    'build b2': [BESIDE],
    'build c3': [FARM, FISH, BESIDE],
    'build d4': [CASTLE],
    'build e5': [FISH],
  };
  const table = sit('kingdom-builder', legal);
  const groups = choicesOf(legal, merits, KB, table);
  expect(
    groups.map(([heading, choices]) => [heading, choices.map(({ action }) => action)]),
  ).toEqual([
    ['Takes a token', ['build c3']],
    ['Reaches a castle', ['build d4']],
    ['Brings gold', ['build e5']],
    ['Next to your settlements', ['build b2']],
    ['Elsewhere', ['build a1']],
    ['Use a token', ['use farm']],
    ['End the turn', ['end']],
  ]);
  expect(groups[0][1][0].brings).toBe(
    'takes the Farm token; beside water: 1 gold; next to 2 of your settlements',
  );
});

test('as long as nothing is known they are grouped by what is done', () => {
  const legal = ['build a1', 'end'];
  const table = sit('kingdom-builder', legal);
  const groups = choicesOf(legal, null, KB, table);
  expect(groups.map(([heading]) => heading)).toEqual(['Build', 'End the turn']);
});

test('dice are grouped by the advisor, whose gift is told once', () => {
  const setup = {
    advisors: [{ value: 2, name: 'squire' }],
    influence: {
      coloured: ['low', 'mid', 'high'],
      white: ['white'],
      token: 2,
      shifts: { down: -1, up: 1 },
    },
  };
  const view = { seat: 'A', dice: { A: { coloured: [2, 2, 5], white: [], sent: [] } }, court: [] };
  const legal = ['influence low', 'pass'];
  const table = sit('kingsburg', legal, { setup, view });
  const merits = { 'influence low': [{ code: 'gift', args: { advisor: 'squire' } }], pass: [] };
  const [[heading, [choice]], [last]] = choicesOf(legal, merits, KS, table);
  expect(heading).toBe('Squire (2): 1 gold');
  expect(choice.text).toContain('Squire');
  expect(choice.brings).toBe('');
  expect(last).toBe('Pass');
});

test('what decisions would bring is asked for once at a moment, and only if somebody wants it', async () => {
  const asked = fetchAnswers({ '/merits': { 'build a1': [FARM] } });
  const table = sit('kingdom-builder', ['build a1']);
  expect(table.bringing('build a1')).toBe('');
  expect(asked).toEqual([]);
  table.wantMerits();
  table.wantMerits();
  await vi.waitFor(() => expect(table.bringing('build a1')).toBe('takes the Farm token'));
  expect(asked).toEqual(['/api/tables/table/merits']);
  table.outlook.forget();
  expect(table.bringing('build a1')).toBe('');
});

test('where the server does not say what decisions would bring, they are still offered', async () => {
  fetchAnswers({});
  const table = sit('kingdom-builder', ['build a1']);
  table.wantMerits();
  await vi.waitFor(() => expect(table.outlook.merits).toEqual({}));
});

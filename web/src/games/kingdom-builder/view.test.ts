import { expect, test } from 'vitest';
import { explanationOf, hexArgs, ownersOf, terrainOf, type Setup, type View } from './view';

const setup = {
  map: ['gSLN'],
  terrains: { g: 'grass' },
  sites: { S: 'castle', L: 'location', N: 'nomads' },
  locations: { c1: 'farm' },
} as unknown as Setup;
const view = {
  settlements: { A: [], B: ['a1'] },
  walls: [],
  tokens_left: { c1: 1 },
  nomad_tokens: {},
} as unknown as View;
const content = (hex: string, seen = view) => hexArgs(hex, setup, seen, ownersOf(seen), 0).content;

test('the letters of the map mean what the setup says', () => {
  expect(['a1', 'b1', 'c1', 'd1'].map((hex) => terrainOf(setup, hex))).toEqual([
    'grass',
    null,
    null,
    null,
  ]);
});

test('what is on a hex', () => {
  expect(['a1', 'b1', 'c1', 'd1'].map((hex) => content(hex))).toEqual([
    'other',
    'castle',
    'location',
    'nomads',
  ]);
  expect(content('c1', { ...view, tokens_left: { c1: 0 } })).toBe('emptied');
  expect(content('a1', { ...view, settlements: {}, walls: ['a1'] })).toBe('wall');
});

test('every hex is explained by what lies there', () => {
  expect(['a1', 'b1', 'c1', 'd1'].map((hex) => explanationOf(hex, setup, view))).toEqual([
    'kb-terrain-grass',
    'kb-part-castle',
    'kb-token-farm',
    'kb-part-nomads',
  ]);
  const camp = { ...view, nomad_tokens: { d1: 'sword' } };
  expect(explanationOf('d1', setup, camp)).toBe('kb-token-sword');
});

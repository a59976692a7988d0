// The shapes of this game: what its setup, its public view and a seat's own view say.

import type { Geometry } from './hexes';
import { placeOf } from './hexes';
import { letterOf, seatOf, type Letter } from '../../lib/seats';
import { shapesOf } from '../../lib/shapes';
import type { Args, Seat } from '../../lib/types';

export const GAME = 'kingdom-builder';

export type Site = 'castle' | 'location' | 'nomads';

export interface Setup {
  players: number;
  first: Letter;
  nomads: boolean;
  map: string[]; // rows of letters
  terrains: Partial<Record<string, string>>; // by their letters
  sites: Partial<Record<string, Site>>;
  tokens_per_location: number;
  settlements_per_donation: number;
  cards: string[];
  locations: Record<string, string>;
  nomad_tokens: Record<string, string>;
  walls: number;
  geometry: Geometry;
}

export interface Token {
  token: string;
  home: string;
  usable: boolean;
}

/** A step that is pending, and what is shown of it. */
export interface PendingStep {
  what: string;
  owed?: number;
  built?: string[];
  token?: string;
  terrain?: string;
  steps_left?: number;
  stepped?: string[];
  from?: string;
  left?: number;
  victims?: Letter[];
  for?: Letter;
}

export interface View {
  seat: Letter;
  turn: Letter;
  pending: PendingStep[];
  settlements: Record<Letter, string[]>;
  supply: Record<Letter, number>;
  walls: string[];
  walls_left: number;
  tokens: Record<Letter, Token[]>;
  tokens_left: Record<string, number>;
  nomad_tokens: Record<string, string>;
  played_card: string | null;
  pile: number;
  discards: Record<string, number>;
  removed: Record<string, number>;
  last_round: boolean;
}

export interface Own {
  card: string | null;
}

export const { viewOf, setupOf, ownOf } = shapesOf<View, Own, Setup>();

/** The letter of a hex on the map. */
function letterAt(setup: Setup, hex: string): string {
  const [row, column] = placeOf(hex);
  return setup.map[row].charAt(column);
}

/** The terrain of a hex; null on castles, locations and nomads. */
export function terrainOf(setup: Setup, hex: string): string | null {
  return setup.terrains[letterAt(setup, hex)] ?? null;
}

/** What lies on a hex that is no terrain. */
function siteOf(setup: Setup, hex: string): Site | null {
  return setup.sites[letterAt(setup, hex)] ?? null;
}

/** Whose settlement stands on each hex. */
export function ownersOf(view: View): Map<string, Seat> {
  const owners = new Map<string, Seat>();
  for (const [name, hexes] of Object.entries(view.settlements))
    for (const hex of hexes) owners.set(hex, seatOf(name));
  return owners;
}

/** What a hex is, as arguments of the message `kb-hex`. */
export function hexArgs(
  hex: string,
  setup: Setup,
  view: View,
  owners: Map<string, Seat>,
  me: Seat | null,
): Args {
  const terrain = terrainOf(setup, hex) ?? 'any';
  const owner = owners.get(hex);
  const base = { hex, terrain, token: 'none', who: '', state: 'none' };
  if (owner !== undefined)
    return { ...base, content: owner === me ? 'own' : 'other', seat: letterOf(owner) };
  if (view.walls.includes(hex)) return { ...base, content: 'wall' };
  switch (siteOf(setup, hex)) {
    case 'castle':
      return { ...base, content: 'castle' };
    case 'location':
      return {
        ...base,
        content: view.tokens_left[hex] ? 'location' : 'emptied',
        token: setup.locations[hex],
      };
    case 'nomads':
      return { ...base, content: 'nomads', token: view.nomad_tokens[hex] ?? 'none' };
    default:
      return { ...base, content: 'empty' };
  }
}

/** The message that explains what lies on a hex. */
export function explanationOf(hex: string, setup: Setup, view: View): string {
  switch (siteOf(setup, hex)) {
    case 'castle':
      return 'kb-part-castle';
    case 'location':
      return `kb-token-${setup.locations[hex]}`;
    case 'nomads':
      return view.nomad_tokens[hex] ? `kb-token-${view.nomad_tokens[hex]}` : 'kb-part-nomads';
    default:
      return view.walls.includes(hex) ? 'kb-part-wall' : `kb-terrain-${terrainOf(setup, hex)}`;
  }
}

/** The picture of a source of gold. */
export function pictureOf(source: string): string {
  if (source === 'castles') return 'castle';
  return source === 'treasure' ? 'token-treasure' : `card-${source}`;
}

/** The message that explains a source of gold. */
export function sourceMessage(source: string): string {
  return source === 'treasure' ? 'kb-token-treasure' : `kb-card-${source}`;
}

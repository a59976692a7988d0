// The shapes of Kingsburg's view and setup (docs/notation.md), and small questions about them.

import type { Letter } from '../../lib/seats';
import { shapesOf } from '../../lib/shapes';

export const GAME = 'kingsburg';

export const GOODS = ['gold', 'wood', 'stone'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Record<Good, number>;

export interface Advisor extends Goods {
  value: number;
  name: string;
  choices: number;
  among: Good[];
  soldiers: number;
  tokens: number;
  points: number;
  peek: boolean;
  exchange: boolean;
}

export interface Building {
  name: string;
  row: number;
  column: number;
  cost: Goods;
  after: string | null; // the building that has to stand first
  points: number;
  battle: number;
  battle_against: Record<string, number>;
}

export interface Enemy {
  card: string;
  name: string;
  strength: number;
  reward: Goods & { any_good: number; points: number };
  loss: Goods & { any_good: number; buildings: number; points: number };
}

/** The words of an influence: the names of dice in the order of `Dice`, and what is added to them. */
export interface InfluenceWords {
  coloured: string[];
  white: string[];
  token: number;
  shifts: Record<string, number>; // by the Market
}

export interface Setup {
  players: number;
  seats: Letter[];
  order: Letter[];
  enemies: Enemy[][];
  advisors: Advisor[];
  buildings: Building[];
  phases: string[];
  influence: InfluenceWords;
}

/** A seat's dice: three coloured ones (none before the roll), then white ones. */
export interface Dice {
  coloured: number[];
  white: number[];
  sent: boolean[];
}

/** Dice at an advisor. */
export interface Group {
  advisor: number;
  name: string;
  seat: Letter; // or `neutral`
  dice: number[];
  white: number[];
  token: boolean;
  market: number;
}

/** A step that is pending, and what is shown of it. */
export interface PendingStep {
  what: string;
  passed?: Letter[]; // of an influence
}

/** What events tell beside their source, each only some of it (docs/protocol.md). */
export interface Details {
  advisor: number;
  dice: number[];
  white: boolean;
  token: boolean;
  market: number;
  envoy: boolean;
  year: number;
  phase: string;
  order: Letter[];
  card: string;
  strength: number;
  king_die: number;
  soldiers: Record<Letter, number>;
  buildings: Record<Letter, Record<string, number>>;
  values: Record<Letter, number>;
  results: Record<Letter, Result>;
  bonuses: Partial<Record<Letter, string[]>>;
  falling: Partial<Record<Letter, string[]>>;
}

/** How a battle ends for a seat. */
export type Result = 'victory' | 'wall' | 'tie' | 'defeat';

export interface View {
  seat: Letter;
  year: number;
  phase: string;
  pending: PendingStep[];
  order: Letter[];
  goods: Record<Letter, Goods>;
  tokens: Record<Letter, number>;
  soldiers: Record<Letter, number>;
  points: Record<Letter, number>;
  buildings: Record<Letter, string[]>;
  dice: Record<Letter, Dice>;
  court: Group[];
  envoy: Letter | null;
  enemy_range: [number, number];
  enemy_seen_by: Letter[];
  enemy_revealed: Enemy | null;
}

export interface Own {
  enemy: Enemy | null;
}

export const { viewOf, setupOf, ownOf } = shapesOf<View, Own, Setup>();

export const NEUTRAL = 'neutral';
/** What a building counts in battle, against one enemy or any. */
export function battleValue(building: Building, enemy: string | null): number {
  const isOther = enemy !== null && enemy in building.battle_against;
  return isOther ? building.battle_against[enemy] : building.battle;
}

/** What the standing buildings of a seat count in battle. */
export function wallsOf(setup: Setup, built: string[], enemy: string | null): number {
  return setup.buildings
    .filter(({ name }) => built.includes(name))
    .reduce((sum, building) => sum + battleValue(building, enemy), 0);
}

export type BuildingState = 'built' | 'affordable' | 'too-dear' | 'left-first' | 'free';

/** How a building stands to its owner; `legal` is null where nobody builds now. */
export function buildingState(
  building: Building,
  built: string[],
  legal: string[] | null,
): BuildingState {
  if (built.includes(building.name)) return 'built';
  if (legal?.includes(`build ${building.name}`)) return 'affordable';
  if (building.after !== null && !built.includes(building.after)) return 'left-first';
  return legal ? 'too-dear' : 'free';
}

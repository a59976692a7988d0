// The games that the server knows, asked for once.

import { api } from './api';
import { Asked } from './asked';
import type { GameInfo } from './types';

let games = $state.raw<GameInfo[]>([]);
const asked = new Asked<'games', GameInfo[]>();

export function knownGames(): GameInfo[] {
  return games;
}

export function fetchGames(): Promise<GameInfo[]> {
  return asked.get('games', () => api.games().then((found) => (games = found)));
}

export function levelsOf(game: string): string[] {
  return games.find((info) => info.game === game)?.levels ?? [];
}

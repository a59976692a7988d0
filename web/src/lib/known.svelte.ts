// The games that the server knows, asked for once.

import { api } from './api';
import { Once } from './once';
import type { GameInfo } from './types';

let games = $state.raw<GameInfo[]>([]);
const once = new Once<'games', GameInfo[]>();

export function knownGames(): GameInfo[] {
  return games;
}

export function fetchGames(): Promise<GameInfo[]> {
  return once.get('games', () => api.games().then((found) => (games = found)));
}

export function levelsOf(game: string): string[] {
  return games.find((info) => info.game === game)?.levels ?? [];
}

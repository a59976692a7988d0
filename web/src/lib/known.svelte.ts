// The games that the server knows, asked for once.

import { api } from './api';
import type { GameInfo } from './types';

let games = $state.raw<GameInfo[]>([]);
let asking: Promise<GameInfo[]> | null = null;

export function knownGames(): GameInfo[] {
  return games;
}

export function fetchGames(): Promise<GameInfo[]> {
  asking ??= api.games().then(
    (found) => (games = found),
    (error: unknown) => {
      asking = null;
      throw error;
    },
  );
  return asking;
}

export function levelsOf(game: string): string[] {
  return games.find((info) => info.game === game)?.levels ?? [];
}

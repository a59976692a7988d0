// The games whose boards this client has; each is a chunk of its own.

import type { GameModule } from './game';
import { loadWords } from './i18n.svelte';

const MODULES = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

/** The board of a game, and its words. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = MODULES[`../games/${game}/index.ts`];
  if (!load) throw new Error(`this client has no board for ${game}`);
  const [module] = await Promise.all([load(), loadWords(game)]);
  return module.default;
}

const PREFIXES: Record<string, string> = { 'kingdom-builder': 'kb', kingsburg: 'ks' };

/** The prefix of a game's messages. */
export function prefixOf(game: string): string {
  return PREFIXES[game] ?? game;
}

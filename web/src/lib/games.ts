// The games that this client has a folder for. What the first page needs of them (`box.ts`) comes
// with it; boards and vignettes are chunks of their own.

import type { Box, GameModule, PartPicture, VignettePart } from './game';
import { hasWords, loadWords } from './i18n.svelte';
import { fetchGames } from './known.svelte';

type ByPath<T> = Partial<Record<string, T>>;

const BOXES: ByPath<Box> = import.meta.glob<Box>('../games/*/box.ts', {
  eager: true,
  import: 'default',
});
const BOARDS: ByPath<() => Promise<GameModule>> = import.meta.glob<GameModule>(
  '../games/*/index.ts',
  { import: 'default' },
);
const VIGNETTES: ByPath<() => Promise<VignettePart[]>> = import.meta.glob<VignettePart[]>(
  '../games/*/vignette.ts',
  { import: 'default' },
);

const PART_PICTURES: ByPath<() => Promise<PartPicture>> = import.meta.glob<PartPicture>(
  '../games/*/PartPicture.svelte',
  { import: 'default' },
);

/** Can pictures of a game be shown? One without a folder here is played as text. */
export function hasFolder(game: string): boolean {
  return BOXES[`../games/${game}/box.ts`] !== undefined;
}

export function boxOf(game: string): Box {
  return (
    BOXES[`../games/${game}/box.ts`] ?? { prefix: game, mainOptions: [], parts: {}, components: {} }
  );
}

/** The prefix of a game's messages. */
export function prefixOf(game: string): string {
  return boxOf(game).prefix;
}

/** The picture at the head of a game's card; undefined where it has none. */
export function vignetteOf(game: string): (() => Promise<VignettePart[]>) | undefined {
  return VIGNETTES[`../games/${game}/vignette.ts`];
}

/** What draws the parts that a game's options list; undefined where nothing does. */
export function partPictureOf(game: string): (() => Promise<PartPicture>) | undefined {
  return PART_PICTURES[`../games/${game}/PartPicture.svelte`];
}

/** The board of a game and its words, as far as this client has them. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = BOARDS[`../games/${game}/index.ts`];
  const [module] = await Promise.all([
    load?.() ?? plainGame(game),
    hasWords(game) ? loadWords(game) : undefined,
    load ? undefined : fetchGames().catch(() => undefined), // they know at least its title
  ]);
  return module;
}

/** A game that is played as text, in the words that the server sends. */
function plainGame(game: string): GameModule {
  return {
    prefix: prefixOf(game),
    actionArgs: () => ({}),
    eventArgs: () => ({}),
    buttonsOf: () => [],
  };
}

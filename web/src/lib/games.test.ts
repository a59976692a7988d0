import { expect, test } from 'vitest';
import { boxOf, hasFolder, loadGame, prefixOf, vignetteOf } from './games';

const SOURCES = import.meta.glob<string>(['../**/*.{ts,svelte,css}', '!../games/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const FOLDERS = Object.keys(import.meta.glob('../games/*/box.ts')).map(
  (path) => path.split('/')[2],
);

test('every folder of a game has a box, a board and a vignette', async () => {
  expect(FOLDERS.length).toBeGreaterThan(0);
  for (const game of FOLDERS) {
    expect(hasFolder(game)).toBe(true);
    expect((await loadGame(game)).Board, game).toBeDefined();
    expect((await vignetteOf(game)?.())?.length, game).toBeGreaterThan(0);
    expect((await loadGame(game)).prefix).toBe(boxOf(game).prefix);
  }
});

test('outside its folder no game is named', () => {
  const names = FOLDERS.flatMap((game) => [
    ...['-', ' ', '_', ''].map((between) => game.replaceAll('-', between)),
    `['"\`(]${prefixOf(game)}(-[a-z]|['"\`])`,
  ]);
  const naming = new RegExp(names.join('|'), 'i');
  expect(Object.keys(SOURCES).length).toBeGreaterThan(50);
  for (const [path, source] of Object.entries(SOURCES))
    expect(naming.exec(source)?.[0], path).toBeUndefined();
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.REGNUM_SERVER ?? 'http://127.0.0.1:8080';

/** Files of words as texts, without the comments and spaces that are there for translators. */
const words: Plugin = {
  name: 'words',
  transform: {
    filter: { id: /\.ftl$/ },
    handler: (text) => {
      const said = text
        .replaceAll(/^#.*\n/gm, '')
        .replaceAll(/^\n+(?! )/gm, '')
        .replaceAll(/^ +/gm, ' ')
        .replaceAll(/^( \.[\w-]+|[\w-]+) = ?/gm, '$1=')
        .replaceAll('{ ', '{')
        .replaceAll(' }', '}');
      return `export default ${JSON.stringify(said)}`;
    },
  },
};

// What a game's board is made of, without what is loaded before it or beside it.
const BOARD = /src\/games\/[\w-]+\/(?!box|vignette|odds|pointing|PartPicture)/;

// What tables and lessons share, without what is for looking back or opened by hand.
const TABLE =
  /src\/(table\/(?!chart|review|branch|replay|breakdown|made-up|tablemenu|waiting|seatholder|sharelink)|pages\/TablePage)/i;

export default defineConfig({
  plugins: [svelte(), words],
  build: {
    outDir: '../src/regnum/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // they know light-dark()
    assetsInlineLimit: 0, // the server's headers allow no data: fonts
    modulePreload: { polyfill: false }, // these browsers preload by themselves
    // What several pages share comes in one file: many small ones pack worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Rich texts and dialogs are of pages that nobody needs for a first game.
            {
              name: 'common',
              test: /src\/lib\/(?!rich|\w*dialog|onlyhere|network)/i,
              minShareCount: 2,
            },
            { name: 'table', test: TABLE, minShareCount: 2 },
            { name: (id) => /games\/([\w-]+)\//.exec(id)?.[1], test: BOARD },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});

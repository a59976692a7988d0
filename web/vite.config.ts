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
const BOARD = /src\/games\/[\w-]+\/(?!box|vignette|odds|pointing|Scoring|motions|PartPicture)/;

// What tables and lessons share, without what is for looking back or opened by hand.
const TABLE =
  /src\/(table\/(?!chart|review|branch|replay|breakdown|made-up|tablemenu|waiting|terms|seatholder|sharelink)|pages\/TablePage)/i;

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
      input: { index: 'index.html', worker: 'src/talk/worker.ts' },
      output: {
        // A service worker looks after the pages beside and below it.
        entryFileNames: ({ name }) => (name === 'worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            // Rich texts, dialogs and links are of no use for a first game; what moves comes when it does.
            {
              name: 'common',
              test: /src\/lib\/(?!rich|moving|\w*dialog|onlyhere|network|clock-)/i,
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

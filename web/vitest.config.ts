import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ['browser'] }, // Svelte as in a browser, with effects
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.ts'],
      setupFiles: ['src/lib/patience.ts'],
      isolate: false, // starting a document for each file takes longer than all tests
      testTimeout: 30_000, // a board is compiled when it is first asked for
    },
  }),
);

import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ['browser'] }, // Svelte as in a browser, with effects
    test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false },
  }),
);

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] }, // Svelte as in a browser, with effects
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false },
});

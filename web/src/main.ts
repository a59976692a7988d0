import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startWords } from './lib/i18n.svelte';
import { showTheme } from './lib/settings.svelte';

const RELOADED = 'regnum-reloaded';
const PATIENCE_MS = 10_000;

// A part that cannot be fetched: most likely the server has a newer client.
addEventListener('vite:preloadError', (event) => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < PATIENCE_MS) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  event.preventDefault();
  location.reload();
});

showTheme();
await startWords();
mount(App, { target: document.querySelector('#app') ?? document.body });

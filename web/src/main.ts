import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startWords } from './lib/i18n.svelte';
import { showTheme } from './lib/settings.svelte';

showTheme();
await startWords();
mount(App, { target: document.getElementById('app')! });

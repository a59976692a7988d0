import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords, startWords } from '../../lib/i18n.svelte';
import type { GameInfo } from '../../lib/types';
import NewTable from '../../pages/NewTable.svelte';

const option = (name: string, more: object) => ({
  name,
  default: 'random',
  explanation: '',
  values: [],
  form: '',
  needs: {},
  parts: null,
  ...more,
});
const names = ['lords', 'miners', 'hermits', 'families'];
const BOX: GameInfo = {
  game: 'kingdom-builder',
  title: '',
  seats: [2],
  levels: ['gentle'],
  options: [
    option('nomads', { default: 'no', values: ['yes', 'no'] }),
    option('families-gaps', {
      default: 'no',
      values: ['yes', 'no'],
      needs: { nomads: 'yes' },
    }),
    option('cards', { parts: { names, count: 3, needs: { families: 'nomads' }, turned: '' } }),
  ],
  components: {},
};

let refusal = {};
let sent: { options: Record<string, string> }[] = [];
let shown = {};

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('fetch', (address: string, { body = '{}' } = {}) => {
    if (!address.endsWith('/tables'))
      return Promise.resolve(Response.json({ id: 'me', name: 'Me' }));
    sent.push(JSON.parse(body) as (typeof sent)[number]);
    return Promise.resolve(Response.json(refusal, { status: 400 }));
  });
  await startWords();
  await loadWords('kingdom-builder');
  shown = mount(NewTable, { target: document.body, props: { games: [BOX], first: BOX.game } });
  flushSync();
});
afterEach(async () => {
  await unmount(shown);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const cards = () => [...document.querySelectorAll<HTMLButtonElement>('[aria-label=Cards] button')];
const offered = () => cards().map(({ textContent }) => textContent.trim());
function pick(name: string): void {
  cards()[offered().indexOf(name)].click();
  flushSync();
}
function withNomads(): void {
  const select = [...document.querySelectorAll('select')].find((each) =>
    each.textContent.includes('with Nomads'),
  );
  if (!select) throw new Error('Nomads cannot be chosen');
  select.value = 'yes';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}

test('cards are chosen from the box, those of the expansion only with it', () => {
  expect(offered()).toEqual(['Lords', 'Miners', 'Hermits']);
  withNomads();
  expect(offered()).toContain('Families');
});

test('an option is asked only where something depends on it', () => {
  const asked = () => document.body.textContent.includes('Families with gaps');
  expect(asked()).toBe(false);
  withNomads();
  expect(asked()).toBe(true);
});

test('no more are picked than are played', () => {
  withNomads();
  for (const name of ['Lords', 'Miners', 'Hermits']) pick(name);
  const free = cards().filter(({ disabled }) => !disabled);
  expect(free.map((card) => card.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'true']);
});

test('a wrong choice is named with what is wanted', async () => {
  refusal = { code: 'wrong-option', args: { option: 'cards', what: 'count', count: 3 } };
  for (const name of ['Lords', 'Hermits', 'Miners', 'Hermits']) pick(name);
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
  expect(sent[0].options).toEqual({ cards: 'lords/miners' });
  expect(document.querySelector('[role=alert]')?.textContent).toBe(
    'Cards: choose 3 different ones, or none.',
  );
});

test('on this computer alone it is said that friends cannot follow a link', () => {
  expect(location.hostname).toBe('localhost');
  const note = document.querySelector('[role=note]')?.textContent;
  expect(note).toContain('only on this computer');
  expect(note).toContain('regnum serve --host 0.0.0.0');
});

// The pictures of a game: fetched once, laid into the page out of sight, used by `<use href>`.

import { Once } from './once';
import { hasFolder } from './games';

const fetched = new Once<string, void>();
const names = $state<Partial<Record<string, string[]>>>({});

let dress = $state.raw((name: string) => name);

/** Which picture is shown for one: at a table people may have colours that they like best. */
export function dressAs(change: (name: string) => string): void {
  dress = change;
}

/** The reference to a picture, for `<use href>`; `loadSprites(game)` must have been called. */
export function href(game: string, name: string): string {
  return `#${game}-${dress(name)}`;
}

/** The names of all pictures of a game, once they are there. */
export function spriteNames(game: string): string[] {
  return names[game] ?? [];
}

/** No pictures are loaded for a game without a folder here. `only`: a page that shows no others. */
export function loadSprites(game: string, only: string[] = []): Promise<void> {
  if (!hasFolder(game) || (only.length && names[game])) return Promise.resolve();
  const named = only.filter((name, n) => only.indexOf(name) === n);
  const which = only.length ? `?only=${named.join()}` : '';
  return fetched.get(game + which, () => fetchSprites(game, which)).catch(() => undefined);
}

async function fetchSprites(game: string, which: string): Promise<void> {
  const response = await fetch(`/api/games/${game}/art.svg${which}`);
  if (!response.ok) {
    console.warn(`no pictures of ${game}: ${response.status}`);
    throw new Error(`${response.status}`);
  }
  const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  const sheet = document.importNode(parsed.documentElement, true);
  const found = [...sheet.querySelectorAll('symbol')].map((symbol) => symbol.id);
  prefixIds(sheet, `${game}-`);
  sheet.setAttribute('aria-hidden', 'true');
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  sheet.classList.add('sprites');
  sheet.dataset.game = game;
  if (!which) {
    names[game] = found;
    document.querySelectorAll(`.sprites[data-game='${game}']`).forEach((some) => some.remove());
  }
  document.body.append(sheet);
}

/** Two games may give the same name to different pictures. */
function prefixIds(root: Element, prefix: string): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      if (name === 'id') element.id = prefix + value;
      else if (/(^|:)href$/.test(name) && value.startsWith('#'))
        element.setAttribute(name, `#${prefix}${value.slice(1)}`);
      else if (value.includes('url(#'))
        element.setAttribute(name, value.replaceAll('url(#', `url(#${prefix}`));
    }
  }
}

// Lets the server tell this browser from afar. Without a key on the server nothing of it happens.

import { call } from '../lib/api';
import { t } from '../lib/i18n.svelte';
import { knownGames } from '../lib/known.svelte';
import { ensurePerson, TOLD } from '../lib/person.svelte';
import { titleOf } from '../lib/words.svelte';

const WORKER = '/worker.js';
export const WORDS = '/worker-words';
const CACHE = 'regnum-words';
const VERSION = 2; // since then the server notes which of my browsers it is

/** Leave words in the reader's language for the worker. */
export async function leaveWords(game: string): Promise<void> {
  const games = new Set([game, ...knownGames().map((each) => each.game)]);
  const words = Object.fromEntries(
    [...games].map((each) => [
      `your-turn/${each}`,
      t('ui-page-your-turn', { title: titleOf(each) }),
    ]),
  );
  const cache = await caches.open(CACHE);
  await cache.put(WORDS, new Response(JSON.stringify(words)));
}

export function canPush(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;
}

/** Subscribe this browser, unless it is; says whether the server sends anything. */
export async function subscribe(): Promise<boolean> {
  const { key } = await call<{ key: string | null }>('/push');
  if (!canPush() || key === null) return false;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  let known = await pushManager.getSubscription();
  if (known && keyOf(known) !== key) {
    await known.unsubscribe();
    known = null;
  }
  known ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = known.toJSON();
  const { id } = await ensurePerson();
  const told = JSON.stringify([VERSION, id, endpoint, key]);
  if (localStorage.getItem(TOLD) === told) return true;
  await call('/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  localStorage.setItem(TOLD, told);
  return true;
}

export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(TOLD);
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const known = await registration?.pushManager.getSubscription();
  if (!known) return;
  await call('/push/forget', { endpoint: known.endpoint });
  await known.unsubscribe();
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

// Who sits at this browser. A first visit asks nothing: a name is made up and can be changed.

import { api, Refusal } from './api';
import { t } from './i18n.svelte';
import type { Person } from './types';

let me = $state.raw<Person | null>(null);
let asking: Promise<Person> | null = null;

export function person(): Person | null {
  return me;
}

export function ensurePerson(): Promise<Person> {
  if (me) return Promise.resolve(me);
  asking ??= api
    .me()
    .catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'not-known') return api.name(t('ui-guest'));
      throw error;
    })
    .then((known) => (me = known))
    .finally(() => (asking = null));
  return asking;
}

export async function rename(name: string): Promise<void> {
  me = await api.name(name);
}

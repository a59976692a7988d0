// Who sits at this browser. A first visit asks nothing: a name is made up and can be changed.

import { api, Refusal } from './api';
import { t } from './i18n.svelte';
import type { Person } from './types';

const KEY = 'regnum-known'; // the cookie itself cannot be seen from here
export const TOLD = 'regnum-push'; // how the server was last told that it may call this browser
let me = $state.raw<Person | null>(null);
let asking: Promise<Person> | null = null;

export function person(): Person | null {
  return me;
}

/** Was somebody here before? */
export function isKnown(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function ensurePerson(): Promise<Person> {
  if (me) return Promise.resolve(me);
  asking ??= introduce()
    .then(meet)
    .finally(() => (asking = null));
  return asking;
}

async function introduce(): Promise<Person> {
  if (!isKnown()) return api.name(anyName());
  try {
    return await api.me();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-known') return api.name(anyName());
    throw error;
  }
}

function anyName(): string {
  const names = t('ui-names').split(', ');
  return names[Math.floor(Math.random() * names.length)];
}

/** Note who is here, or more about them. If it is somebody else, the server has to be told anew. */
export function meet(known: Person): Person {
  if (localStorage.getItem(KEY) !== known.id) localStorage.removeItem(TOLD);
  localStorage.setItem(KEY, known.id);
  return (me = known);
}

export async function rename(name: string): Promise<void> {
  me = await api.name(name);
}

/** Nobody is known here any more. */
export function forgetHere(): void {
  localStorage.removeItem(KEY);
  me = null;
}

/** The server forgets who sits at this browser; the next visit is somebody new. */
export async function forgetMe(): Promise<void> {
  try {
    await api.logout();
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not-known')) throw error;
  }
  forgetHere();
}

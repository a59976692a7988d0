// Words in the reader's language. Whatever calls `t` is said anew when the language changes.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LANGUAGES, remember, settings, type Language } from './settings.svelte';
import type { Args } from './types';

const LOCALE = '../../../src/regnum/locale';
const FILES = import.meta.glob<string>(
  [
    '../../../src/regnum/locale/*/*.ftl',
    '!../../../src/regnum/locale/*/*lessons.ftl',
    '!../../../src/regnum/locale/*/talk.ftl',
    '!../../../src/regnum/locale/*/*hints.ftl',
    '!../../../src/regnum/locale/*/*me.ftl',
  ],
  { import: 'default' },
);

/** More files of words, by their paths: those that few pages need are known only to them. */
export function offerWords(files: typeof FILES): void {
  Object.assign(FILES, files);
}
export const NATIVE: Record<Language, string> = { en: 'English', ru: 'Русский', cs: 'Čeština' };

let words = $state.raw(new FluentBundle('en', { useIsolating: false }));
let language = $state<Language>('en');
let english: FluentBundle | null = $state.raw(null);
let loading: Promise<void> | null = null;
let wanted: Language = 'en';
let showing: Promise<void> = Promise.resolve();
let files = ['ui', 'boxes'];
let shown: string[] = [];

async function load(spoken: Language, names: string[]): Promise<FluentBundle> {
  const texts = await Promise.all(names.map((name) => FILES[`${LOCALE}/${spoken}/${name}.ftl`]()));
  const bundle = new FluentBundle(spoken, { useIsolating: false });
  for (const text of texts) {
    const errors = bundle.addResource(new FluentResource(text));
    if (import.meta.env.DEV) errors.forEach((error) => console.error(error));
  }
  return bundle;
}

function browsers(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.flatMap((tag) => LANGUAGES.filter((known) => known === tag)).at(0) ?? 'en';
}

/** Show the wanted language with all files, one change after the other. */
function show(): Promise<void> {
  showing = showing
    .catch(() => undefined)
    .then(async () => {
      const [next, names] = [wanted, files];
      words = await load(next, names);
      shown = names;
      language = next;
      document.documentElement.lang = next;
    });
  return showing;
}

/** Load the language of this reader; to be awaited before anything is shown. */
export function startWords(): Promise<void> {
  wanted = settings.language || browsers();
  return show();
}

/** Is there such a file of words? */
export function hasWords(file: string): boolean {
  return `${LOCALE}/en/${file}.ftl` in FILES;
}

/** Load files of words that not every page needs, such as those of a game. */
export function loadWords(...more: string[]): Promise<void> {
  if (!more.every(hasWords))
    return Promise.reject(new Error(`there are no words for ${more.join(', ')}`));
  files = [...files, ...more.filter((file) => !files.includes(file))];
  return more.every((file) => shown.includes(file)) ? Promise.resolve() : show();
}

export async function speak(chosen: Language): Promise<void> {
  wanted = chosen;
  try {
    await show();
    remember({ language: chosen });
  } catch {
    wanted = language;
  }
}

export function spoken(): Language {
  return language;
}

/** Is there such a message? */
export function has(id: string): boolean {
  return Boolean(words.getMessage(id)?.value);
}

/** A message in the reader's language. */
export function t(id: string, args?: Args): string {
  return say(id, null, args);
}

/** The explanation of a component: the attribute `about` of its name. */
export function about(id: string, args?: Args): string {
  return say(id, 'about', args);
}

/** Another attribute of a message, such as `other`. */
export function attribute(id: string, name: string, args?: Args): string {
  return say(id, name, args);
}

export function hasAttribute(id: string, name: string): boolean {
  return Boolean(words.getMessage(id)?.attributes[name]);
}

function say(id: string, name: string | null, args?: Args): string {
  const text = format(words, id, name, args);
  if (text !== null) return text;
  complain(`no message ${id}${name ? '.' + name : ''} in ${language}`);
  if (language !== 'en') loading ??= load('en', shown).then((loaded) => void (english = loaded));
  return (english && format(english, id, name, args)) ?? id;
}

function format(bundle: FluentBundle, id: string, name: string | null, args?: Args): string | null {
  const message = bundle.getMessage(id);
  const pattern = name ? message?.attributes[name] : message?.value;
  if (!pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  errors.forEach((error) => complain(`${id} in ${language}: ${error.message}`));
  return withMinus(text);
}

function complain(what: string): void {
  console.error(what);
}

/** Seconds since 1970 as a short date and time of the reader. */
export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    seconds * 1000,
  );
}

/** A number in the reader's way, with its sign where asked. */
export function number(value: number, signed = false): string {
  const format = new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
  return withMinus(format.format(value));
}

/** Negative numbers with a minus sign instead of a hyphen. */
function withMinus(text: string): string {
  return text.replace(/(?<![^\s(])-(?=\d)/g, '−');
}

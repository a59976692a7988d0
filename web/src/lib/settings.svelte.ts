// What this browser remembers about its reader.

export const LANGUAGES = ['en', 'ru', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

export const PACES = ['slow', 'normal', 'fast', 'none'] as const;

const DEFAULTS = {
  language: '' as Language | '', // empty: as the browser says
  theme: 'auto' as 'auto' | 'light' | 'dark',
  animation: 'normal' as (typeof PACES)[number],
  confirm: true, // is a staged decision confirmed, or does one click suffice?
  targets: true, // are legal targets outlined?
  coordinates: false,
  follow: true, // on a small screen, is my turn's part of the board shown when it begins?
  sound: true,
  volume: 3, // of 10
  calls: null as boolean | null, // is my turn told in the background? null: not asked yet
  keys: true, // single letters as shortcuts
  text: false, // legal decisions as lists of buttons
  lessons: {} as Partial<Record<string, string[] | true>>, // what was done in each; true: finished
  tutor: null as { table: string; said: string[] } | null, // of a first game, and what it has said
};
export type Settings = typeof DEFAULTS;

const KEY = 'regnum-settings';

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() });

export function remember(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing forgets the settings with the page.
  }
  showTheme();
}

export function showTheme(): void {
  const { theme } = settings;
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

const dark = matchMedia('(prefers-color-scheme: dark)');
let isDark = $state(dark.matches);
dark.addEventListener('change', () => (isDark = dark.matches));

/** Is the page shown by candlelight? */
export function isNight(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'auto' && isDark);
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
let isReduced = $state(reduced.matches);
reduced.addEventListener('change', () => (isReduced = reduced.matches));

/** How long a move of somebody else is seen, in milliseconds; 0 where nothing may move. */
export function pace(): number {
  if (isReduced) return 0;
  return { none: 0, fast: 250, normal: 500, slow: 1000 }[settings.animation];
}

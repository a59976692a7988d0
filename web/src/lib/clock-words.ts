// The clock of a table in words; they come with the file `fair`.

import { t } from './i18n.svelte';
import type { ClockSettings } from './types';

export const UNITS = { second: 1, minute: 60, hour: 3600, day: 86400 } as const;
export type Unit = keyof typeof UNITS;

/** The largest unit in which a time is a whole number. */
export function unitOf(seconds: number): Unit {
  const units = Object.keys(UNITS) as Unit[];
  return units.findLast((unit) => seconds % UNITS[unit] === 0) ?? 'second';
}

function timeText(seconds: number): string {
  const unit = unitOf(seconds);
  return t(`fair-time-${unit}`, { count: seconds / UNITS[unit] });
}

export function clockText({ per, seconds, bank }: ClockSettings): string {
  const time = timeText(seconds);
  if (!bank) return t('fair-clock-words', { per, time });
  return t('fair-clock-words-bank', { per, time, bank: timeText(bank) });
}

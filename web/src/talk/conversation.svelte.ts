// What is said at a table, as this browser wants to hear it.

import { announce } from '../lib/announce.svelte';
import { t } from '../lib/i18n.svelte';
import { play as sound } from '../lib/sound';
import type { SaidLine, Seat } from '../lib/types';
import { refusalText } from '../lib/words.svelte';
import type { Table } from '../table/table.svelte';
import { isMuted } from './muted.svelte';

export const PHRASES = [
  'hello',
  'luck',
  'nice',
  'ouch',
  'turn',
  'moment',
  'sorry',
  'thanks',
  'played',
  'again',
] as const;

export function textOf({ text, phrase }: SaidLine): string {
  return text ?? t(`ui-say-${phrase ?? ''}`);
}

export class Conversation {
  isShown = $state(false);
  failed = $state(''); // why the last words were not said
  #seen = $state(0); // the number of the last words that were on the screen
  #told: number | null = null; // and of the last that were announced

  constructor(readonly table: Table) {}

  /** Can I take part? */
  get isOn(): boolean {
    return this.table.wire.talk.length > 0;
  }

  get isOpen(): boolean {
    return this.table.wire.talk.at(-1)?.is_open ?? true;
  }

  /** Seats of other people, and by what they are known again. */
  get others(): { seat: Seat; voice: string }[] {
    const voices = this.table.wire.talk.at(-1)?.voices ?? [];
    return voices.flatMap((voice, seat) => (voice === null ? [] : [{ seat, voice }]));
  }

  /** What was said, in its order; what is told again counts once. */
  lines = $derived.by((): SaidLine[] => {
    const all = this.table.wire.talk.flatMap(({ lines }) => lines);
    const byNumber = Object.fromEntries(all.map((line) => [line.number, line]));
    return Object.values(byNumber).filter(
      ({ voice, text }) => !isMuted(voice) && (this.isOpen || text === undefined),
    );
  });

  unread = $derived.by((): number =>
    this.isShown
      ? 0
      : this.lines.filter(({ number, voice }) => voice !== null && number > this.#seen).length,
  );

  /** All of it is on the screen. */
  see(): void {
    this.#seen = this.lines.at(-1)?.number ?? this.#seen;
  }

  /** Tell what others have just said; what was said before I came is there to be read. */
  keepUp(): void {
    const news = this.lines.filter(({ number }) => number > (this.#told ?? Infinity));
    if (this.isOn) this.#told = this.lines.at(-1)?.number ?? this.#told ?? 0;
    const heard = news.filter(({ voice }) => voice !== null);
    if (heard.length) sound('word');
    if (!this.isShown) for (const line of heard) announce(`${line.name}: ${textOf(line)}`);
    if (this.isShown) this.see();
  }

  /** Returns false where it was refused. */
  async say(message: Parameters<Table['wire']['say']>[0]): Promise<boolean> {
    try {
      await this.table.wire.say(message);
      this.failed = '';
      return true;
    } catch (error) {
      this.failed = refusalText(error);
      return false;
    }
  }
}

// A lesson in this browser: what was done in it so far, and a table whose link asks the server what
// comes of it. The server keeps nothing, so going back is something that was done, too.

import { asRefusal, type Refusal } from '../lib/api';
import { person } from '../lib/person.svelte';
import { remember, settings } from '../lib/settings.svelte';
import type { LessonMoment, ToServer } from '../lib/types';
import type { Ears } from '../table/socket';
import { Table } from '../table/table.svelte';
import type { Link } from '../table/wire.svelte';
import { LessonAddress } from './api';

const READ = '';
const BACK = '<';
const LONG = 60; // things done, after which they are written down shorter

/** What was done, without what was taken back. */
export function shortened(done: string[]): string[] {
  return done.reduce<string[]>(
    (kept, each) => (each === BACK ? kept.slice(0, -1) : [...kept, each]),
    [],
  );
}

export class Attempt {
  moment = $state.raw<LessonMoment | null>(null);
  failed = $state.raw<Refusal | null>(null); // the lesson cannot be shown at all
  answered = $state.raw<{ action: string; say: string } | null>(null); // to what did not lead on

  readonly table: Table;
  #address: LessonAddress;
  #done: string[];
  #ears: Ears | null = null;

  /** `restart` is called when the list of what was done and taken back has grown too long. */
  constructor(
    readonly game: string,
    readonly name: string,
    done: string[],
    private restart: () => void,
  ) {
    this.#done = done;
    this.#address = new LessonAddress(game, name);
    this.table = new Table(this.key, (ears) => this.#link(ears), `/api${this.#address.path}`);
    this.table.reel.isOff = true; // what it says and points at is there already
    this.table.takesAllBack = true;
  }

  /** Under which name progress is kept. */
  get key(): string {
    return `${this.game}/${this.name}`;
  }

  get isFinished(): boolean {
    return this.moment !== null && this.moment.step === this.moment.steps;
  }

  next(): void {
    void this.#try([...this.#done, READ]);
  }

  back(): void {
    if (this.moment?.step) void this.#try([...this.#done, BACK]);
  }

  #link(ears: Ears): Link {
    this.#ears = ears;
    queueMicrotask(() => void this.#begin());
    return {
      send: (message) => void this.#hear(message),
      close: () => (this.#ears = null),
      merits: () => this.#address.merits(this.#done),
      at: (revision) => this.#address.at(this.#done, revision),
    };
  }

  /** Go on where the lesson was left; from the start, if it has changed meanwhile. */
  async #begin(): Promise<void> {
    try {
      await this.#go(this.#done).catch((error: unknown) => {
        if (!this.#done.length || asRefusal(error).code === 'offline') throw error;
        return this.#go([]);
      });
    } catch (error) {
      this.failed = asRefusal(error);
    }
  }

  async #go(done: string[]): Promise<void> {
    const moment = await this.#address.moment(done);
    if (!this.#ears) return;
    if (moment.answer !== undefined) {
      this.answered = { action: done.at(-1) ?? '', say: moment.answer };
      return;
    }
    moment.state.seats[0].name = person()?.name ?? '';
    this.#done = done;
    this.answered = null;
    this.moment = moment;
    const progress = this.isFinished || shortened(done);
    remember({ lessons: { ...settings.lessons, [this.key]: progress } });
    this.#ears.changed('live');
    this.#ears.hear(moment.state);
    if (done.length > LONG && !this.isFinished) this.restart();
  }

  async #try(done: string[]): Promise<void> {
    await this.#go(done).catch((error: unknown) => this.table.tell(asRefusal(error)));
  }

  /** What the table asks for. */
  async #hear(message: ToServer): Promise<void> {
    if (message.type !== 'do' && message.type !== 'ask') return; // nobody is there to talk to
    const { id } = message;
    try {
      if (message.type === 'ask') {
        const answer = await this.#address.ask(this.#done, message.action);
        this.#ears?.hear({ type: 'answer', id, ...answer });
        return;
      }
      const { command } = message;
      if (command.type === 'play') await this.#go([...this.#done, command.action]);
      else if (command.type === 'undo') await this.#go(this.#beforeDecision());
      this.#ears?.hear({ type: 'done', id, revision: this.moment?.state.revision ?? 0 });
    } catch (error) {
      const { code, message: text, args } = asRefusal(error);
      this.#ears?.hear({ type: 'refused', id, code, text, args, revision: 0 });
    }
  }

  /** What was done, and as many steps back as take the last decision back. */
  #beforeDecision(): string[] {
    const kept = shortened(this.#done);
    const last = kept.findLastIndex((each) => each !== READ);
    return [...this.#done, ...kept.slice(last).map(() => BACK)];
  }
}

// What is staged and not taken yet, what it would bring, and why something was refused.

import { asRefusal, type Refusal } from '../lib/api';
import type { Point } from '../lib/game';
import { Once } from '../lib/once';
import { settings } from '../lib/settings.svelte';
import { play as sound } from '../lib/sound';
import type { Answer, Args, Statement } from '../lib/types';

export interface RefusalNote {
  reason: Statement;
  at: Point | null; // where on the screen; null: nowhere in particular
}

/** What staging has to know and to do at its table. */
export interface Stage {
  readonly legal: string[];
  /** Why nothing can be decided here now, as the code of a refusal; null where something can. */
  readonly obstacle: string | null;
  ask(action: string): Promise<Answer>;
  play(action: string): void;
}

const DESKTOP = matchMedia('(hover: hover) and (pointer: fine)');

export class Staging {
  staged = $state<string | null>(null);
  preview = $state.raw<Answer | null>(null);
  note = $state.raw<RefusalNote | null>(null);

  #answers = new Once<string, Answer>(); // at this moment of the match
  #moment = 0; // counts the moments: an answer that comes too late is dropped

  constructor(private table: Stage) {}

  /** Stage a legal decision. It is taken if it is staged already, or if one click is enough. */
  stage(action: string): void {
    if (!this.#isLegal(action)) return;
    if (this.staged === action || (!settings.confirm && DESKTOP.matches))
      return this.table.play(action);
    void this.#show(action);
  }

  /** Take a decision at once if it can be taken back; else it is staged, to be confirmed. */
  choose(action: string): void {
    if (!this.#isLegal(action)) return;
    if (this.staged === action || !settings.confirm) return this.table.play(action);
    void this.#show(action).then((answer) => {
      if (answer?.legal && !answer.final) this.table.play(action);
    });
  }

  /** Where nothing can be decided, a click is answered. */
  #isLegal(action: string): boolean {
    if (this.table.obstacle) this.say(this.table.obstacle, null);
    return this.table.legal.includes(action);
  }

  /** Show what a decision would bring; gives nothing if it is not staged any more by then. */
  async #show(action: string): Promise<Answer | null> {
    this.staged = action;
    this.preview = null;
    this.note = null;
    const moment = this.#moment;
    const answer = await this.#foresee(action).catch(() => null); // then there is no preview
    if (this.staged !== action || this.#moment !== moment) return null;
    this.preview = answer;
    return answer;
  }

  confirm(): void {
    if (this.staged) this.table.play(this.staged);
  }

  unstage(): void {
    this.staged = null;
    this.preview = null;
    this.note = null;
  }

  /** The match has gone on: nothing that was known about decisions holds any more. */
  forget(): void {
    this.#moment += 1;
    this.unstage();
    this.#answers.forget();
  }

  /** Say why a click was refused: a statement as it is, an action after asking about it. */
  refuse(what: string | Statement, at: Point): void {
    if (this.table.obstacle) return this.say(this.table.obstacle, at);
    sound('refuse');
    if (typeof what !== 'string') {
      this.note = { reason: what, at };
      return;
    }
    this.#foresee(what).then(
      (answer) => {
        if (!answer.legal) this.note = { reason: answer.reason, at };
        else this.stage(what);
      },
      (error: unknown) => this.tell(asRefusal(error), at),
    );
  }

  /** Say why the server refused something. */
  tell({ code, message, args }: Refusal, at: Point | null = null): void {
    this.say(code, at, message, args);
  }

  /** Say a refusal of the table itself. */
  say(code: string, at: Point | null, text = '', args: Args = {}): void {
    this.note = { reason: { code: `ui:${code}`, text, args }, at };
  }

  /** What a decision would bring. */
  #foresee(action: string): Promise<Answer> {
    return this.#answers.get(action, () => this.table.ask(action));
  }
}

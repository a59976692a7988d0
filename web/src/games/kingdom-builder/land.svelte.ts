// The land as it is shown: what can be chosen, where the cursor is, what choosing a hex does. Gestures
// and keys act on it.

import { untrack } from 'svelte';
import { announce } from '../../lib/announce.svelte';
import { hideExplanation, showExplanation } from '../../lib/explanations.svelte';
import type { Play, Point } from '../../lib/game';
import { about, t } from '../../lib/i18n.svelte';
import { seatOf } from '../../lib/seats';
import { settings } from '../../lib/settings.svelte';
import { buttonsOf, parseAction, targetsOf, usesOf, verbOf, type Target } from './actions';
import { centerOf, hexAt, rectOf, SMALL, type Geometry, type Rect } from './hexes';
import { ZOOM_STEP, type Lens } from './lens.svelte';
import {
  explanationOf,
  hexArgs,
  ownersOf,
  setupOf,
  terrainOf,
  viewOf,
  type Setup,
  type View,
} from './view';

const HANDY = 34; // so wide are hexes after zooming in
const MIDDLE = 'j10';

/** What a map is given. */
export interface Shown {
  readonly play: Play;
  readonly lens: Lens;
  readonly isLive: boolean; // may anything be chosen here?
}

export class Land {
  cursor = $state<string | null>(null); // the hex that keys act on
  isByKeys = $state(false); // is the cursor moved by keys?
  explained = $state<string | null>(null);
  viewport = $state.raw<HTMLElement>();
  anchor = $state.raw<SVGElement>(); // lies over the explained hex

  #followed = ''; // the task for which the map was moved last

  constructor(private shown: Shown) {}

  setup: Setup = $derived.by(() => setupOf(this.shown.play));
  view: View = $derived.by(() => viewOf(this.shown.play.snapshot));
  geometry: Geometry = $derived.by(() => this.setup.geometry);
  #owners = $derived.by(() => ownersOf(this.view));
  targets: Map<string, Target> = $derived.by(() =>
    targetsOf(this.shown.isLive ? this.shown.play.legal : []),
  );
  stagedHex: string | null = $derived.by(() => {
    const { isLive, play } = this.shown;
    return isLive && play.staged ? (parseAction(play.staged).hex ?? null) : null;
  });

  /** What I have to choose here now, and where; empty if nothing. */
  #task: string = $derived.by(() => {
    const { what = '', token = '' } = this.view.pending.at(-1) ?? {};
    const place = this.shown.play.snapshot.awaited?.args.place ?? '';
    return this.targets.size ? `${this.view.turn} ${what} ${token} ${place}` : '';
  });

  get lens(): Lens {
    return this.shown.lens;
  }

  // Where things are

  /** A point of the screen in the view. */
  local({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { x, y } = this.#origin();
    return { x: clientX - x, y: clientY - y };
  }

  hexUnder(event: { clientX: number; clientY: number }): string | null {
    return hexAt(this.lens.toPicture(this.local(event)), this.geometry);
  }

  /** The middle of a hex in the view. */
  middleOf(hex: string): Point {
    return this.lens.toScreen(centerOf(hex, this.geometry));
  }

  #origin(): Point {
    const { left = 0, top = 0 } = this.viewport?.getBoundingClientRect() ?? {};
    return { x: left, y: top };
  }

  /** How wide hexes are where a rectangle is shown. */
  #widthFor(rect: Rect): number {
    return this.geometry.width * this.lens.scaleFor(rect);
  }

  #legalRect(): Rect {
    return rectOf(this.targets.keys(), this.geometry, this.geometry.width);
  }

  // What the map shows

  /** On a small screen, move the map to where I can choose, once for each task. */
  follow(): void {
    const { isLive, lens, play } = this.shown;
    if (!isLive || !lens.isReady) return;
    if (play.snapshot.decider !== play.me) this.#followed = '';
    else if (this.#task && this.#task !== this.#followed) {
      const isFirst = this.#followed === '';
      this.#followed = this.#task;
      // After a reload the map stays as it was.
      if (settings.follow && !(isFirst && lens.isRemembered)) untrack(() => this.#showTargets());
      lens.isRemembered = false;
    }
  }

  /** Bring the best that is advised into sight, large enough to be read. */
  showAdvice(): void {
    const { isLive, lens, play } = this.shown;
    if (!isLive || !lens.isReady) return;
    const best = play.advice.map(({ action }) => parseAction(action).hex).find(Boolean);
    if (!best) return;
    untrack(() => {
      if (this.geometry.width * lens.camera.k < SMALL) this.#approach(best);
      else lens.reveal(rectOf([best], this.geometry, this.geometry.width / 2), play.motion);
    });
  }

  #showTargets(): void {
    const { lens, play } = this.shown;
    if (!this.targets.size || this.geometry.width * lens.wholeScale >= SMALL) return;
    const rect = this.#legalRect();
    if (this.#widthFor(rect) >= SMALL) lens.show(rect, HANDY / this.geometry.width, play.motion);
    else lens.fit(play.motion);
  }

  #approach(hex: string): void {
    const { lens, play } = this.shown;
    const isAmongTargets = this.targets.has(hex) && this.#widthFor(this.#legalRect()) >= SMALL;
    const rect = isAmongTargets ? this.#legalRect() : rectOf([hex], this.geometry);
    lens.show(rect, HANDY / this.geometry.width, play.motion);
  }

  // What is done on it

  /** A click or a tap. Where hexes are small it zooms in, and so does a double click on no target. */
  click(hex: string, at: Point, isSecond: boolean): void {
    const { isLive, lens, play } = this.shown;
    hideExplanation();
    this.cursor = hex;
    if (!isLive || this.geometry.width * lens.camera.k < SMALL) this.#approach(hex);
    else if (isSecond && !this.targets.has(hex))
      lens.zoom(ZOOM_STEP * ZOOM_STEP, this.local({ clientX: at.x, clientY: at.y }), play.motion);
    else this.#choose(hex, at);
  }

  #choose(hex: string, at: Point): void {
    const target = this.targets.get(hex);
    if (target) this.shown.play.stage(target.action);
    else this.shown.play.refuse(`${verbOf(this.view.pending)} ${hex}`, at);
  }

  /** Where the cursor begins. */
  start(): string {
    return this.cursor ?? this.stagedHex ?? this.targets.keys().next().value ?? MIDDLE;
  }

  /** Put the cursor on a hex. */
  point(hex: string | null): void {
    const { lens, play } = this.shown;
    if (!hex) return;
    hideExplanation();
    if (play.staged && !this.stagedHex) play.unstage();
    this.cursor = hex;
    lens.reveal(rectOf([hex], this.geometry, this.geometry.width), play.motion);
  }

  /** The cursor goes to the next hex that can be chosen. */
  pointAtTarget(by: 1 | -1): void {
    const hexes = [...this.targets.keys()];
    const at = this.cursor ? hexes.indexOf(this.cursor) : -1;
    if (at < 0) this.point(hexes.at(by > 0 ? 0 : -1) ?? null);
    else this.point(hexes[(at + by + hexes.length) % hexes.length]);
  }

  zoomAtCursor(factor: number): void {
    const at = this.cursor ? this.middleOf(this.cursor) : undefined;
    this.lens.zoom(factor, at, this.shown.play.motion);
  }

  showWhole(): void {
    this.lens.fit(this.shown.play.motion);
  }

  /** Confirm what is staged, a token or the end of the turn; else choose the hex of the cursor. */
  enter(): void {
    const { play } = this.shown;
    if (play.staged && !this.stagedHex) return play.stage(play.staged);
    const hex = this.start();
    this.point(hex);
    const [origin, middle] = [this.#origin(), this.middleOf(hex)];
    this.#choose(hex, { x: origin.x + middle.x, y: origin.y + middle.y });
  }

  /** Take the only token that can be used, or stage the next one. */
  stageToken(): void {
    const { play } = this.shown;
    const tokens = usesOf(play.legal);
    if (!tokens.length) return;
    if (tokens.every((token) => token === tokens[0])) return play.choose(`use ${tokens[0]}`);
    const staged = play.staged ? parseAction(play.staged).token : undefined;
    const at = staged ? tokens.indexOf(staged) : -1;
    play.stage(`use ${tokens[(at + 1) % tokens.length]}`);
  }

  /** Stage what ends the turn, or a part of it. */
  stageEnd(): void {
    const action = buttonsOf(this.shown.play.legal).at(0);
    if (action) this.shown.play.stage(action);
  }

  unstage(): void {
    this.shown.play.unstage();
  }

  get isStaged(): boolean {
    return this.shown.play.staged !== null;
  }

  get isLive(): boolean {
    return this.shown.isLive;
  }

  // What it says

  explain(hex: string): void {
    this.explained = hex;
    queueMicrotask(() => {
      if (this.anchor) showExplanation(this.#explanation(hex), this.anchor);
    });
  }

  /** Explain a hex also to whoever listens. */
  explainAloud(hex: string): void {
    this.explain(hex);
    const id = this.#explanation(hex);
    announce(`${t(id)}. ${about(id)}`);
  }

  #explanation(hex: string): string {
    return explanationOf(hex, this.setup, this.view);
  }

  /** Plain terrain is not explained on hover, only by a long press or a right click. */
  isWellKnown(hex: string): boolean {
    return terrainOf(this.setup, hex) !== null;
  }

  label(hex: string): string {
    const { play } = this.shown;
    const args = hexArgs(hex, this.setup, this.view, this.#owners, play.me);
    const state = hex === this.stagedHex ? 'staged' : this.targets.has(hex) ? 'legal' : 'none';
    const who = typeof args.seat === 'string' ? play.who(seatOf(args.seat)) : '';
    const label = t('kb-hex', { ...args, state, who });
    const brings = play.bringing(this.targets.get(hex)?.action ?? '');
    return brings ? `${label} ${brings[0].toUpperCase()}${brings.slice(1)}.` : label;
  }

  /** Whoever goes from hex to hex by keys is told what each would bring. */
  listen(): void {
    const { isLive, play } = this.shown;
    if (this.isByKeys && isLive && play.legal.length) untrack(() => play.wantMerits());
  }
}

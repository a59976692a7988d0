// Things that move over the page: pictures that fly from one place to another, cards that turn, dice
// that roll, banners. Only transforms and opacities change, and neither clicks nor screen readers meet
// any of it: the board has its new state already.

import type { Play } from './game';
import { href } from './sprites.svelte';
import type { GameEvent, PlayedLine } from './types';

/** What a game's folder exports as default from `motions.ts`: lets move what a decision changed. */
export type Motions = (scene: Scene) => void;

export interface Scene {
  play: Play;
  line: PlayedLine;
  /** What followed, as far as it may be shown now. */
  events: GameEvent[];
  /** Is the decision itself among it, and not only what followed after a battle was told? */
  isWhole: boolean;
  stage: Stage;
}

const SVG = 'http://www.w3.org/2000/svg';
const ARC = 0.18; // how high a flight rises, of its length
const FACES = 5; // of a die, while it rolls
const LANDED = 0.92; // of a flight: then what it brings is seen in its place
const BANNER_MS = 1100;

/** The middle of something on the screen, and how large it is. */
export interface At {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Moved = HTMLElement | SVGElement;

/** What moves at the moment; whatever comes next ends it. */
export class Stage {
  #layer: HTMLElement | null = null;
  #endings: (() => void)[] = [];

  /** `root` is the page of the table, `board` its board; a movement takes `ms`. */
  constructor(
    readonly root: HTMLElement,
    readonly board: HTMLElement,
    readonly ms: number,
  ) {}

  /** Nothing moves any more. */
  clear(): void {
    this.#endings.forEach((end) => end());
    this.#endings = [];
    this.#layer?.remove();
    this.#layer = null;
  }

  /** The first one that is seen. */
  find(...selectors: string[]): Element | null {
    const found = selectors.flatMap((each) => [...this.root.querySelectorAll(each)]);
    return found.find((each) => each.checkVisibility({ visibilityProperty: true })) ?? null;
  }

  /**
   * A picture comes flying to where it lies now; several after each other. What cannot be copied,
   * because it is part of a drawing, is given as a picture, with its place.
   */
  bring(
    target: Element | null,
    from: Element | null,
    place = 0,
    copy?: { picture: SVGElement; at: At },
  ): void {
    if (!target || !from) return;
    const delay = (place * this.ms) / 5;
    this.#hide(target, delay + this.ms * LANDED);
    const picture = copy?.picture ?? (target.cloneNode(true) as HTMLElement | SVGElement);
    this.#fly(picture, boxOf(from), copy?.at ?? boxOf(target), delay);
  }

  /** The same with a picture that is not there in the end. */
  send(picture: Moved, size: number, to: Element | null, from: Element | null, place = 0): void {
    if (!to || !from) return;
    const at = { ...boxOf(to), width: size, height: size };
    this.#fly(picture, boxOf(from), at, (place * this.ms) / 5);
  }

  /** A die tumbles, then shows its face. */
  roll(die: Element, place = 0): void {
    const use = die.querySelector('use');
    const delay = place * 60;
    const spin = die.animate(
      [
        { transform: 'translateY(-70%) rotate(-540deg) scale(1.25)', opacity: 0 },
        { transform: 'translateY(-30%) rotate(-300deg) scale(1.2)', opacity: 1, offset: 0.25 },
        { transform: 'translateY(10%) rotate(-60deg)', offset: 0.75 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: this.ms * 1.6, delay, easing: 'ease-out', fill: 'backwards' },
    );
    this.#endings.push(() => spin.cancel());
    if (use) this.#tumble(use, delay);
  }

  /** Show other faces while it rolls; stop as soon as somebody else changes the die. */
  #tumble(use: Element, delay: number): void {
    const shown = use.getAttribute('href') ?? '';
    const other = (): string => shown.replace(/\d$/, `${1 + Math.floor(Math.random() * 6)}`);
    let last = shown;
    const turn = (href: string): void => {
      if (use.getAttribute('href') === last) use.setAttribute('href', (last = href));
    };
    const timers = Array.from({ length: FACES }, (_, n) =>
      setTimeout(() => turn(n < FACES - 1 ? other() : shown), delay + (n * this.ms) / FACES),
    );
    this.#endings.push(() => {
      timers.forEach(clearTimeout);
      turn(shown);
    });
  }

  /** A card lies face down, and is turned. */
  turn(card: Element | null): void {
    if (!card) return;
    const half = this.ms * 0.6;
    const front = card.animate(
      [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'none' }],
      { duration: 2 * half, easing: 'ease-out' },
    );
    this.#endings.push(() => front.cancel());
    const back = document.createElement('span');
    back.style.cssText =
      'border:2px solid var(--line);border-radius:8px;background:repeating-linear-gradient(45deg,var(--hair) 0 4px,var(--cream) 4px 10px)';
    this.#put(back, boxOf(card));
    this.#play(back, [{ transform: 'none' }, { transform: 'scaleX(0)' }], half, 0);
  }

  /** Something is put down, or stands out for a moment. */
  pop(thing: Element | null): void {
    if (!thing) return;
    const grown = thing.animate([{ transform: 'scale(1.18)' }, { transform: 'none' }], {
      duration: this.ms,
      easing: 'cubic-bezier(0.2, 1.6, 0.5, 1)',
    });
    this.#endings.push(() => grown.cancel());
  }

  /** Banners over the board, one after the other, each with a picture of the sprite. */
  announce(banners: { picture: SVGElement | null; title: string; below: string }[]): void {
    const { x, y, width, height } = boxOf(this.board);
    banners.forEach(({ picture, title, below }, place) => {
      const banner = document.createElement('div');
      banner.dataset.banner = '';
      banner.style.cssText =
        'display:flex;align-items:center;gap:.8rem;padding:.7rem 1.6rem;background:var(--paper);' +
        'color:var(--ink);border:2px solid var(--line);border-radius:8px;box-shadow:var(--shadow)';
      if (picture) banner.append(picture);
      const words = document.createElement('span');
      words.style.cssText = 'font:700 1.5rem/1.15 var(--serif)';
      words.textContent = title;
      if (below) {
        const small = document.createElement('small');
        small.style.cssText = 'display:block;font:500 1rem/1.25 var(--sans)';
        small.textContent = below;
        words.append(small);
      }
      banner.append(words);
      banner.style.maxWidth = `${width - 16}px`;
      this.#add(banner);
      const own = banner.getBoundingClientRect();
      banner.style.left = `${x - own.width / 2}px`;
      banner.style.top = `${y - height * 0.2 - own.height / 2}px`;
      const stays = BANNER_MS * Math.min(1.5, Math.max(0.6, this.ms / 450));
      this.#play(
        banner,
        [
          { transform: 'translateY(14px) scale(.94)', opacity: 0 },
          { transform: 'none', opacity: 1, offset: 0.15 },
          { transform: 'none', opacity: 1, offset: 0.85 },
          { transform: 'translateY(-10px)', opacity: 0 },
        ],
        stays,
        place * stays,
      );
    });
  }

  #fly(picture: Moved, from: At, to: At, delay: number): void {
    const [x, y] = [from.x - to.x, from.y - to.y];
    const rise = ARC * Math.hypot(x, y);
    this.#put(picture, to);
    this.#play(
      picture,
      [
        { transform: `translate(${x}px, ${y}px) scale(.8)`, opacity: 0.2 },
        {
          transform: `translate(${x * 0.45}px, ${y * 0.45 - rise}px) scale(1.25)`,
          opacity: 1,
          offset: 0.5,
        },
        { transform: 'none', opacity: 1 },
      ],
      this.ms,
      delay,
    );
  }

  #put(thing: Moved, { x, y, width, height }: At): void {
    thing.style.position = 'fixed';
    thing.style.left = `${x - width / 2}px`;
    thing.style.top = `${y - height / 2}px`;
    thing.style.width = `${width}px`;
    thing.style.height = `${height}px`;
    thing.style.margin = '0';
    this.#add(thing);
  }

  #add(thing: Moved): void {
    thing.style.position = 'fixed';
    thing.style.willChange = 'transform, opacity';
    if (!this.#layer) {
      this.#layer = document.createElement('div');
      this.#layer.dataset.moving = '';
      this.#layer.ariaHidden = 'true';
      this.#layer.style.cssText = 'position:fixed;inset:0;z-index:15;pointer-events:none';
      this.root.append(this.#layer);
    }
    this.#layer.append(thing);
  }

  #play(thing: Moved, frames: Keyframe[], duration: number, delay: number): void {
    const options = { duration, delay, easing: 'ease-in-out', fill: 'both' } as const;
    thing.animate(frames, options).onfinish = () => thing.remove();
  }

  #hide(thing: Element, ms: number): void {
    const hidden = thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms });
    this.#endings.push(() => hidden.cancel());
  }
}

/** A picture of a game's sprite that is not in the page yet. */
export function pictureOf(game: string, name: string, size = '2.4rem'): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', href(game, name));
  use.setAttribute('width', '100%');
  use.setAttribute('height', '100%');
  svg.append(use);
  svg.style.cssText = `overflow:visible;width:${size};height:${size}`;
  return svg;
}

function boxOf(thing: Element): At {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}

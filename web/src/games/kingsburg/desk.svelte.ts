// What the parts of the board share: whose eyes, which dice are picked, what a click means.

import { letterOf, type Letter } from '../../lib/seats';
import type { Play, Point } from '../../lib/game';
import { settings } from '../../lib/settings.svelte';
import { groupsBy } from '../../lib/groups';
import type { LogLine, Seat } from '../../lib/types';
import {
  ownOf,
  setupOf,
  viewOf,
  type Dice,
  type Enemy,
  type Group,
  type InfluenceWords,
  type Setup,
  type View,
} from './view';
import { isFresh, lastBattle, type Battle } from './story';
import { influence, parseWay, wayTo, waysByAdvisor, type Way } from './ways';

export type Tab = 'court' | 'province' | 'winter';

const NO_DICE: Dice = { coloured: [], white: [], sent: [] };
const TAB_OF: Partial<Record<string, Tab>> = {
  rerolling: 'court',
  influence: 'court',
  building: 'province',
  recruiting: 'winter',
};

export class Desk {
  looked = $state<Seat | null>(null); // whose province was asked for
  wantedTab = $state<Tab | null>(null); // on a phone
  picked = $state<number[]>([]);
  token = $state(false);
  shift = $state(0);
  private closed = $state(0); // the revision of the last battle that was looked at
  private again = $state(false);

  constructor(readonly play: Play) {
    const battle = lastBattle(play.log, setupOf(play));
    const isOver = play.snapshot.status !== 'playing';
    if (battle && (isOver || !isFresh(battle, play.log, play.me))) this.closed = battle.revision;
    $effect(() => {
      play.holdBack(this.news?.revision ?? null);
      return () => play.holdBack(null);
    });
    $effect(() => {
      if (this.hand) this.unpick();
    });
    $effect(() => this.turnToMyTask(this.battle?.revision, this.awaitedOfMe));
  }

  view: View = $derived.by(() => viewOf(this.play.snapshot));
  setup: Setup = $derived.by(() => setupOf(this.play));
  mine: Letter | null = $derived.by(() => (this.play.me === null ? null : letterOf(this.play.me)));
  private get words(): InfluenceWords {
    return this.setup.influence;
  }
  dice: Dice = $derived.by(() => (this.mine ? this.view.dice[this.mine] : NO_DICE));
  awaited: string = $derived.by(() => this.play.snapshot.awaited?.code ?? '');
  /** What is awaited of me. */
  private awaitedOfMe: string = $derived.by(() =>
    this.play.snapshot.decider === this.play.me ? this.awaited : '',
  );
  private hand: string = $derived.by(() => JSON.stringify(this.dice));

  /** A battle begins or ends, or something else is awaited of me. */
  private turnToMyTask(_battle: number | undefined, awaited: string): void {
    this.wantedTab = null;
    if (awaited === 'building') this.looked = null;
  }

  /** Whose province is shown: the one that earns what is pointed at, the one asked for, mine. */
  shown: Seat = $derived.by(() => this.play.lit?.seat ?? this.looked ?? this.play.me ?? 0);

  /** The enemy's card as far as I may see it. */
  enemy: Enemy | null = $derived.by(() => {
    const { me, snapshot } = this.play;
    const own = me === null ? undefined : ownOf(snapshot, me);
    return this.view.enemy_revealed ?? own?.enemy ?? null;
  });

  /** The log up to the moment that is shown; of the past each battle is shown at its moment. */
  private told: LogLine[] = $derived.by(() =>
    this.play.log.filter(({ revision }) => revision <= this.play.snapshot.revision),
  );
  isPast: boolean = $derived.by(() => this.told.length < this.play.log.length);
  lastBattle: Battle | null = $derived.by(() => lastBattle(this.told, this.setup));
  /** A battle that I have not looked at yet: it is told before anything later is shown. */
  news: Battle | null = $derived.by(() => {
    const { me, snapshot } = this.play;
    const battle = this.lastBattle;
    if (!battle || this.isPast || settings.text) return null;
    const isNew = this.play.news.some(({ revision }) => revision === battle.revision);
    if (snapshot.status !== 'playing' && !isNew) return null;
    const isOld =
      battle.revision <= this.closed || (me !== null && !isFresh(battle, this.told, me));
    return isOld ? null : battle;
  });
  /** The battle that is shown in place of the court: a new one, one of the past, or once more. */
  battle: Battle | null = $derived.by(() => {
    const battle = this.lastBattle;
    if (!battle || this.again || this.news) return battle;
    const isNew = battle.revision !== this.closed;
    return isNew && isFresh(battle, this.told, this.isPast ? null : this.play.me) ? battle : null;
  });

  tab: Tab = $derived.by(() => {
    if (this.wantedTab) return this.wantedTab;
    if (this.play.lit) return 'province';
    return this.battle ? 'court' : (TAB_OF[this.awaited] ?? 'court');
  });

  groups: Map<number, Group[]> = $derived.by(() =>
    groupsBy(this.view.court, ({ advisor }) => advisor),
  );

  ways: Map<number, Way[]> = $derived.by(() =>
    waysByAdvisor(this.words, this.play.legal, this.dice),
  );
  staged: Way | null = $derived.by(() => this.wayOf(this.play.staged));
  /** What is drawn at court as if it stood there: staged, or on its way. */
  drawn: Way | null = $derived.by(() => this.wayOf(this.play.chosen));
  canInfluence: boolean = $derived.by(() => this.ways.size > 0);

  /** Dice, token and shift that are raised: of the staged way, or picked one by one. */
  raised: number[] = $derived.by(() => this.drawn?.dice ?? this.picked);
  usesToken: boolean = $derived.by(() => this.drawn?.token ?? this.token);
  usedShift: number = $derived.by(() => this.drawn?.shift ?? this.shift);
  isPicking: boolean = $derived.by(
    () => !this.staged && (this.picked.length > 0 || this.token || this.shift !== 0),
  );
  /** The advisor whose number the picked dice make, whether they may go there or not. */
  sum: Way | null = $derived.by(() =>
    this.picked.length
      ? parseWay(this.words, influence(this.words, this.picked, this.token, this.shift), this.dice)
      : null,
  );

  private wayOf(action: string | null): Way | null {
    return action ? parseWay(this.words, action, this.dice) : null;
  }

  /** The ways to an advisor that go with what is picked. */
  waysTo(advisor: number): Way[] {
    const ways = this.ways.get(advisor) ?? [];
    if (!this.isPicking) return ways;
    return ways.filter(
      (way) =>
        this.picked.every((die) => way.dice.includes(die)) &&
        (!this.token || way.token) &&
        (!this.shift || way.shift === this.shift),
    );
  }

  /** A click stages the cheapest way; another one takes what is staged. */
  chooseAdvisor(advisor: number, at: Point): void {
    if (this.staged?.advisor === advisor) return this.play.stage(this.staged.action);
    const exact = this.sum?.advisor === advisor ? this.sum.action : null;
    const ways = this.waysTo(advisor);
    const way = ways.find(({ action }) => action === exact) ?? ways.at(0);
    if (way) this.play.stage(way.action);
    else this.refuseAdvisor(advisor, at);
  }

  /** The next way to the staged advisor. */
  cycle(): void {
    if (!this.staged) return;
    const ways = this.ways.get(this.staged.advisor) ?? [];
    const place = ways.findIndex(({ action }) => action === this.staged?.action);
    const next = ways[(place + 1) % ways.length];
    if (next.action !== this.staged.action) this.play.stage(next.action);
  }

  /** Ask why dice that make its number may not go there; where none do, there is nothing to ask. */
  private refuseAdvisor(advisor: number, at: Point): void {
    const { play, mine, view } = this;
    const hasToken = mine !== null && view.tokens[mine] > 0;
    const hasMarket = mine !== null && view.buildings[mine].includes('market');
    const action = wayTo(this.words, advisor, this.dice, hasToken, hasMarket);
    if (action) return play.refuse(action, at);
    if (this.awaited !== 'influence') return play.refuse('influence low', at);
    const holder = this.groups.get(advisor)?.[0];
    if (holder) play.refuse({ code: 'occupied', args: { seat: holder.seat } }, at);
    else play.refuse({ code: 'out-of-reach', args: { value: advisor } }, at);
  }

  /** Raise a die or lay it down. If dice were staged, one goes on from them. */
  toggleDie(die: number): void {
    this.keepStaged();
    this.picked = this.picked.includes(die)
      ? this.picked.filter((other) => other !== die)
      : [...this.picked, die].sort();
  }

  toggleToken(): void {
    this.keepStaged();
    this.token = !this.token;
  }

  setShift(shift: number): void {
    this.keepStaged();
    this.shift = this.shift === shift ? 0 : shift;
  }

  private keepStaged(): void {
    if (!this.staged) return;
    const { dice, token, shift } = this.staged;
    this.picked = dice;
    this.token = token;
    this.shift = shift;
    this.play.unstage();
  }

  openWinter(): void {
    this.again = true;
    this.wantedTab = 'court';
  }

  closeWinter(): void {
    this.again = false;
    this.closed = this.lastBattle?.revision ?? 0;
    this.wantedTab = null;
  }

  unpick(): void {
    this.picked = [];
    this.token = false;
    this.shift = 0;
  }

  build(name: string, at: Point): void {
    const action = `build ${name}`;
    if (this.shown !== this.play.me)
      this.play.refuse(
        { code: 'others-province', text: '', args: { who: this.play.who(this.shown) } },
        at,
      );
    else if (this.play.legal.includes(action)) this.play.stage(action);
    else this.play.refuse(action, at);
  }
}

/** The middle of what was clicked, also where a key did it. */
export function middleOf(event: Event): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

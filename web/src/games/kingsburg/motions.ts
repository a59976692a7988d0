// What moves at court: dice roll and go to advisors, goods come to whom they are given, the enemy's
// card is turned, and every phase announces itself.

import { t } from '../../lib/i18n.svelte';
import type { Play } from '../../lib/game';
import { eventsOf } from '../../lib/log';
import { pictureOf, type Motions, type Scene, type Stage } from '../../lib/moving';
import { letterOf } from '../../lib/seats';
import type { GameEvent, Seat } from '../../lib/types';
import { GAME, setupOf, type Advisor, type Details } from './view';

const THINGS = ['gold', 'wood', 'stone', 'soldier', 'token'] as const;
type Thing = (typeof THINGS)[number];
const MOST = 4; // pictures of one good that fly at once

const motions: Motions = (scene) => {
  const { play, events, stage } = scene;
  stage.announce(
    phasesOf(scene).map(({ phase, below }) => ({
      picture: pictureOf(GAME, `phase-${phase}`, '2.6rem'),
      title: t(`ks-phase-${phase}`),
      below,
    })),
  );
  for (const event of events) {
    if (event.event === 'influence') influence(event, play, stage);
    else if (event.event === 'roll') roll(event, play, stage);
    else if (event.event === 'goods') goods(event, play, stage);
    else if (event.event === 'built') stage.pop(stage.find(`[data-building="${event.source}"]`));
    else if (event.event === 'envoy') stage.pop(stage.find('[data-envoy]'));
    else if (event.event === 'enemy' || (event.event === 'peek' && event.seat === play.me))
      stage.turn(stage.find('[data-card]'));
  }
};
export default motions;

/** The dice of a seat: in its own hand, in the turn order, or beside its name. */
function diceOf(seat: Seat, play: Play): string[] {
  const own = seat === play.me ? ['[data-hand]'] : [];
  return [...own, `[data-dice="${letterOf(seat)}"]`, `[data-seat="${seat}"]`];
}

function influence({ seat, details }: GameEvent, play: Play, stage: Stage): void {
  const { advisor } = details as unknown as Details;
  const groups = [...stage.root.querySelectorAll(`[data-advisor="${advisor}"] [data-group]`)];
  const from = stage.find(...diceOf(seat, play));
  const dice = groups.at(-1)?.querySelectorAll('svg') ?? [];
  dice.forEach((die, place) => stage.bring(die, from, place));
}

function roll({ seat, details }: GameEvent, play: Play, stage: Stage): void {
  const { white } = details as unknown as Details;
  const kind = white ? 'white' : letterOf(seat);
  const hands = [`[data-dice="${letterOf(seat)}"]`, ...(seat === play.me ? ['[data-hand]'] : [])];
  for (const hand of hands) {
    const dice = stage.root.querySelectorAll(`${hand} svg:has([href*="-die-${kind}-"])`);
    dice.forEach((die, place) => stage.roll(die, place));
  }
}

function goods({ seat, details }: GameEvent, play: Play, stage: Stage): void {
  let place = 0;
  for (const thing of THINGS) {
    const count = Number(details[thing] ?? 0);
    if (count <= 0) continue;
    const own = seat === play.me ? [`[data-goods] [data-good="${thing}"] svg`] : [];
    const to = stage.find(...own, `[data-seat="${seat}"] [data-good="${thing}"] svg`);
    const from = stage.find(...giversOf(seat, thing, play), '[data-phase][aria-current]');
    const name = thing === 'token' ? 'token-plus2' : thing === 'soldier' ? thing : `good-${thing}`;
    for (let n = 0; n < Math.min(count, MOST); n++)
      stage.send(pictureOf(GAME, name), 26, to, from, place++);
  }
}

/** The advisors who gave it: those that the seat visited last and who give such things. */
function giversOf(seat: Seat, thing: Thing, play: Play): string[] {
  const visited = play.log
    .flatMap(eventsOf)
    .filter((event) => event.event === 'influence' && event.seat === seat)
    .slice(-MOST)
    .map(({ details }) => (details as unknown as Details).advisor);
  return setupOf(play)
    .advisors.filter(({ value }) => visited.includes(value))
    .filter((advisor) => gives(advisor, thing))
    .map(({ value }) => `[data-advisor="${value}"] .gift`);
}

function gives(advisor: Advisor, thing: Thing): boolean {
  if (thing === 'soldier') return advisor.soldiers > 0;
  if (thing === 'token') return advisor.tokens > 0;
  return advisor[thing] > 0 || advisor.among.includes(thing) || advisor.exchange;
}

/** The phases that begin, and those that pass without anybody deciding anything in them. */
function phasesOf({ play, events, isWhole, line }: Scene): { phase: string; below: string }[] {
  const found: { phase: string; below: string }[] = [];
  const rewarded = events.filter(({ event, source }) => event === 'points' && source === 'reward');
  if (rewarded.length) found.push({ phase: 'reward', below: names(rewarded, play) });
  const envoys = events.filter(({ event }) => event === 'envoy');
  if (envoys.length) found.push({ phase: 'envoy', below: names(envoys, play) });
  for (const { details } of events.filter(({ event }) => event === 'phase')) {
    const { phase, year } = details as unknown as Details;
    const below = t('ks-year-of', { year });
    if (phase === 'spring' && !(isWhole && line.action.startsWith('take ')))
      found.push({ phase: 'aid', below });
    found.push({ phase, below });
  }
  return found;
}

const names = (events: GameEvent[], play: Play): string =>
  events.map(({ seat }) => (seat === play.me ? t('ui-you') : play.who(seat))).join(', ');

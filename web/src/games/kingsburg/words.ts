// The arguments of Kingsburg's messages, from actions, events and outcomes of chance.

import type { Heading, SaidMessage } from '../../lib/game';
import { t } from '../../lib/i18n.svelte';
import { seatOf } from '../../lib/seats';
import type { Args, ChanceOutcome, GameEvent, Seat, Snapshot, Statement } from '../../lib/types';
import { GOODS, type Details, type Enemy, type Goods, type Setup, viewOf } from './view';
import { faces, parseWay } from './ways';

const yes = (is: boolean): string => (is ? 'yes' : 'no');
const market = (shift: number): string => (shift > 0 ? 'up' : shift < 0 ? 'down' : 'no');
const plus = (dice: number[]): string => dice.join(' + ');
const listed = (words: string[]): string => words.join(', ');
const detailsOf = (event: GameEvent): Details => event.details as unknown as Details;

/** Of an action as on a button, or in the log with what followed from it. */
export function actionArgs(
  action: string,
  snapshot: Snapshot,
  setup: Setup,
  events?: GameEvent[],
): Args {
  const [verb, what] = action.split(' ');
  switch (verb) {
    case 'influence':
      return influenceArgs(action, snapshot, setup, events);
    case 'build':
      return { building: what };
    case 'statue':
      return { die: what };
    case 'take':
    case 'exchange':
    case 'sell':
      return { good: what };
    case 'give':
      return { good: what, what: events ? 'other' : (snapshot.awaited?.code ?? 'other') };
    case 'done':
      return { what: doneWith(snapshot, events) };
    default:
      return {};
  }
}

function doneWith(snapshot: Snapshot, events?: GameEvent[]): string {
  if (!events) return snapshot.awaited?.code ?? 'other';
  return events.find(({ event }) => event === 'nothing')?.source ?? 'other';
}

function influenceArgs(
  action: string,
  snapshot: Snapshot,
  setup: Setup,
  events?: GameEvent[],
): Args {
  const sent = events?.find(({ event }) => event === 'influence');
  if (sent) return { advisor: sent.source, value: detailsOf(sent).advisor, ...sentArgs(sent) };
  const view = viewOf(snapshot);
  const dice = view.dice[view.seat];
  const way = parseWay(setup.influence, action, dice);
  const advisor = setup.advisors.find(({ value }) => value === way?.advisor);
  if (!way || !advisor) return {};
  return {
    advisor: advisor.name,
    value: advisor.value,
    dice: plus(way.dice.map((die) => faces(dice)[die])),
    token: yes(way.token),
    market: market(way.shift),
    envoy: yes(view.court.some((group) => group.advisor === advisor.value)),
  };
}

/** What was sent to an advisor. */
function sentArgs(event: GameEvent): Args {
  const { dice, token, market: shift, envoy } = detailsOf(event);
  return { dice: plus(dice), token: yes(token), market: market(shift), envoy: yes(envoy) };
}

export function eventArgs(event: GameEvent, _setup: Setup, who: (seat: Seat) => string): Args {
  const details = detailsOf(event);
  switch (event.event) {
    case 'influence':
      return sentArgs(event);
    case 'neutral':
      return { dice: plus(details.dice) };
    case 'roll':
      return { dice: listed(details.dice.map(String)), white: yes(details.white) };
    case 'goods':
      return { changes: listed(changeTexts(event.details as Record<string, number>)) };
    case 'enemy':
      return { strength: details.strength };
    case 'battle':
      return {
        strength: details.strength,
        king_die: details.king_die,
        values: listed(
          Object.entries(details.values).map(([seat, value]) => `${who(seatOf(seat))} (${value})`),
        ),
      };
    case 'order':
      return { order: listed(details.order.map((seat) => who(seatOf(seat)))) };
    case 'phase':
      return { year: details.year, phase: details.phase };
    default:
      return {};
  }
}

/** The year and its phase. */
export function whenMessage(snapshot: Snapshot): SaidMessage {
  const { year, phase } = viewOf(snapshot);
  return { id: 'ks-event-phase', args: { year, phase } };
}

/** Dice lead to an advisor, whose gift is told once for all ways to pay. */
export function headingOf(
  action: string,
  _merits: Statement[],
  snapshot: Snapshot,
  setup: Setup,
): Heading | null {
  const { advisor, value } = actionArgs(action, snapshot, setup);
  if (typeof value !== 'number') return null;
  return { id: 'ks-outcome-advisor', args: { advisor, value }, rank: value, told: ['gift'] };
}

/** A look at the enemy, for whoever saw it too; all else is told by its events. */
export function outcomeMessage(
  outcome: ChanceOutcome,
  _seat: Seat,
  setup: Setup,
): SaidMessage | null {
  const card = peekedCard(outcome, setup);
  return card && { id: 'ks-log-enemy-peeked', args: { enemy: card.name, strength: card.strength } };
}

/** The card of a look at the enemy: `enemy 3` is a card of that year. */
function peekedCard(outcome: ChanceOutcome, setup: Setup): Enemy | null {
  const [verb, place] = outcome.outcome?.split(' ') ?? [];
  const peek = outcome.events.find(({ event }) => event === 'peek');
  if (verb !== 'enemy' || !peek) return null;
  return setup.enemies[detailsOf(peek).year - 1]?.[Number(place) - 1] ?? null;
}

/** What a seat got or paid, each change in words. */
function changeTexts(changes: Record<string, number>): string[] {
  return Object.entries(changes).map(([thing, change]) =>
    t(`ks-change-${thing}`, { count: Math.abs(change), sign: change < 0 ? '−' : '+' }),
  );
}

/** What a card brings and costs, in words. */
export function cardWords({ reward, loss }: Enemy): { reward: string; loss: string } {
  const told = (counts: [string, number][]): string =>
    listed(counts.filter(([, count]) => count).map(([id, count]) => t(id, { count })));
  const goods = (of: Goods): [string, number][] =>
    GOODS.map((good) => [`ks-goods-${good}`, of[good]]);
  return {
    reward: told([
      ...goods(reward),
      ['ks-goods-any', reward.any_good],
      ['ks-points', reward.points],
    ]),
    loss: told([
      ...goods(loss),
      ['ks-goods-any', loss.any_good],
      ['ks-buildings', loss.buildings],
      ['ks-points', loss.points],
    ]),
  };
}

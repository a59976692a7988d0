// The arguments of Kingsburg's messages, from actions and events.

import { seatOf } from '../../lib/seats';
import type { Args, GameEvent, Snapshot, ChanceOutcome, Seat } from '../../lib/types';
import { GOODS, type Advisor, type Enemy, type Goods, type Setup, type View } from './table';
import { faces, parseWay } from './ways';

export type Say = (id: string, args?: Args) => string;

const yes = (is: boolean): string => (is ? 'yes' : 'no');
const market = (shift: number): string => (shift > 0 ? 'up' : shift < 0 ? 'down' : 'no');
const plus = (dice: number[]): string => dice.join(' + ');
const listed = (words: string[]): string => words.join(', ');

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
  if (sent) {
    const { advisor, dice, token, market: shift, envoy } = sent.details as Record<string, any>;
    return {
      advisor: sent.source,
      value: advisor,
      dice: plus(dice),
      token: yes(token),
      market: market(shift),
      envoy: yes(envoy),
    };
  }
  const view: View = snapshot.view;
  const dice = view.dice[view.seat];
  const way = parseWay(action, dice);
  const advisor = setup.advisors.find(({ value }: Advisor) => value === way?.advisor);
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

/** Of an event. */
export function eventArgs(event: GameEvent, say: Say, who: (seat: Seat) => string): Args {
  const details = event.details as Record<string, any>;
  switch (event.event) {
    case 'influence':
      return {
        dice: plus(details.dice),
        token: yes(details.token),
        market: market(details.market),
        envoy: yes(details.envoy),
      };
    case 'neutral':
      return { dice: plus(details.dice) };
    case 'roll':
      return { dice: listed(details.dice.map(String)), white: yes(details.white) };
    case 'goods':
      return { changes: listed(changeTexts(details, say)) };
    case 'enemy':
      return { strength: details.strength };
    case 'battle':
      return {
        strength: details.strength,
        king_die: details.king_die,
        values: listed(
          Object.entries<number>(details.values).map(
            ([seat, value]) => `${who(seatOf(seat))} ${value}`,
          ),
        ),
      };
    case 'order':
      return { order: listed(details.order.map((seat: string) => who(seatOf(seat)))) };
    case 'phase':
      return { year: details.year, phase: details.phase };
    default:
      return {};
  }
}

/** A look at the enemy, for whoever saw it too: `enemy 3` is a card of that year. */
export function peekedCard(outcome: ChanceOutcome, setup: Setup): Enemy | null {
  const [verb, place] = outcome.outcome?.split(' ') ?? [];
  const peek = outcome.events.find(({ event }) => event === 'peek');
  if (verb !== 'enemy' || !peek) return null;
  return setup.enemies[Number(peek.details.year) - 1]?.[Number(place) - 1] ?? null;
}

/** What a seat got or paid, each change in words. */
export function changeTexts(details: Record<string, number>, say: Say): string[] {
  return Object.entries(details).map(([thing, change]) =>
    say(`ks-change-${thing}`, { count: Math.abs(change), sign: change < 0 ? '−' : '+' }),
  );
}

/** What a card brings and costs, in words. */
export function cardWords({ reward, loss }: Enemy, say: Say): { reward: string; loss: string } {
  const told = (counts: [string, number][]): string =>
    listed(counts.filter(([, count]) => count).map(([id, count]) => say(id, { count })));
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

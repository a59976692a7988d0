// Sentences about a table, in the reader's language.

import { attribute, has, hasAttribute, t } from './i18n.svelte';
import { asRefusal } from './api';
import { prefixOf } from './games';
import { knownGames } from './known.svelte';
import { letterOf, seatOf } from './seats';
import type { GameModule } from './game';
import type {
  Args,
  GameEvent,
  Snapshot,
  Holder,
  LogLine,
  Statement,
  ChanceOutcome,
  Seat,
} from './types';

export type Who = (seat: Seat) => string;

/** No name has a comma: it stands where somebody has deleted themselves. */
export function shownName(name: string): string {
  return name === ',' ? t('ui-gone') : name;
}

/** The name of a player, or of a bot in the reader's language; a number tells equal ones apart. */
export function nameOf(seats: Holder[], seat: Seat): string {
  const holder = seats.at(seat);
  if (!holder || seat < 0) return '';
  if (holder.is_open) return t('ui-seat-open');
  const plain = ({ level, name }: Holder) => (level === null ? shownName(name) : botText(level));
  const name = plain(holder);
  const alike = seats.flatMap((other, place) =>
    (other.level === null) === (holder.level === null) && plain(other) === name ? [place] : [],
  );
  if (alike.length === 1) return name;
  return `${name} ${alike.indexOf(seat) + 1}`;
}

/** A bot by how strong it is; one of a level that has no name is called by its code as well. */
export function botText(level: string): string {
  const bot = t('ui-bot', { level });
  return bot === t('ui-bot', { level: 'other' }) ? `${bot} ${level}` : bot;
}

/** Where arguments name a seat by its letter, the player's name comes with them. */
function withWho(args: Args, who: Who): Args {
  const seat = typeof args.seat === 'string' ? seatOf(args.seat) : -1;
  return seat < 0 ? args : { who: who(seat), ...args };
}

/** The title of a game. */
export function titleOf(game: string): string {
  const id = `${prefixOf(game)}-title`;
  return has(id) ? t(id) : (knownGames().find((info) => info.game === game)?.title ?? game);
}

/** How strong a bot is; a level that has no name is called by its code. */
export function levelText(level: string): string {
  const name = t('ui-level-name', { level });
  return name === t('ui-level-name', { level: 'other' }) ? level : name;
}

export function reasonText(reason: Statement, game: string, who: Who): string {
  const [kind, code] = reason.code.startsWith('ui:')
    ? ['ui-refused', reason.code.slice(3)]
    : [`${prefixOf(game)}-reason`, reason.code];
  const id = `${kind}-${code}`;
  if (has(id)) return t(id, withWho(reason.args, who));
  if (reason.text) return reason.text;
  return t('ui-refused-other');
}

/** Why a request failed. */
export function refusalText(error: unknown): string {
  const { code, message, args } = asRefusal(error);
  return reasonText({ code: `ui:${code}`, args, text: message }, '', () => '');
}

/** What is awaited, of the reader or of somebody else. */
export function awaitedText(snapshot: Snapshot, isMine: boolean, who: Who): string {
  const { awaited, decider } = snapshot;
  if (!awaited || decider === null) return '';
  const id = `${prefixOf(snapshot.game)}-awaited-${awaited.code}`;
  const args = withWho({ ...awaited.args, who: who(decider) }, who);
  if (!isMine && hasAttribute(id, 'other')) return attribute(id, 'other', args);
  if (has(id)) return isMine ? t(id, args) : `${who(decider)}: ${t(id, args)}`;
  return isMine ? (awaited.text ?? awaited.code) : t('ui-awaited-other', { who: who(decider) });
}

/** A decision, as on a button. */
export function actionText(
  game: GameModule,
  action: string,
  snapshot: Snapshot,
  setup: unknown,
): string {
  const id = `${game.prefix}-action-${action.split(' ')[0]}`;
  return has(id) ? t(id, game.actionArgs(action, snapshot, setup)) : action;
}

export function groupText(game: GameModule, verb: string): string {
  const id = `${game.prefix}-group-${verb}`;
  return has(id) ? t(id) : verb;
}

/** What a decision brings, as one clause after the other; nothing while there are no words for it. */
export function meritsText(prefix: string, merits: Statement[], who: Who): string {
  return merits
    .map(({ code, args }) => [`${prefix}-merit-${code}`, withWho(args, who)] as const)
    .flatMap(([id, args]) => (has(id) ? [t(id, args)] : []))
    .join('; ');
}

export function sourceText(game: string, source: string): string {
  const id = `${prefixOf(game)}-source-${source}`;
  return has(id) ? t(id) : source;
}

export function eventText(game: GameModule, event: GameEvent, setup: unknown, who: Who): string {
  const id = `${game.prefix}-event-${event.event}`;
  if (!has(id)) return event.text;
  const { source, points } = event;
  return t(id, {
    who: who(event.seat),
    seat: letterOf(event.seat),
    source,
    points,
    ...game.eventArgs(event, setup, who),
  });
}

/** One line of the log: the decision, then what followed. */
export function lineText(
  game: GameModule,
  line: LogLine,
  snapshot: Snapshot,
  setup: unknown,
  who: Who,
): { what: string; events: string[] } {
  const told = (event: GameEvent) => eventText(game, event, setup, who);
  const events = line.type === 'played' ? line.events : [];
  const chance = 'chance' in line ? line.chance : [];
  const seat = line.type === 'played' ? line.seat : 0;
  return {
    what: decisionText(game, line, snapshot, setup, who),
    events: [
      ...events.filter(({ event }) => !game.retold?.includes(event)).map(told),
      ...chance.flatMap((outcome) => [
        ...outcomeText(game, outcome, seat, setup, who),
        ...outcome.events.map(told),
      ]),
    ],
  };
}

/** What chance decided; it concerns who saw it, or whoever's decision it followed. */
function outcomeText(
  game: GameModule,
  outcome: ChanceOutcome,
  decider: Seat,
  setup: unknown,
  who: Who,
): string[] {
  const seat = outcome.seen_by?.[0] ?? decider;
  if (!game.outcomeMessage) return outcome.outcome === null ? [] : [outcome.outcome];
  const message = game.outcomeMessage(outcome, seat, setup);
  return message ? [t(message.id, { who: who(seat), ...message.args })] : [];
}

function decisionText(
  game: GameModule,
  line: LogLine,
  snapshot: Snapshot,
  setup: unknown,
  who: Who,
): string {
  switch (line.type) {
    case 'played': {
      const id = `${game.prefix}-log-${line.action.split(' ')[0]}`;
      const args = game.actionArgs(line.action, snapshot, setup, line.events);
      const name = who(line.seat);
      return has(id) ? t(id, { who: name, ...args }) : `${name}: ${line.action}`;
    }
    case 'sat': {
      if (!line.name) return t('ui-log-left');
      if (line.out_of_time) return t('ui-log-late', { who: who(line.seat) });
      return line.level
        ? t('ui-log-bot', { level: line.level })
        : t('ui-log-sat', { who: shownName(line.name) });
    }
    case 'removed':
      return t('ui-log-removed', { who: who(line.seat) });
    case 'revealed':
      return t('ui-log-revealed', { who: who(line.seat) });
    case 'undone':
      if (line.agreed) return fairText(line, who);
      return t('ui-log-undone', { who: who(line.seat), count: line.count });
    case 'hinted':
      return t('ui-log-hinted', { who: who(line.seat) });
    case 'started':
      return t('ui-log-started');
    case 'ended':
      return line.agreed ? fairText(line, who) : t('ui-log-ended');
    case 'rematch':
      return t('ui-log-rematch', { who: who(line.seat) });
    case 'ready':
    case 'offered':
    case 'agreed':
    case 'declined':
    case 'paused':
    case 'resumed':
    case 'resigned':
      return fairText(line, who);
  }
}

/** A line of fair play; until its words have come, nothing. */
function fairText(line: LogLine, who: Who): string {
  const isReplaced = line.type === 'resigned' && line.level !== null;
  const id = `fair-log-${'withdrawn' in line ? 'withdrawn' : line.type}${isReplaced ? '-bot' : ''}`;
  if (!has(id)) return '';
  return t(id, {
    ...('seat' in line && { who: who(line.seat) }),
    ...('count' in line && { count: line.count }),
    ...('what' in line && { what: line.what }),
  });
}

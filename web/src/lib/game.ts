// What the table asks of a game's component, and what it offers to it. The table itself (status
// line, action bar, seats, log, history, cover) knows no game; a game knows no socket.

import type { Component, Snippet } from 'svelte';
import type { Motions } from './moving';
import type { Odds } from './proof';
import type {
  Advice,
  Answer,
  Args,
  ChanceOutcome,
  GameEvent,
  GameInfo,
  LogLine,
  PlayedLine,
  Seat,
  Snapshot,
  Statement,
} from './types';

/** A place on the screen or in a picture. */
export interface Point {
  x: number;
  y: number;
}

/** What a game's component is given. All fields are reactive. */
export interface Play {
  /** The moment that is shown: the live one, or one of the past while somebody looks back. */
  readonly snapshot: Snapshot;
  /** Where its pictures are. */
  readonly address: string;
  /** The snapshot's setup (sent once for each connection). */
  readonly setup: unknown;
  /** The seat through whose eyes the table is shown; null for spectators. */
  readonly me: Seat | null;
  /** Decisions that may be taken now: empty while looking back, or when others decide. */
  readonly legal: string[];
  /** The decision that is staged, shown as a ghost, not taken yet. */
  readonly staged: string | null;
  /** The decision that was taken and is on its way to the server. */
  readonly sending: string | null;
  /** The decision to be drawn: staged, or on its way. */
  readonly chosen: string | null;
  /** What the staged decision would bring, once the server has answered. */
  readonly preview: Answer | null;
  /** What the scores panel points at, to light the places that earn it. */
  readonly lit: { seat: Seat; source: string } | null;
  /** Log lines since my last decision, to mark what others have changed. */
  readonly recent: PlayedLine[];
  /** The whole log, also what came after a moment that is looked back at. */
  readonly log: LogLine[];
  /** What led to the moment that is shown, where the one before it was shown, too. */
  readonly news: LogLine[];
  /** A hint that was asked for, best first. */
  readonly advice: Advice[];
  readonly motion: boolean; // may things move?

  /** Stage a legal decision. It is taken if it is staged already, or if one click is enough. */
  stage(action: string): void;
  /** Take a decision at once if it can be taken back; else it is staged, to be confirmed. */
  choose(action: string): void;
  unstage(): void;
  /** What happened at a revision is told step by step: it and all later things stay out of sight. */
  holdBack(revision: number | null): void;
  /**
   * A click on something that is no legal target: say why, at that place on the screen. The server
   * is asked about the action; a statement is said as it is, where no action can be meant.
   */
  refuse(what: string | Statement, at: Point): void;
  /** The name of a player, as shown. */
  who(seat: Seat): string;
  /** Somebody wants to be told what the legal decisions would bring. */
  wantMerits(): void;
  /** What a decision would bring at once, in words; empty as long as that is not known. */
  bringing(action: string): string;
}

/** A message of the locale files and its arguments. */
export interface SaidMessage {
  id: string;
  args: Args;
}

/** A heading over decisions as text, by what they lead to. */
export interface Heading extends SaidMessage {
  rank: number; // the lowest come first
  told: string[]; // codes of merits that the heading tells already
}

/** What a board does when keys are pressed anywhere on the page. */
export interface Steering {
  /** Bring the focus to the next legal target, or to the one before. */
  toLegal(by: 1 | -1): void;
}

/** What is given to a component that counts the points at the end. */
export interface ScoringProps {
  play: Play;
  /** Is everything counted? It can be asked for again. */
  isTold: boolean;
  /** To be called when everything is, or when nobody wants to wait. */
  told: () => void;
  /** Who won: to be shown at the head, once it is told. */
  banner: Snippet;
  /** Where to go on from there: below the points. */
  after: Snippet;
}

/** What a game's folder exports as default from `box.ts`: what is known of it before its board. */
export interface Box {
  /** How its messages begin. */
  prefix: string;
  /** Options of a table that are not hidden among the others. */
  mainOptions: string[];
  /** Options that list components, and the kind of thing that each one lists. */
  parts: Record<string, string>;
  /** Tables of its components that the rules show, and the kind of thing that each one holds. */
  components: Record<string, string>;
}

/** What a game's folder exports as default from `vignette.ts` is a list of these. */
export interface VignettePart {
  name: string; // of the picture
  x: number; // of the middle, in a picture of 560 x 150
  y: number;
  size: number;
}

/** What a game's folder may export as default from `PartPicture.svelte`. */
export type PartPicture = Component<{
  info: GameInfo;
  option: string;
  name: string;
  isTurned: boolean;
}>;

/**
 * What a game's folder exports as default from `index.ts`. Without a board the legal decisions are
 * a list of buttons.
 */
export interface GameModule {
  prefix: string;
  /** The board and everything of the game around it; gets `{ play: Play }`. */
  Board?: Component<{ play: Play }, Steering>;
  /** A seat's public things, beside its name in the seats panel; gets `{ play, seat }`. */
  Holdings?: Component<{ play: Play; seat: Seat }>;
  /** The end: on the board, points are counted step by step. Fetched when it comes to it. */
  scoring?: () => Promise<{ default: Component<ScoringProps> }>;
  /**
   * The arguments of the messages `PREFIX-action-VERB` and `PREFIX-log-VERB` for an action.
   * In the log: with the events of the line, because the snapshot may be a later one.
   */
  actionArgs(action: string, snapshot: Snapshot, setup: unknown, events?: GameEvent[]): Args;
  /** The arguments of the message `PREFIX-event-CODE`, beside `who`, `source`, `points`. */
  eventArgs(event: GameEvent, setup: unknown, who: (seat: Seat) => string): Args;
  /**
   * How an outcome of chance is told in the log, with arguments beside `who`; null where its events
   * say enough. `seat` is the one whom it concerns. Without it, the outcome is told as it is called.
   */
  outcomeMessage?(outcome: ChanceOutcome, seat: Seat, setup: unknown): SaidMessage | null;
  /** Lets move what a decision changed. Fetched when something first does. */
  motions?: () => Promise<{ default: Motions }>;
  /** The event that the board tells step by step, holding back all that came after it. */
  toldEvent?: string;
  /** When a moment is, in the words of the game: its year and season, say. */
  whenMessage?(snapshot: Snapshot): SaidMessage;
  /** What decided between equal points at the end, as the id of a message; null if nothing had to. */
  tieMessage?(snapshot: Snapshot): string | null;
  /** How an outcome is called that is thrown with dice. */
  thrown?: string;
  /** Codes of events that say no more than the line of the decision itself. */
  retold?: readonly string[];
  /** Keys of its own on the board, each with the id of a message that says what it does. */
  keys?: readonly [string, string][];
  /** What chance could have decided, for the check at the end that it followed its seed. */
  odds?: () => Promise<Odds>;
  /** The heading over a decision by what it leads to; null where its verb is heading enough. */
  headingOf?(
    action: string,
    merits: Statement[],
    snapshot: Snapshot,
    setup: unknown,
  ): Heading | null;
  /** Legal decisions that are buttons of the action bar, not places on the board. */
  buttonsOf(legal: string[]): string[];
  /** Is it taken without being staged, where it can be taken back? */
  isQuick?(action: string): boolean;
}

// The shapes of the wire: see docs/protocol.md.

export type Seat = number;
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Args = Record<string, string | number>;

export interface Person {
  id: string;
  name: string;
  colour?: string | null; // that they like best: the letter of the seat that has it
}

export interface GameOption {
  name: string;
  default: string;
  explanation: string;
  values: string[]; // none: free text
  form: string; // what may be written, in English
  needs: Record<string, string>; // values of other options without which it changes nothing
  parts: OptionParts | null; // where the text is a list of names, joined with slashes
}

export interface OptionParts {
  names: string[];
  count: number | null; // so many different ones; null: as many as the rest of the setup needs
  needs: Partial<Record<string, string>>; // a name, and the option that must be `yes` for it
  turned: string; // what is written behind a name for the same thing upside down
}

export interface GameInfo {
  game: string;
  title: string;
  seats: number[];
  levels: string[];
  options: GameOption[];
  components: Record<string, Json>; // static tables of the game, the same that the engine uses
}

export interface Holder {
  name: string;
  level: string | null;
  is_open: boolean;
  is_host?: boolean;
  owner?: string | null; // whose seat it is, while a bot sits in
  look?: string; // the letter of the seat whose pieces are drawn for it
}

export type Status = 'waiting' | 'playing' | 'finished' | 'ended';
export type Early = 'host' | 'agreed' | 'resigned'; // how a match ended before the game was over

export interface Summary {
  table: string;
  game: string;
  status: Status;
  seats: Holder[];
  decider: Seat | null;
  mine: Seat[];
  created: number;
  early: Early | null;
}

/** A code and its arguments, to be said in the reader's language. */
export interface Statement {
  code: string;
  args: Args;
  text?: string; // in English, where there is no message for the code
}

export interface Award {
  source: string;
  points: number;
  places: string[];
}

export interface GameEvent {
  event: string;
  seat: Seat;
  source: string;
  points: number;
  places: string[];
  details: Record<string, Json>;
  text: string;
}

export interface ChanceOutcome {
  outcome: string | null; // null: this viewer may not know
  events: GameEvent[];
  seen_by?: Seat[]; // where not everybody saw it
}

interface LineBase {
  revision: number;
  at: number;
}

/** A decision, and what followed from it. */
export interface PlayedLine extends LineBase {
  type: 'played';
  seat: Seat;
  action: string;
  events: GameEvent[];
  chance: ChanceOutcome[];
}

export type LogLine =
  | PlayedLine
  | (LineBase & { type: 'started'; chance: ChanceOutcome[] })
  | (LineBase & {
      type: 'sat';
      seat: Seat;
      name: string; // none: the seat is free
      level: string | null;
      out_of_time?: true; // a bot sat down because the clock had run out
    })
  | (LineBase & { type: 'removed' | 'revealed'; seat: Seat })
  | (LineBase & { type: 'undone'; seat: Seat; count: number; agreed?: Seat[] })
  | (LineBase & { type: 'hinted'; seat: Seat })
  | (LineBase & { type: 'ended'; agreed?: Seat[] })
  | (LineBase & { type: 'offered'; seat: Seat; what: Wish; count: number })
  | (LineBase & { type: 'declined'; seat: Seat; withdrawn?: true })
  | (LineBase & { type: 'paused'; seat: Seat; agreed: Seat[] })
  | (LineBase & { type: 'ready' | 'agreed' | 'resumed'; seat: Seat })
  | (LineBase & { type: 'resigned'; seat: Seat; level: string | null })
  | (LineBase & { type: 'rematch'; seat: Seat; table: string });

/** What people can agree upon. */
export type Wish = 'undo' | 'end' | 'pause';

/** What somebody asks the others for. */
export interface Offer {
  revision: number;
  seat: Seat;
  what: Wish;
  count: number; // of moves to be taken back
  asked: Seat[]; // one seat of each person who has not answered yet
}

export type Leaving = 'bot' | 'nobody';

export interface ClockSettings {
  per: 'turn' | 'decision';
  seconds: number;
  bank: number;
}

export interface RunningClock extends ClockSettings {
  since: number; // when the decider's time began to run, seconds since 1970, server time
  now: number; // server time when this was sent
  banks: number[]; // seconds left to each seat beyond `seconds`
}

/** What the browser of a seat mixes into the seed: first its hash, then the share itself. */
export interface MixedShare {
  seat: Seat;
  commitment: string;
  share: string | null;
}

/** All that a viewer may see of a table at a moment. `View` is the game's, `Own` a seat's alone. */
export interface Snapshot<View = unknown, Own = unknown> {
  type: 'state';
  table: string;
  revision: number;
  status: Status;
  game: string;
  spec: string;
  rules: number;
  setup?: unknown; // in the first snapshot of a connection; the client keeps it
  promise: string; // the hash of what the server keeps secret until the end
  is_mixing: boolean; // all seats are taken, and shares are to be shown before the start
  shares: MixedShare[];
  imported: boolean; // from a record: its dice were not rolled here
  hints: boolean;
  is_listed: boolean;
  options: Record<string, string>; // as the host gave them
  is_host: boolean;
  mine: Seat[];
  seats: Holder[];
  decider: Seat | null;
  awaited: Statement | null;
  view: View;
  private: Partial<Record<Seat, Own>>;
  legal: string[];
  undoable: number;
  scores: Award[][]; // per seat
  sources: string[]; // all that can pay in this match, in order
  winners: Seat[];
  clock: RunningClock | null;
  hints_taken: number[]; // per seat
  rematch: string | null; // the table at which the same people play again
  leaving: Leaving; // who goes on for somebody who resigns
  unready: Seat[]; // one seat of each person who has to say that they are ready
  is_paused: boolean;
  offer: Offer | null;
  conduct: {
    taken_back: number; // times, by agreement
    resigned: Seat[];
    ended: Early | null;
  };
  seed?: string;
  salt?: string;
  log?: LogLine[]; // not of a moment that is looked back at
}

/** What a decision would bring, or why it cannot be taken; a `final` one cannot be taken back. */
export type Answer =
  | {
      legal: true;
      events: GameEvent[];
      scores: Award[][];
      reveals: boolean;
      final: boolean;
      say?: string | null; // what a lesson answers to a decision that does not lead on
    }
  | { legal: false; reason: Statement };

/** A step of a lesson, and its table. */
export interface LessonMoment {
  state: Snapshot;
  step: number; // from 0; as many as there are: the lesson is finished
  steps: number;
  say: string | null;
  point: string[];
  is_read: boolean; // nothing is decided in it
  answer?: string; // what is said to the last thing done, which does not lead on
}

/** What a tutor says once, when something is awaited of the player, or happens to them. */
export interface TutorNote {
  say: string;
  awaited: string | null;
  event: string | null;
  with: Partial<Record<string, string>>;
  anyone: boolean; // may it have happened to somebody else?
  point: string[];
}

export interface TaughtLesson {
  name: string;
  way: string[]; // what is done in each step
  is_listed: boolean;
  is_later: boolean; // a first game does without it
}

/** What a game teaches. */
export interface Teaching {
  lessons: TaughtLesson[];
  pictures: Partial<Record<string, { lesson: string; step: number }>>; // by sections of the rules
  tutor: { seats: number; options: Record<string, string>; notes: TutorNote[] } | null;
}

export interface Advice {
  action: string;
  margin: number;
  like: number | null; // the place of an earlier one that it is about as good as
  merits: Statement[]; // what speaks for it
}

/** What each legal decision would bring at once. */
export type Merits = Partial<Record<string, Statement[]>>;

/** The totals of all seats after each revision that changed the match. */
export interface Course {
  revisions: number[];
  totals: number[][]; // per revision, per seat
  by_source: Partial<Record<string, number[][]>>;
}

export interface Presence {
  type: 'presence';
  seats: boolean[];
  watchers: number; // people without a seat who look on
  names?: string[]; // of these, for the host alone
}

/** Something that was said at the table: a phrase, by its code, or a text. */
export interface SaidLine {
  number: number;
  seat: Seat;
  name: string;
  voice: string | null; // by which this browser knows the speaker again; null: it was me
  at: number;
  phrase?: string;
  text?: string;
}

/** What was said since the last of these messages. */
export interface TalkNews {
  type: 'talk';
  is_open: boolean; // may people write what they want?
  voices: (string | null)[]; // per seat, of other people
  lines: SaidLine[];
}

export type FromServer =
  | Snapshot
  | Presence
  | TalkNews
  | { type: 'done'; id: string; revision: number }
  | { type: 'refused'; id: string; code: string; text: string; args: Args; revision: number }
  | ({ type: 'answer'; id: string } & Answer)
  | { type: 'pong'; revision: number };

export type ToServer =
  | { type: 'do'; id: string; revision: number; command: Command }
  | { type: 'ask'; id: string; action: string }
  | { type: 'say'; id: string; phrase?: string; text?: string }
  | { type: 'chat'; id: string; is_open: boolean }
  | { type: 'ping' };

export type Command =
  | { type: 'sit'; seat: Seat; commitment?: string }
  | { type: 'hand'; seat: Seat; level: string | null }
  | { type: 'remove'; seat: Seat }
  | { type: 'reveal'; share: string }
  | { type: 'play'; action: string }
  | { type: 'undo'; turn: boolean }
  | { type: 'ready' }
  | { type: 'offer'; what: Wish; turn?: boolean }
  | { type: 'agree' | 'decline'; offer: number }
  | { type: 'resume' }
  | { type: 'resign'; seat: Seat }
  | { type: 'end' };

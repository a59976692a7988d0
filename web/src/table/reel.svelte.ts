// What others do is shown move by move. Snapshots wait here until the one before has been seen; the
// match itself does not wait, and whoever wants to decide is shown at once how it stands.

import { isPlayed, moments } from '../lib/log';
import { pace } from '../lib/settings.svelte';
import type { LogLine, PlayedLine, Seat, Snapshot } from '../lib/types';

/** What a reel has to know and to do at its table. */
export interface Screen {
  readonly live: Snapshot | null;
  readonly isLookingBack: boolean;
  readonly isTelling: boolean;
  at(revision: number): Promise<Snapshot>;
  /** `heardAt`: when it came, by this browser's clock. */
  show(snapshot: Snapshot, news: LogLine[], heardAt: number): void;
}

interface Shot {
  snapshot: Snapshot;
  news: LogLine[];
  heardAt: number;
  isWhole: boolean; // nothing that lies in it is still being fetched
}

const FEW = 6; // so many moves are shown at their pace; the more wait, the quicker they pass
const MANY = 12; // so many that came together are not shown one by one
const LONG = 3; // moves that the longest one takes the time of
const HOUR = 3600; // where a clock gives less, nobody is kept waiting long

export class Reel {
  isOff = false; // is everything shown at once, whatever the pace?

  #waiting = $state.raw<Shot[]>([]);
  #due = 0; // when the next one may be shown
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private screen: Screen) {
    document.addEventListener('visibilitychange', this.#look);
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#look);
  }

  /** How many snapshots are still to be shown. */
  get left(): number {
    return this.#waiting.length;
  }

  /** Does a seat of this browser decide, though that is not shown yet? */
  get awaitsMe(): boolean {
    const { decider = null, mine = [] } = this.#waiting.at(-1)?.snapshot ?? {};
    return decider !== null && mine.includes(decider);
  }

  /** A snapshot has come, with what is new in the log. */
  take(snapshot: Snapshot, news: LogLine[]): void {
    const shot = { snapshot, news, heardAt: Date.now(), isWhole: true };
    this.#waiting = [...this.#waiting, shot];
    if (this.#isAtOnce(shot)) return this.#showAll();
    if (moments(news).length > 1) void this.#split(shot);
    this.goOn();
  }

  /** Somebody wants to go on: show at once all that waits, unless the board tells of something. */
  giveWay(): void {
    if (!this.screen.isTelling) this.#showAll();
  }

  #showAll(): void {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    const last = waiting.at(-1);
    if (!last) return;
    this.#waiting = [];
    const setup = waiting.findLast(({ snapshot }) => snapshot.setup)?.snapshot.setup;
    const news = waiting.flatMap((shot) => shot.news);
    this.#due = this.screen.live ? Date.now() + pause(last) : 0; // the first one brings nothing new
    this.screen.show({ ...last.snapshot, setup }, news, last.heardAt);
  }

  /** Show what is due, and look again when the next is. */
  goOn(): void {
    clearTimeout(this.#timer);
    for (;;) {
      const next = this.#waiting.at(0);
      if (!next?.isWhole || this.screen.isTelling) return;
      const isMove = next.news.some(isPlayed);
      const wait = this.#due - Date.now();
      if (isMove && wait > 0) {
        this.#timer = setTimeout(() => this.goOn(), wait);
        return;
      }
      this.#waiting = this.#waiting.slice(1);
      if (isMove) this.#due = Date.now() + pause(next) * Math.min(1, FEW / this.left);
      this.screen.show(next.snapshot, next.news, next.heardAt);
    }
  }

  #look = (): void => {
    if (document.hidden) this.#showAll();
  };

  /** What is not waited for: own moves, corrections, and too many moves to follow. */
  #isAtOnce({ snapshot, news }: Shot): boolean {
    const { live, isLookingBack } = this.screen;
    if (this.isOff || !pace() || !live || isLookingBack || document.hidden) return true;
    if (live.status !== 'playing' || news.some(({ type }) => type === 'undone')) return true;
    const played = news.filter(isPlayed);
    return played.length > MANY || played.some(({ seat }) => isOwn(seat, snapshot));
  }

  /** Several moves came together: fetch what lies between them. */
  async #split(shot: Shot): Promise<void> {
    shot.isWhole = false;
    const between = moments(shot.news).slice(0, -1);
    const past = await Promise.all(between.map((each) => this.screen.at(each))).catch(() => []);
    shot.isWhole = true;
    const place = this.#waiting.indexOf(shot);
    if (place < 0) return; // it has given way
    const snapshots = [...past, shot.snapshot];
    const parts = snapshots.map((snapshot, n) => ({
      ...shot,
      snapshot,
      news: shot.news.filter(
        ({ revision }) =>
          revision <= snapshot.revision && (!n || revision > snapshots[n - 1].revision),
      ),
    }));
    this.#waiting = this.#waiting.toSpliced(place, 1, ...parts);
    this.goOn();
  }
}

const isOwn = (seat: Seat, { mine, seats }: Snapshot): boolean =>
  mine.includes(seat) && seats[seat].level === null;

/** How long it takes to see what happened: dice and cards want more time than a move alone. */
function pause({ snapshot, news }: Shot): number {
  const played = news.filter(isPlayed).at(-1);
  if (!played) return 0;
  const isUrgent = snapshot.clock !== null && snapshot.clock.seconds < HOUR;
  return (pace() * Math.min(LONG, 1 + drawn(played))) / (isUrgent ? 2 : 1);
}

const drawn = ({ chance }: PlayedLine): number =>
  chance.filter(({ events }) => events.length).length;

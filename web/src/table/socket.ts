// One socket that comes back: after a loss with growing pauses, at once when the network or the
// page comes back, and after a silence too long for a living server.

import type { FromServer, ToServer } from '../lib/types';

export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline';

const PING_MS = 3000;
const SILENCE_MS = 6000; // after a ping, or while connecting
const CHECK_MS = 2000; // how soon a ping must be answered when the page comes back
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8000;
const STABLE_MS = 5000; // how long a connection must last before the next loss is a first one
const PATIENCE = 4; // failed attempts before the table is called offline

/** How long to wait before an attempt: longer each time, never the same for all clients. */
export function pauseBefore(attempt: number, random = Math.random()): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
  return longest * (0.5 + random / 2);
}

export interface Ears {
  address(): string; // asked anew for each attempt: it says what is known already
  hear(message: FromServer): void;
  changed(connection: Connection): void;
  opened(): void;
  failed(): void; // an attempt that never opened
}

export class Socket {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private isLive = false;
  private wasLive = false;
  private startedAt = 0;
  private openedAt = 0;
  private heardAt = 0;
  private pingedAt = 0; // the first ping that was not answered yet
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ticking: ReturnType<typeof setInterval> | undefined;

  constructor(private ears: Ears) {
    addEventListener('online', this.wake);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.look);
    this.ticking = setInterval(this.tick, PING_MS);
    this.connect();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  send(message: ToServer): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }

  close(): void {
    clearTimeout(this.timer);
    clearInterval(this.ticking);
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.look);
    this.forget();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.forget();
    const socket = new WebSocket(this.ears.address());
    let hasOpened = false;
    this.socket = socket;
    this.startedAt = Date.now();
    socket.onopen = () => {
      hasOpened = true;
      this.openedAt = this.heardAt = this.pingedAt = Date.now();
      this.ears.opened();
    };
    socket.onmessage = (event) => {
      this.heardAt = Date.now();
      if (!this.isLive) {
        this.isLive = this.wasLive = true;
        this.ears.changed('live');
      }
      this.ears.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      if (!hasOpened && navigator.onLine) this.ears.failed();
      if (socket === this.socket) this.lost();
    };
  }

  private lost(): void {
    this.forget();
    // A server that says something and hangs up is not asked again at once.
    if (this.isLive && Date.now() - this.openedAt >= STABLE_MS) this.attempt = 0;
    this.isLive = false;
    const isOffline = !navigator.onLine || this.attempt >= PATIENCE;
    if (isOffline) this.ears.changed('offline');
    else this.ears.changed(this.wasLive ? 'reconnecting' : 'connecting');
    clearTimeout(this.timer);
    const pause = navigator.onLine ? pauseBefore(this.attempt) : LONGEST_PAUSE_MS;
    this.timer = setTimeout(() => this.connect(), pause);
    this.attempt += 1;
  }

  private forget(): void {
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  private wake = (): void => {
    if (!this.isOpen) this.connect();
    else this.probe();
  };

  private look = (): void => {
    if (document.visibilityState === 'visible') this.wake();
  };

  private drop = (): void => {
    if (this.socket) this.lost();
  };

  /** Timers of a hidden page run late, so silence is measured from an unanswered ping. */
  private tick = (): void => {
    if (!this.socket) return;
    const now = Date.now();
    const isAnswered = this.isOpen && this.heardAt >= this.pingedAt;
    if (isAnswered) this.pingedAt = now;
    else if (now - Math.max(this.pingedAt, this.startedAt) >= SILENCE_MS) return this.lost();
    this.send({ type: 'ping' });
  };

  /** The page was away: does the server still hear us? */
  private probe(): void {
    const asked = Date.now();
    this.send({ type: 'ping' });
    setTimeout(() => {
      if (this.isOpen && this.heardAt < asked) this.lost();
    }, CHECK_MS);
  }
}

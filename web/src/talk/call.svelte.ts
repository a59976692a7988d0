// Calls a player back to the table when it is their turn and the page is in the background.

import { t } from '../lib/i18n.svelte';
import { remember, settings } from '../lib/settings.svelte';
import { titleOf } from '../lib/words.svelte';
import type { Table } from '../table/table.svelte';
import { leaveWords, subscribe, unsubscribe } from './push';

const badge: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> = navigator;

export class TurnCall {
  permission = $state(permission());
  isPushed = $state(false); // can the server call, too, when no page is open?
  #hasWaited = $state(false);
  #shown: Notification | null = null;
  #wasMyTurn: boolean;

  constructor(readonly table: Table) {
    this.#wasMyTurn = table.isMyTurn;
  }

  get isOn(): boolean {
    return settings.calls === true && this.permission === 'granted';
  }

  /** Would it help to ask? I have waited for others here, and this browser was never asked. */
  get isOffered(): boolean {
    const isPlaying = this.table.present.status === 'playing' && this.table.present.mine.length > 0;
    const isOpen = settings.calls === null && this.permission === 'default';
    return isPlaying && isOpen && this.#hasWaited;
  }

  /** Somebody says yes or no. The browser itself is asked only after a yes. */
  async set(isWanted: boolean): Promise<void> {
    remember({ calls: isWanted });
    if (isWanted && this.permission !== 'none') {
      this.permission = await Notification.requestPermission();
    }
    await this.keepUp();
  }

  /** What the server and the worker know of it. */
  async keepUp(): Promise<void> {
    try {
      if (this.isOn) {
        this.isPushed = await subscribe();
        if (this.isPushed) await leaveWords(this.table.present.game);
      } else if (settings.calls === false) {
        this.isPushed = false;
        await unsubscribe();
      }
    } catch {
      this.isPushed = false; // the page itself still calls
    }
  }

  /** The table or the page has changed. */
  look(): void {
    const { isMyTurn } = this.table;
    if (!isMyTurn && this.table.present.status === 'playing') this.#hasWaited = true;
    if (isMyTurn && !this.#wasMyTurn && document.hidden && this.isOn) this.#call();
    if (!isMyTurn || !document.hidden) this.#hangUp();
    this.#wasMyTurn = isMyTurn;
  }

  #call(): void {
    void badge.setAppBadge?.(1).catch(() => undefined);
    const title = t('ui-page-your-turn', { title: titleOf(this.table.present.game) });
    const options = {
      tag: `regnum-${this.table.id}`,
      icon: '/icon-192.png',
      data: location.pathname,
    };
    try {
      this.#shown = new Notification(title, options);
      this.#shown.onclick = () => window.focus();
    } catch {
      // On phones only a worker may show one.
      void navigator.serviceWorker
        .getRegistration()
        .then((worker) => worker?.showNotification(title, options));
    }
  }

  #hangUp(): void {
    this.#shown?.close();
    this.#shown = null;
    void badge.clearAppBadge?.().catch(() => undefined);
  }
}

function permission(): NotificationPermission | 'none' {
  return 'Notification' in window && isSecureContext ? Notification.permission : 'none';
}

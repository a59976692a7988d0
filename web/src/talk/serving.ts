// What the service worker does: it shows what the server sends while no page is open. It is alone: the words
// in the reader's language were left for it by the last page (see `push.ts`).

interface Told {
  code: string;
  table: string;
  game: string;
}

interface Happening {
  waitUntil(work: Promise<unknown>): void;
}

interface Pushed extends Happening {
  data: { json(): unknown } | null;
}

interface Clicked extends Happening {
  notification: Notification;
}

interface Window {
  url: string;
  focused: boolean;
  focus(): Promise<unknown>;
}

export interface WorkerScope {
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  caches: Pick<CacheStorage, 'match'>;
  navigator: { setAppBadge?: (count: number) => Promise<void> };
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
}

export const WORDS = '/worker-words'; // in the cache; no address of the server
const NAME = 'Regnum';

export function serve(scope: WorkerScope): void {
  const windows = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isAt = (address: string) => (window: Window) => new URL(window.url).pathname === address;

  async function tell({ code, table, game }: Told): Promise<void> {
    const address = `/table/${table}`;
    if ((await windows()).some((each) => each.focused && isAt(address)(each))) return;
    const found = await scope.caches.match(WORDS);
    const words = (await found?.json()) as Partial<Record<string, string>> | undefined;
    await scope.registration.showNotification(words?.[`${code}/${game}`] ?? NAME, {
      tag: `regnum-${table}`,
      icon: '/icon-192.png', // phones show no SVG here
      data: address,
    });
    await scope.navigator.setAppBadge?.(1);
  }

  async function open(address: string): Promise<void> {
    const there = (await windows()).find(isAt(address));
    await (there ? there.focus() : scope.clients.openWindow(address));
  }

  scope.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(tell(event.data.json() as Told));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data)));
  });
}

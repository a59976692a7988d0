import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../lib/game';
import type { Scene } from '../lib/moving';
import { remember } from '../lib/settings.svelte';
import type { GameEvent, LogLine, PlayedLine } from '../lib/types';
import { MadeUpServer, madeUpSnapshot, played } from './made-up';
import { letMove } from './motions.svelte';
import { Table } from './table.svelte';

const event = (name: string) => ({ event: name, seat: 1 }) as GameEvent;
const BATTLE: Partial<PlayedLine> = {
  events: [event('pass')],
  chance: [{ outcome: 'roll', events: [event('battle'), event('spring')] }],
};
let end: () => void;

beforeEach(() => {
  remember({ animation: 'normal' });
  document.body.innerHTML = '<div class="table"><div data-board></div></div>';
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  remember({ animation: 'normal' });
});

/** A table whose moving things are written down: which events, and whether the decision is one. */
function watch() {
  const seen: [string[], boolean][] = [];
  const server = new MadeUpServer();
  const table = new Table('table', server.connect);
  server.say(madeUpSnapshot({ decider: 1, log: [played(1, 1)] }));
  const game = {
    toldEvent: 'battle',
    motions: () =>
      Promise.resolve({
        default: ({ events, isWhole }: Scene) =>
          void seen.push([events.map((each) => each.event), isWhole]),
      }),
  } as unknown as GameModule;
  end = $effect.root(() => letMove(table, game));
  flushSync();
  const say = (...log: LogLine[]): void => {
    server.say(madeUpSnapshot({ decider: 1, revision: log.at(-1)?.revision, log }));
  };
  return { seen, table, say };
}

const settle = async (): Promise<void> => {
  flushSync();
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done, 20));
};

test('each move is shown once; what was there before, or came in a heap, is not', async () => {
  const { seen, say } = watch();
  await settle();
  expect(seen).toEqual([]);
  say(played(2, 1, 'pass', BATTLE));
  await settle();
  expect(seen).toEqual([[['pass', 'battle', 'spring'], true]]);
  say(played(3, 0), played(4, 0));
  await settle();
  expect(seen.length).toBe(1);
});

test('what is told first moves first, and the rest when it has been seen', async () => {
  const { seen, table, say } = watch();
  say(played(2, 1, 'pass', BATTLE));
  table.holdBack(2);
  await settle();
  table.holdBack(null);
  await settle();
  expect(seen).toEqual([
    [['pass', 'battle'], true],
    [['spring'], false],
  ]);
});

test('nothing is shown where nothing may move', async () => {
  const { seen, say } = watch();
  remember({ animation: 'none' });
  say(played(2, 1, 'pass', BATTLE));
  await settle();
  expect(seen).toEqual([]);
});

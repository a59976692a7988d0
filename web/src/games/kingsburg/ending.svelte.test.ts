import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Play } from '../../lib/game';
import { loadWords, startWords } from '../../lib/i18n.svelte';
import { madeUpSnapshot, played } from '../../table/made-up';
import Scoring from './Scoring.svelte';
import type { Battle } from './story';
import Winter from './Winter.svelte';

vi.mock('./Board.svelte', () => ({ default: () => ({}) })); // it stays as it is

const SOURCES = ['buildings', 'battles', 'cathedral'];
const award = (source: string, points: number) => ({ source, points, places: [] });

beforeAll(async () => {
  await startWords();
  await loadWords('kingsburg');
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** The end of a match between Ann with 9 points and Ben with 4. */
function end(holdBack: (revision: number | null) => void): Play {
  const snapshot = madeUpSnapshot({
    status: 'finished',
    decider: null,
    winners: [0],
    sources: SOURCES,
    scores: [SOURCES.map((source) => award(source, 3)), [award('battles', 4)]],
  });
  const who = (seat: number): string => snapshot.seats[seat].name;
  const log = [played(7, 1)];
  return { snapshot, setup: {}, me: 0, log, motion: true, who, holdBack } as unknown as Play;
}

test('points are counted source by source, without a click, up to who won', async () => {
  const holdBack = vi.fn();
  const props = $state({
    play: end(holdBack),
    isTold: false,
    told: () => (props.isTold = true),
    banner: createRawSnippet(() => ({ render: () => '<h2>Ann wins</h2>' })),
    after: createRawSnippet(() => ({ render: () => '<p>Play again</p>' })),
  });
  const scoring = mount(Scoring, { target: document.body, props });
  flushSync();
  expect(holdBack, 'nothing else shows the points before').toHaveBeenLastCalledWith(7);
  const headline = () => document.querySelector('h2')?.textContent.trim();
  const tell = (steps: number): (string | undefined)[] =>
    Array.from({ length: steps }, () => {
      const seen = headline();
      vi.advanceTimersByTime(700);
      flushSync();
      return seen;
    });
  const told = ['Five years are over', 'Buildings', 'Battles', 'Cathedral', 'Ann wins'];
  expect(tell(5)).toEqual(told);
  expect(holdBack).toHaveBeenLastCalledWith(null);
  expect(document.body.textContent).toContain('Play again');
  props.isTold = false;
  flushSync();
  expect(tell(5), 'and once more').toEqual(told);
  await unmount(scoring);
});

test('whoever only watches need not close the winter; whoever plays decides when to go on', async () => {
  const none = { gold: 0, wood: 0, stone: 0, any_good: 0, points: 0 };
  const card = { card: '', name: 'orcs', strength: 3, reward: none, loss: none };
  const battle = { revision: 7, year: 1, enemy: card, kingDie: 2, armies: [] } as unknown as Battle;
  for (const me of [null, 0]) {
    const close = vi.fn();
    const play = { ...end(vi.fn()), me };
    const winter = mount(Winter, { target: document.body, props: { play, battle, close } });
    flushSync();
    for (let seconds = 0; seconds < 10; seconds++) {
      expect(close.mock.calls.length === 0 || seconds > 5, 'not before it is told').toBe(true);
      vi.advanceTimersByTime(1000);
      flushSync();
    }
    expect(close).toHaveBeenCalledTimes(me === null ? 1 : 0);
    await unmount(winter);
  }
});

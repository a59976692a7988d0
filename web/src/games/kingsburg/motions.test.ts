import { beforeAll, expect, test, vi } from 'vitest';
import type { Play } from '../../lib/game';
import { loadWords, startWords } from '../../lib/i18n.svelte';
import type { Stage } from '../../lib/moving';
import type { GameEvent } from '../../lib/types';
import { played } from '../../table/made-up';
import motions from './motions';

beforeAll(async () => {
  await startWords();
  await loadWords('kingsburg');
});

const event = (name: string, more: Partial<GameEvent> = {}): GameEvent => ({
  event: name,
  seat: 0,
  source: '',
  points: 0,
  places: [],
  details: {},
  text: '',
  ...more,
});
const phase = (name: string, year: number) => event('phase', { details: { phase: name, year } });

/** What banners say after a decision of somebody else, before whom I sit. */
function banners(action: string, isWhole: boolean, ...events: GameEvent[]): string[] {
  const announce = vi.fn<Stage['announce']>();
  const stage = { announce, pop: () => undefined, find: () => null } as unknown as Stage;
  const play = { me: 0, log: [], who: (seat: number) => `Player ${seat}` } as unknown as Play;
  motions({ play, line: played(2, 1, action), events, isWhole, stage });
  return announce.mock.calls.flat(2).map(({ title, below }) => `${title}: ${below}`);
}

test('phases that pass without a decision announce themselves, with whom they concern', () => {
  const rewards = [0, 2].map((seat) => event('points', { seat, source: 'reward', points: 1 }));
  expect(banners('done', true, ...rewards, phase('summer', 1))).toEqual([
    'King’s reward: you, Player 2',
    'Summer: Year 1 of 5',
  ]);
  expect(banners('done', true, event('envoy', { seat: 1 }), phase('autumn', 3))).toEqual([
    'King’s Envoy: Player 1',
    'Autumn: Year 3 of 5',
  ]);
});

test('the King’s aid comes before a spring, unless somebody has just chosen in it', () => {
  expect(banners('done', false, phase('spring', 2))).toEqual([
    'King’s aid: Year 2 of 5',
    'Spring: Year 2 of 5',
  ]);
  expect(banners('take gold', true, phase('spring', 1))).toEqual(['Spring: Year 1 of 5']);
});

test('points of anything else, and a decision that changes no phase, are no phase', () => {
  expect(banners('done', true, event('points', { source: 'advisors', points: 1 }))).toEqual([]);
});

import { expect, test, vi } from 'vitest';
import type { Count } from '../me/api';

vi.mock('../lib/i18n.svelte', () => ({
  has: (id: string) => ['kb-stat-row', 'kb-source-miners'].includes(id),
  number: String,
  t: (id: string, args?: Record<string, number>) =>
    args ? `${id} ${Object.values(args).join()}` : id,
}));
vi.mock('../lib/games', () => ({ prefixOf: () => 'kb' }));
const { averageText, countText, hasMost, inOrder } = await import('../me/counts');

const count = (change: Partial<Count>): Count => ({
  name: 'row',
  matches: 2,
  average: 2.5,
  most: 4,
  is_share: false,
  ...change,
});

test('what is counted is called as on the board, or by words of its own', () => {
  expect(countText('x', 'points')).toBe('me-count-points');
  expect(countText('x', 'row')).toBe('kb-stat-row');
  expect(countText('x', 'source-miners')).toBe('kb-source-miners');
  expect(countText('x', 'unheard-of')).toBe('unheard-of');
});

test('how often something was so is said in percent, after the numbers', () => {
  const inn = count({ name: 'building-inn', average: 0.3333, is_share: true });
  expect(averageText(inn)).toBe('me-percent 33');
  expect(averageText(count({}))).toBe('2.5');
  expect(inOrder([inn, count({})]).map(({ name }) => name)).toEqual(['row', 'building-inn']);
  expect([inn, count({ name: 'place' }), count({})].map(hasMost)).toEqual([false, false, true]);
});

import { expect, test, vi } from 'vitest';
import { Once } from './once';

test('an answer is fetched once until it is forgotten', async () => {
  const once = new Once<string, number>();
  const fetch = vi.fn(() => Promise.resolve(7));
  expect(await Promise.all([once.get('a', fetch), once.get('a', fetch)])).toEqual([7, 7]);
  expect(fetch).toHaveBeenCalledTimes(1);
  once.forget();
  await once.get('a', fetch);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('what failed is fetched again', async () => {
  const once = new Once<string, number>();
  await expect(once.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await once.get('a', () => Promise.resolve(1))).toBe(1);
});

test('beyond so many answers the oldest is forgotten', async () => {
  const once = new Once<number, number>(2);
  for (const n of [1, 2, 3]) await once.get(n, () => Promise.resolve(n));
  expect(await once.get(3, () => Promise.resolve(0))).toBe(3);
  expect(await once.get(1, () => Promise.resolve(0))).toBe(0);
});

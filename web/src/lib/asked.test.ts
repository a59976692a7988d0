import { expect, test, vi } from 'vitest';
import { Asked } from './asked';

test('a question is asked once until it is forgotten', async () => {
  const asked = new Asked<string, number>();
  const ask = vi.fn(() => Promise.resolve(7));
  expect(await Promise.all([asked.get('a', ask), asked.get('a', ask)])).toEqual([7, 7]);
  expect(ask).toHaveBeenCalledTimes(1);
  asked.forget();
  await asked.get('a', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what failed is asked again', async () => {
  const asked = new Asked<string, number>();
  await expect(asked.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await asked.get('a', () => Promise.resolve(1))).toBe(1);
});

test('beyond so many answers the oldest is forgotten', async () => {
  const asked = new Asked<number, number>(2);
  for (const n of [1, 2, 3]) await asked.get(n, () => Promise.resolve(n));
  expect(await asked.get(3, () => Promise.resolve(0))).toBe(3);
  expect(await asked.get(1, () => Promise.resolve(0))).toBe(0);
});

import { expect, test, vi } from 'vitest';
import { api } from './api';
import { reach } from './network.svelte';

test('until the server has said where links lead, nobody else can follow them', async () => {
  vi.spyOn(api, 'network').mockResolvedValue({ links: 'http://192.0.2.7:8765', can_open: true });
  expect(location.hostname).toBe('localhost');
  expect([reach.isKnown, reach.links, reach.canOpen]).toEqual([false, null, false]);
  await reach.find();
  expect([reach.isKnown, reach.links, reach.canOpen]).toEqual([
    true,
    'http://192.0.2.7:8765',
    false,
  ]);
});

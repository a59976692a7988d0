import { expect, test, vi } from 'vitest';

test('until the server has said where links lead, nobody else can follow them', async () => {
  vi.resetModules(); // whoever asked before has been told
  const { api } = await import('./api');
  const { reach } = await import('./network.svelte');
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

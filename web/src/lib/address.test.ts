import { expect, test } from 'vitest';
import { isOnlyHere } from './address';

test('links to this computer are told from links that others can follow', () => {
  for (const host of ['localhost', 'regnum.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
    expect(isOnlyHere(host), host).toBe(true);
  for (const host of ['192.168.1.20', 'regnum.example', '127.0.0.1.example', '[fe80::1]'])
    expect(isOnlyHere(host), host).toBe(false);
});

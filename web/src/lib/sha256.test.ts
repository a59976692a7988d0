import { expect, test } from 'vitest';
import { sha256 } from './sha256';

async function byTheBrowser(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

test('known hashes', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('texts of every length have the hash that a browser finds', async () => {
  for (let length = 0; length < 200; length++) {
    const text = 'Зерно и соль '.repeat(20).slice(0, length);
    expect(sha256(text)).toBe(await byTheBrowser(text));
  }
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { play } from './sound';

interface Started {
  kind: string;
  at: number;
  until: number;
}

let started: Started[] = [];
let gains: { value: number; peaks: number[] }[] = [];
let contexts = 0;

/** Stands in for the browser's audio: keeps what would be heard. */
class StandIn {
  currentTime = 2;
  sampleRate = 8000;
  destination = {};
  constructor() {
    contexts += 1;
  }
  node(kind = '') {
    const note: Started = { kind, at: NaN, until: NaN };
    return {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: (at: number) => {
        note.at = at;
        started.push(note);
      },
      stop: (at: number) => (note.until = at),
    };
  }
  createBiquadFilter = () => this.node();
  createOscillator = () => this.node('ring');
  createBufferSource = () => this.node('noise');
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
  createGain() {
    const peaks: number[] = [];
    const gain = {
      value: 1,
      peaks,
      setValueAtTime: (value: number) => peaks.push(value),
      exponentialRampToValueAtTime: () => undefined,
    };
    gains.push(gain);
    return { ...this.node(), gain };
  }
}

beforeEach(() => {
  started = [];
  gains = [];
  contexts = 0;
  settings.sound = true;
  settings.volume = 3;
  vi.stubGlobal('AudioContext', StandIn);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

test('by default there is sound, and it is low', async () => {
  play('place');
  await vi.waitFor(() => expect(started.length).toBeGreaterThan(0));
  expect(gains[0].value).toBeLessThan(0.2);
});

test('a piece of wood is a burst of noise and some pitches that fade', async () => {
  play('place');
  await vi.waitFor(() =>
    expect(started.map(({ kind }) => kind)).toEqual(['noise', 'ring', 'ring', 'ring']),
  );
  for (const { at, until } of started) {
    expect(at).toBe(2);
    expect(until - at).toBeLessThan(0.2);
  }
});

test('dice bounce, and all sounds have an end', async () => {
  play('dice');
  await vi.waitFor(() => expect(started.filter(({ kind }) => kind === 'noise')).toHaveLength(8));
  expect(started.every(({ at, until }) => until > at && until < 4)).toBe(true);
});

test('one context serves all sounds, and as loud as somebody wants', async () => {
  settings.volume = 10;
  play('turn');
  play('end');
  await vi.waitFor(() => expect(started.filter(({ kind }) => kind === 'noise')).toHaveLength(6));
  expect(contexts).toBeLessThanOrEqual(1);
  expect(gains[0].value).toBeCloseTo(0.35);
});

test('who wants no sound hears none', async () => {
  settings.sound = false;
  play('place');
  await new Promise((done) => setTimeout(done, 20));
  expect([started.length, contexts]).toEqual([0, 0]);
});

test('nothing is tried before the first click or key', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  play('turn');
  await new Promise((done) => setTimeout(done, 20));
  expect([started.length, contexts]).toEqual([0, 0]);
});

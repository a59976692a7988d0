// Short quiet tones; nothing is told by sound alone.

import { settings } from './settings.svelte';

const TONES = {
  place: [[330, 0.06]],
  other: [[247, 0.05]],
  turn: [
    [392, 0.09],
    [523, 0.12],
  ],
  refuse: [[165, 0.08]],
  end: [
    [392, 0.1],
    [494, 0.1],
    [587, 0.2],
  ],
} satisfies Record<string, [number, number][]>;
const VOLUME = 0.06;

let context: AudioContext | null = null;

export function play(name: keyof typeof TONES): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  let start = context.currentTime;
  for (const [frequency, seconds] of TONES[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
    start += seconds;
  }
}

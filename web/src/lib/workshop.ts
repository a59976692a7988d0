// Sounds of wood, dice and bells, made here: a short burst of noise strikes, and what it strikes
// rings for a moment at a few pitches that fade away.

interface Ring {
  pitch: number; // Hz
  seconds: number; // until it has faded away
  loud: number;
}

interface Knock {
  at: number; // seconds from the beginning
  strike: number; // seconds of noise
  bright: number; // Hz: the noise around this pitch
  loud: number;
  rings: Ring[];
}

const FULL = 0.35; // as loud as it gets
const LOUDEST = 10;
const SILENCE = 0.0001;

/** A piece of wood; a smaller one rings higher. */
function wood(at: number, pitch: number, loud = 1): Knock {
  const rings = [
    { pitch, seconds: 0.09, loud: 0.6 },
    { pitch: pitch * 2.76, seconds: 0.05, loud: 0.25 },
    { pitch: pitch * 5.4, seconds: 0.03, loud: 0.12 },
  ];
  return { at, strike: 0.018, bright: pitch * 4, loud, rings };
}

/** A bar of metal, softly. */
function bell(at: number, pitch: number, loud = 0.5): Knock {
  const rings = [
    { pitch, seconds: 0.9, loud: 0.5 },
    { pitch: pitch * 2.76, seconds: 0.4, loud: 0.12 },
  ];
  return { at, strike: 0.006, bright: 5000, loud, rings };
}

/** Dice that are thrown on the table: they bounce sooner and sooner. */
function dice(): Knock[] {
  const times = [0, 0.07, 0.11, 0.17, 0.21, 0.25, 0.28, 0.31];
  return times.map((at, bounce) => wood(at, 900 + 170 * (bounce % 3), 0.9 - 0.09 * bounce));
}

const SOUNDS = {
  place: [wood(0, 420)],
  other: [wood(0, 330, 0.6)],
  turn: [wood(0, 520, 0.7), wood(0.13, 660, 0.8)],
  refuse: [wood(0, 130, 0.7)],
  word: [wood(0, 760, 0.35)],
  dice: dice(),
  end: [bell(0, 523), bell(0.16, 659), bell(0.32, 784), bell(0.5, 1047, 0.6)],
} satisfies Record<string, Knock[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Let something be heard, as loud as 0 to 10. */
export function make(name: Sound, volume: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume(); // a phone was locked
  const start = context.currentTime;
  const out = context.createGain();
  out.gain.value = (FULL * volume) / LOUDEST;
  out.connect(context.destination);
  for (const knock of SOUNDS[name]) strike(context, out, knock, start + knock.at);
}

function strike(audio: AudioContext, out: AudioNode, knock: Knock, at: number): void {
  const burst = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  burst.buffer = noise ??= hiss(audio);
  filter.type = 'bandpass';
  filter.frequency.value = knock.bright;
  burst.connect(filter);
  fade(audio, filter, out, knock.loud, at, knock.strike);
  burst.start(at);
  burst.stop(at + knock.strike);
  for (const { pitch, seconds, loud } of knock.rings) {
    const ring = audio.createOscillator();
    ring.frequency.value = pitch;
    fade(audio, ring, out, loud * knock.loud, at, seconds);
    ring.start(at);
    ring.stop(at + seconds);
  }
}

/** Begin at this loudness and fade away. */
function fade(
  audio: AudioContext,
  from: AudioNode,
  out: AudioNode,
  loud: number,
  at: number,
  seconds: number,
): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + seconds);
  from.connect(gain).connect(out);
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 10, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let each = 0; each < samples.length; each++) samples[each] = 2 * Math.random() - 1;
  return buffer;
}

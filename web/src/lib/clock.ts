import type { RunningClock, Seat } from './types';

/** Seconds left to a seat: those of the turn, then its bank. `age`: seconds since the clock was sent. */
export function secondsLeft(
  clock: RunningClock,
  seat: Seat,
  decider: Seat | null,
  age: number,
): number {
  const bank = clock.banks[seat] ?? 0;
  if (seat !== decider) return clock.seconds + bank;
  return Math.max(0, clock.seconds + bank - (clock.now + age - clock.since));
}

/** 75 -> 1:15, 3700 -> 1:01:40, more than two days -> 3 d. */
export function clockFace(seconds: number): { days: number } | { face: string } {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * 86400) return { days: Math.floor(whole / 86400) };
  const two = (part: number) => String(part).padStart(2, '0');
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return { face: h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}` };
}

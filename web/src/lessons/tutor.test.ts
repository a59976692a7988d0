import { expect, test } from 'vitest';
import { madeUpSnapshot } from '../table/made-up';
import type { GameEvent, LogLine, TutorNote } from '../lib/types';
import { noteFor, sinceMyMove } from './tutor';

const note = (say: string, more: Partial<TutorNote>): TutorNote => ({
  say,
  awaited: null,
  event: null,
  with: {},
  anyone: false,
  point: [],
  ...more,
});
const event = (name: string, seat: number, source = ''): GameEvent => ({
  event: name,
  seat,
  source,
  points: 0,
  places: [],
  details: { year: 2 },
  text: '',
});
const build = madeUpSnapshot({ awaited: { code: 'build', args: { left: 2 } } });

test('a note comes with what is awaited of the player, and only once', () => {
  const notes = [note('b', { awaited: 'build' })];
  expect(noteFor(notes, [], build, [], 0)?.say).toBe('b');
  expect(noteFor(notes, ['b'], build, [], 0)).toBeNull();
  expect(noteFor(notes, [], build, [], 1)).toBeNull();
});

test('a decision that is explained is not explained again', () => {
  const notes = [note('b', { awaited: 'build' }), note('c', { awaited: 'build' })];
  expect(noteFor(notes, ['b'], build, [], 0, 'build')).toBeNull();
  expect(noteFor(notes, ['b'], build, [], 0)?.say).toBe('c');
});

test('arguments that are named have to be so', () => {
  const notes = [note('three', { awaited: 'build', with: { left: '3' } })];
  expect(noteFor(notes, [], build, [], 0)).toBeNull();
  expect(noteFor([{ ...notes[0], with: { left: '2' } }], [], build, [], 0)?.say).toBe('three');
});

test('an event concerns the player, or anyone where the note says so', () => {
  const own = note('won', { event: 'battle', with: { year: '2' } });
  const news = [event('battle', 1)];
  expect(noteFor([own], [], build, news, 0)).toBeNull();
  expect(noteFor([own], [], build, news, 1)?.say).toBe('won');
  expect(noteFor([{ ...own, anyone: true }], [], build, news, 0)?.say).toBe('won');
});

const played = (seat: number, ...events: GameEvent[]): LogLine => ({
  revision: 1,
  at: 0,
  type: 'played',
  seat,
  action: 'build a1',
  events,
  chance: [],
});

test('what has happened is not forgotten while another note stands, until my next move', () => {
  const reward = event('points', 0);
  const summer = event('phase', 1);
  const waiting = sinceMyMove([reward], [played(1, summer)], 0);
  expect(waiting).toEqual([reward, summer]);
  expect(sinceMyMove(waiting, [], 0)).toEqual([reward, summer]);
  const battle = event('battle', 0);
  expect(sinceMyMove(waiting, [played(0, battle)], 0)).toEqual([battle]);
});

import { expect, test } from 'vitest';
import type { TaughtLesson, Teaching } from '../lib/types';
import { followingOf } from './following';

const lesson = (name: string, more: Partial<TaughtLesson> = {}): TaughtLesson => ({
  name,
  way: [''],
  is_listed: true,
  is_later: false,
  ...more,
});
const teaching: Teaching = {
  lessons: [
    lesson('turn'),
    lesson('end'),
    lesson('walls', { is_later: true }),
    lesson('cards', { is_later: true }),
    lesson('picture', { is_listed: false }),
  ],
  pictures: {},
  tutor: { seats: 3, options: {}, notes: [] },
};

test('after a lesson comes the next one of its kind', () => {
  expect(followingOf(teaching, 'turn')).toEqual({ lesson: 'end', isFirstGame: false });
  expect(followingOf(teaching, 'walls')).toEqual({ lesson: 'cards', isFirstGame: false });
  expect(followingOf(teaching, 'cards')).toEqual({ lesson: null, isFirstGame: false });
});

test('after all that a first game needs comes that game', () => {
  expect(followingOf(teaching, 'end')).toEqual({ lesson: null, isFirstGame: true });
  expect(followingOf({ ...teaching, tutor: null }, 'end').isFirstGame).toBe(false);
});

test('nothing follows what is a picture of the rules alone', () => {
  expect(followingOf(teaching, 'picture')).toEqual({ lesson: null, isFirstGame: false });
});

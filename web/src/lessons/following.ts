// What comes after a lesson.

import type { Teaching } from '../lib/types';

/** The next lesson; or, after all that a first game needs, that game. */
export interface Following {
  lesson: string | null;
  isFirstGame: boolean;
}

export function followingOf({ lessons, tutor }: Teaching, name: string): Following {
  const listed = lessons.filter(({ is_listed }) => is_listed);
  const place = listed.findIndex((lesson) => lesson.name === name);
  if (place < 0) return { lesson: null, isFirstGame: false };
  const { is_later } = listed[place];
  const next = listed.slice(place + 1).find((lesson) => lesson.is_later === is_later);
  return { lesson: next?.name ?? null, isFirstGame: !next && !is_later && tutor !== null };
}

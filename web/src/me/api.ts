// The addresses of what a person has of their own: see docs/protocol.md.

import { call, type Link } from '../lib/api';
import type { Early, Person } from '../lib/types';

export const MATCHES_ON_A_PAGE = 50;

export interface PastSeat {
  name: string;
  level: string | null;
  place: number | null; // null: the match was given up
  points: number;
  resigned: boolean;
  is_mine: boolean;
  gain: number | null; // of rating
}

export interface PastMatch {
  table: string;
  game: string;
  ended: number;
  unrated: string | null; // why it is not rated
  early: Early | null;
  seats: PastSeat[];
}

export interface Count {
  name: string;
  matches: number;
  average: number;
  most: number;
  is_share: boolean; // in how many of the matches it was so
}

export interface GameStatistics {
  game: string;
  matches: number;
  wins: number;
  counts: Count[];
  rating: { points: number; margin: number; matches: number } | null;
}

export interface Search {
  who: string;
  levels: string[]; // of bots that are called so
  game: string;
}

export const myApi = {
  history: ({ who, levels, game }: Search, page: number) => {
    const query = new URLSearchParams({ who, levels: levels.join(), game, page: `${page}` });
    return call<{ count: number; matches: PastMatch[] }>(`/me/history?${query}`);
  },
  remove: (table: string) => call('/me/history/remove', { table }),
  statistics: () => call<GameStatistics[]>('/me/statistics'),
  colour: (colour: string | null) => call<Person>('/me/colour', { colour }),
  deviceLink: () => call<Link>('/me/devices', {}),
  whoseLink: (key: string) => call<{ name: string }>('/devices', { key }),
  become: (key: string) => call<Person>('/devices', { key, sure: true }),
  logOutEverywhere: () => call('/logout/everywhere', {}),
  deleteMe: () => call('/me/delete', { sure: true }),
  replay: (table: string) => call<{ is_open: boolean }>(`/tables/${table}/replay`),
  shareReplay: (table: string, is_open: boolean) =>
    call<{ is_open: boolean }>(`/tables/${table}/replay`, { is_open }),
};

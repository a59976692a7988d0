import { expect, test } from 'vitest';
import { gainsOf } from './preview';

const event = (code: string, seat: number, source: string) => ({
  event: code,
  seat,
  source,
  points: 0,
  places: ['a1'],
  details: {},
  text: '',
});
const award = (source: string, points: number) => ({ source, points, places: [] });

test('a decision brings tokens, gold per source, and others may lose', () => {
  const now = [[award('knights', 2), award('knights', 2)], [award('lords', 12)]];
  const then = [
    [award('knights', 2), award('knights', 2), award('castles', 3)],
    [award('lords', 6)],
  ];
  const events = [
    event('token-gained', 0, 'farm'),
    event('token-lost', 0, 'barn'),
    event('token-lost', 1, 'oasis'),
    event('gold', 0, 'families'),
  ];
  expect(gainsOf({ events, scores: then }, now, ['castles', 'knights', 'lords'], 0)).toEqual({
    tokens: [
      { token: 'farm', isLost: false },
      { token: 'barn', isLost: true },
    ],
    gold: [{ source: 'castles', before: 0, after: 3 }],
    others: [{ seat: 1, points: -6 }],
  });
});

test('whoever only watches sees what all get', () => {
  const found = gainsOf({ events: [], scores: [[award('castles', 3)]] }, [[]], ['castles'], null);
  expect(found).toEqual({ tokens: [], gold: [], others: [{ seat: 0, points: 3 }] });
});

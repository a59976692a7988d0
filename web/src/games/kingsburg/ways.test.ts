import { expect, test } from 'vitest';
import * as ways from './ways';

const WORDS = {
  coloured: ['low', 'mid', 'high'],
  white: ['white', 'white2'],
  token: 2,
  shifts: { down: -1, up: 1 },
};

const dice = { coloured: [2, 4, 5], white: [3], sent: [false, false, false, false] };

test('an influence is read: dice, token, Market, and the advisor of the sum', () => {
  expect(ways.parseWay(WORDS, 'influence low+white token up', dice)).toEqual({
    action: 'influence low+white token up',
    dice: [0, 3],
    token: true,
    shift: 1,
    advisor: 8,
  });
  expect(ways.parseWay(WORDS, 'influence high down', dice)?.advisor).toBe(4);
  expect(ways.parseWay(WORDS, 'build inn', dice)).toBeNull();
});

test('an influence is written as the notation has it', () => {
  expect(ways.influence(WORDS, [3, 0], false, 0)).toBe('influence low+white');
  expect(ways.influence(WORDS, [0, 1, 2], true, -1)).toBe('influence low+mid+high token down');
});

test('ways to an advisor come with the cheapest first', () => {
  const legal = [
    'pass',
    'influence low+white',
    'influence high',
    'influence mid up',
    'influence low token up',
    'influence low',
  ];
  const found = ways.waysByAdvisor(WORDS, legal, dice);
  expect(found.get(5)?.map((way) => way.action)).toEqual([
    'influence high',
    'influence low+white',
    'influence mid up',
    'influence low token up',
  ]);
  expect([...found.keys()].sort()).toEqual([2, 5]);
});

test('of ways with equally many dice the one with more white dice is cheaper', () => {
  const even = { coloured: [2, 3, 3], white: [3], sent: [false, false, false, false] };
  const found = ways.waysByAdvisor(WORDS, ['influence mid+high', 'influence mid+white'], even);
  expect(found.get(6)?.[0].action).toBe('influence mid+white');
});

test('what is left after a way: neither sent before nor now', () => {
  const some = { ...dice, sent: [true, false, false, false] };
  const way = ways.parseWay(WORDS, 'influence high', some);
  expect(way && ways.diceLeft(way, some)).toEqual([1, 3]);
});

test('a way to ask about: the plain sum first, extras only where they are there', () => {
  expect(ways.wayTo(WORDS, 9, dice, false, false)).toBe('influence mid+high');
  expect(ways.wayTo(WORDS, 13, dice, false, false)).toBeNull();
  expect(ways.wayTo(WORDS, 13, dice, true, false)).toBe('influence low+mid+high token');
  expect(ways.wayTo(WORDS, 1, dice, false, true)).toBe('influence low down');
  expect(ways.wayTo(WORDS, 3, dice, false, false), 'a white die never goes alone').toBeNull();
});

test('dice are named by the game, and so is what is added to them', () => {
  const other = { coloured: ['red'], white: ['pale'], token: 5, shifts: { west: -3 } };
  const two = { coloured: [4], white: [1], sent: [false, false] };
  expect(ways.influence(other, [1, 0], true, -3)).toBe('influence red+pale token west');
  expect(ways.parseWay(other, 'influence red+pale token west', two)?.advisor).toBe(7);
  expect([0, 1].map((die) => ways.isColoured(two, die))).toEqual([true, false]);
  expect([0, 2, 3, 4].map((die) => ways.firstAlike(WORDS, die))).toEqual([
    'low',
    'low',
    'white',
    'white',
  ]);
});

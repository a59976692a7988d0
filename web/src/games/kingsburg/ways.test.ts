import { expect, test } from 'vitest';
import { diceLeft, influence, parseWay, wayTo, waysByAdvisor } from './ways';

const dice = { coloured: [2, 4, 5], white: [3], sent: [false, false, false, false] };

test('an influence is read: dice, token, Market, and the advisor of the sum', () => {
  expect(parseWay('influence low+white token up', dice)).toEqual({
    action: 'influence low+white token up',
    dice: [0, 3],
    token: true,
    shift: 1,
    advisor: 8,
  });
  expect(parseWay('influence high down', dice)?.advisor).toBe(4);
  expect(parseWay('build inn', dice)).toBeNull();
});

test('an influence is written as the notation has it', () => {
  expect(influence([3, 0], false, 0)).toBe('influence low+white');
  expect(influence([0, 1, 2], true, -1)).toBe('influence low+mid+high token down');
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
  const ways = waysByAdvisor(legal, dice);
  expect(ways.get(5)?.map((way) => way.action)).toEqual([
    'influence high',
    'influence low+white',
    'influence mid up',
    'influence low token up',
  ]);
  expect([...ways.keys()].sort()).toEqual([2, 5]);
});

test('of ways with equally many dice the one with more white dice is cheaper', () => {
  const even = { coloured: [2, 3, 3], white: [3], sent: [false, false, false, false] };
  const ways = waysByAdvisor(['influence mid+high', 'influence mid+white'], even);
  expect(ways.get(6)?.[0].action).toBe('influence mid+white');
});

test('what is left after a way: neither sent before nor now', () => {
  const some = { ...dice, sent: [true, false, false, false] };
  const way = parseWay('influence high', some);
  expect(way && diceLeft(way, some)).toEqual([1, 3]);
});

test('a way to ask about: the plain sum first, extras only where they are there', () => {
  expect(wayTo(9, dice, false, false)).toBe('influence mid+high');
  expect(wayTo(13, dice, false, false)).toBeNull();
  expect(wayTo(13, dice, true, false)).toBe('influence low+mid+high token');
  expect(wayTo(1, dice, false, true)).toBe('influence low down');
  expect(wayTo(3, dice, false, false), 'a white die never goes alone').toBeNull();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diceLeft, influence, parseWay, wayTo, waysByAdvisor } from './ways.ts';

const dice = { coloured: [2, 4, 5], white: [3], sent: [false, false, false, false] };

test('an influence is read: dice, token, Market, and the advisor of the sum', () => {
  assert.deepEqual(parseWay('influence low+white token up', dice), {
    action: 'influence low+white token up',
    dice: [0, 3],
    token: true,
    shift: 1,
    advisor: 8,
  });
  assert.equal(parseWay('influence high down', dice)?.advisor, 4);
  assert.equal(parseWay('build inn', dice), null);
});

test('an influence is written as the notation has it', () => {
  assert.equal(influence([3, 0], false, 0), 'influence low+white');
  assert.equal(influence([0, 1, 2], true, -1), 'influence low+mid+high token down');
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
  assert.deepEqual(
    ways.get(5)?.map((way) => way.action),
    ['influence high', 'influence low+white', 'influence mid up', 'influence low token up'],
  );
  assert.deepEqual([...ways.keys()].sort(), [2, 5]);
});

test('of ways with equally many dice the one with more white dice is cheaper', () => {
  const even = { coloured: [2, 3, 3], white: [3], sent: [false, false, false, false] };
  const ways = waysByAdvisor(['influence mid+high', 'influence mid+white'], even);
  assert.equal(ways.get(6)?.[0].action, 'influence mid+white');
});

test('what is left after a way: neither sent before nor now', () => {
  const some = { ...dice, sent: [true, false, false, false] };
  const way = parseWay('influence high', some);
  assert.deepEqual(way && diceLeft(way, some), [1, 3]);
});

test('a way to ask about: the plain sum first, extras only where they are there', () => {
  assert.equal(wayTo(9, dice, false, false), 'influence mid+high');
  assert.equal(wayTo(13, dice, false, false), null);
  assert.equal(wayTo(13, dice, true, false), 'influence low+mid+high token');
  assert.equal(wayTo(1, dice, false, true), 'influence low down');
  assert.equal(wayTo(3, dice, false, false), null, 'a white die never goes alone');
});

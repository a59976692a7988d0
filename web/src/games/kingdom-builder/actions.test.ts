import { expect, test } from 'vitest';
import {
  buttonsOf,
  liftedFrom,
  parseAction,
  placements,
  targetsOf,
  usesOf,
  verbOf,
} from './actions';

const legal = ['end', 'use oracle', 'use donation-grass', 'build c4', 'build t20'];

test('a decision is a verb and what it names', () => {
  expect(parseAction('end')).toEqual({ verb: 'end' });
  expect(parseAction('build c4')).toEqual({ verb: 'build', hex: 'c4' });
  expect(parseAction('use donation-grass')).toEqual({ verb: 'use', token: 'donation-grass' });
});

test('the legal list is split into hexes, tokens and buttons', () => {
  expect([...targetsOf(legal).keys()]).toEqual(['c4', 't20']);
  expect(targetsOf(['move d9']).get('d9')).toEqual({ verb: 'move', hex: 'd9', action: 'move d9' });
  expect(usesOf(legal)).toEqual(['oracle', 'donation-grass']);
  expect(buttonsOf(['stop', ...legal])).toEqual(['stop', 'end']);
});

test('a click means what is pending', () => {
  const after = { what: 'after' };
  expect(verbOf([after, { what: 'mandatory', owed: 3, built: [] }])).toBe('build');
  expect(verbOf([after, { what: 'take', token: 'barn' }])).toBe('take');
  expect(verbOf([after, { what: 'sword', victims: ['B'] }])).toBe('take');
  expect(verbOf([after, { what: 'move', from: 'c4' }])).toBe('move');
  expect(verbOf([after, { what: 'wall', left: 2 }])).toBe('wall');
  expect(verbOf([after])).toBe('build');
});

test('a lifted settlement is known by where it comes from', () => {
  expect(liftedFrom([{ what: 'after' }, { what: 'move', from: 'c4' }])).toBe('c4');
  expect(liftedFrom([{ what: 'after' }])).toBeNull();
});

test('placements are counted, also with less than three left', () => {
  const mandatory = { what: 'mandatory', owed: 1, built: ['a1', 'a2'] };
  const donation = { what: 'donation', terrain: 'grass', owed: 2 };
  expect(placements([{ what: 'after' }, mandatory], 3)).toEqual({ done: 2, of: 3 });
  expect(placements([{ ...mandatory, owed: 2, built: [] }], 3)).toEqual({ done: 0, of: 2 });
  expect(placements([mandatory, { what: 'outpost' }], 3)).toEqual({ done: 2, of: 3 });
  expect(placements([mandatory, donation], 3)).toEqual({ done: 1, of: 3 });
  expect(placements([mandatory, donation], 4)).toEqual({ done: 2, of: 4 });
  expect(placements([{ what: 'after' }], 3)).toBeNull();
});

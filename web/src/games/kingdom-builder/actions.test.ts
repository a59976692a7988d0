import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buttonsOf, liftedFrom, parseAction, placements, targetsOf, usesOf, verbOf } from './actions.ts';

const legal = ['end', 'use oracle', 'use donation-grass', 'build c4', 'build t20'];

test('a decision is a verb and what it names', () => {
  assert.deepEqual(parseAction('end'), { verb: 'end' });
  assert.deepEqual(parseAction('build c4'), { verb: 'build', hex: 'c4' });
  assert.deepEqual(parseAction('use donation-grass'), { verb: 'use', token: 'donation-grass' });
});

test('the legal list is split into hexes, tokens and buttons', () => {
  assert.deepEqual([...targetsOf(legal).keys()], ['c4', 't20']);
  assert.deepEqual(targetsOf(['move d9']).get('d9'), { verb: 'move', hex: 'd9', action: 'move d9' });
  assert.deepEqual(usesOf(legal), ['oracle', 'donation-grass']);
  assert.deepEqual(buttonsOf(['stop', ...legal]), ['stop', 'end']);
});

test('a click means what is pending', () => {
  const after = { what: 'after' };
  assert.equal(verbOf([after, { what: 'mandatory', owed: 3, built: [] }]), 'build');
  assert.equal(verbOf([after, { what: 'take', token: 'barn' }]), 'take');
  assert.equal(verbOf([after, { what: 'sword', victims: ['B'] }]), 'take');
  assert.equal(verbOf([after, { what: 'move', from: 'c4' }]), 'move');
  assert.equal(verbOf([after, { what: 'wall', left: 2 }]), 'wall');
  assert.equal(verbOf([after]), 'build');
});

test('a lifted settlement is known by where it comes from', () => {
  assert.equal(liftedFrom([{ what: 'after' }, { what: 'move', from: 'c4' }]), 'c4');
  assert.equal(liftedFrom([{ what: 'after' }]), null);
});

test('placements are counted, also with less than three left', () => {
  const mandatory = { what: 'mandatory', owed: 1, built: ['a1', 'a2'] };
  assert.deepEqual(placements([{ what: 'after' }, mandatory]), { done: 2, of: 3 });
  assert.deepEqual(placements([{ what: 'mandatory', owed: 2, built: [] }]), { done: 0, of: 2 });
  assert.deepEqual(placements([{ what: 'mandatory', owed: 2, built: ['a1'] }, { what: 'outpost' }]), { done: 1, of: 3 });
  assert.deepEqual(placements([mandatory, { what: 'donation', terrain: 'grass', owed: 2 }]), { done: 1, of: 3 });
  assert.equal(placements([{ what: 'after' }]), null);
});

import { expect, test } from 'vitest';
import type { Snapshot } from '../lib/types';
import { Sharing } from './sharing.svelte';
import { madeUpSnapshot } from './made-up';

const CARDS = { 0: { card: 'grass' }, 1: { card: 'desert' } };

function sharing(more: Partial<Snapshot>): Sharing {
  return new Sharing({ live: madeUpSnapshot(more) });
}

test('before anything came, nobody looks', () => {
  const nobody = new Sharing({ live: null });
  expect([nobody.me, nobody.cover, nobody.isMyTurn]).toEqual([null, null, false]);
});

test('one seat on a device needs no cover', () => {
  const mine = sharing({ private: CARDS });
  expect([mine.me, mine.cover, mine.isMyTurn]).toEqual([0, null, true]);
  expect(sharing({ decider: 1 }).isMyTurn).toBe(false);
});

test('a spectator has no seat', () => {
  expect(sharing({ mine: [] }).me).toBeNull();
});

test('of two seats that share a device none is shown until the cover is lifted', () => {
  const shared = sharing({ mine: [0, 1], private: CARDS });
  expect([shared.me, shared.cover, shared.isMyTurn]).toEqual([null, 0, false]);
  shared.lift(0);
  expect([shared.me, shared.cover, shared.isMyTurn]).toEqual([0, null, true]);
});

test('without secrets there is nothing to cover', () => {
  const shared = sharing({ mine: [0, 1], private: { 0: { card: null }, 1: { card: null } } });
  expect([shared.me, shared.cover]).toEqual([0, null]);
});

test('whoever looks is not asked again while others decide', () => {
  const [ann, ben] = madeUpSnapshot().seats;
  const seats = [ann, ben, { ...ben, level: 'gentle' }];
  const shared = sharing({ mine: [0, 1], private: CARDS, decider: 2, seats });
  expect(shared.me).toBeNull();
  shared.lift(1);
  expect([shared.me, shared.cover, shared.isMyTurn]).toEqual([1, null, false]);
});

test('a seat that a bot plays needs no cover', () => {
  const [ann, ben] = madeUpSnapshot().seats;
  const shared = sharing({
    mine: [0, 1],
    private: CARDS,
    seats: [ann, { ...ben, level: 'gentle' }],
  });
  expect([shared.seats, shared.cover, shared.me]).toEqual([[0], null, 0]);
});

import { expect, it } from 'vitest';
import { decidedBy, decisionAt, originsOf, type Account, type Review } from './review';

const decided = { seat: 'A', action: 'a', best: 'b', loss: 2, error: 1, candidates: [] };
const review: Review = {
  values: [],
  revisions: [3, 3, 4, 7],
  accounts: [],
  decisions: [
    { ...decided, number: 1 },
    { ...decided, number: 2 },
  ],
  turning_points: [],
};

it('finds what was decided at a moment', () => {
  expect(decisionAt(review, 3)?.number).toBe(1);
  expect(decisionAt(review, 4)?.number).toBe(2);
  expect(decisionAt(review, 7)).toBeUndefined();
});

const account = (margin: number, luck: number, own: number, others: number): Account => {
  const part = (points: number) => ({ points, error: 1 });
  const kept = { start: part(1), luck: part(luck - 1), others: part(others) };
  return { ...kept, best: part(own + 4), given_away: part(4), margin };
};

it('tells where a margin came from, in parts that add up to it', () => {
  const origins = originsOf(account(9, 2, 6, 1));
  expect(origins).toEqual({ luck: 2, own: 6, others: 1 });
});

it('names what counted most, in the direction of the result', () => {
  expect(decidedBy(account(9, 2, 6, 1))).toBe('own');
  expect(decidedBy(account(-9, -2, 6, -13))).toBe('others');
  expect(decidedBy(account(0, -3, 2, 1))).toBeNull();
});

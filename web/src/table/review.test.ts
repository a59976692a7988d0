import { expect, it } from 'vitest';
import { decisionAt, type Review } from './review';

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

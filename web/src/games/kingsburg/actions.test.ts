import { expect, test } from 'vitest';
import { buttonsOf, choicesOf, goodsVerb, isQuick } from './actions';

test('what a choice of goods is about', () => {
  expect(goodsVerb(['take gold', 'take wood'])).toBe('take');
  expect(goodsVerb(['give stone', 'done'])).toBe('give');
  expect(goodsVerb(['sell gold', 'sell token', 'done'])).toBe('sell');
  expect(goodsVerb(['influence low', 'pass'])).toBeNull();
  expect(goodsVerb([])).toBeNull();
});

test('only the Town Hall takes tokens, and only takes and gifts are done at once', () => {
  expect(choicesOf('sell')).toEqual(['gold', 'wood', 'stone', 'token']);
  expect(choicesOf('take')).toEqual(['gold', 'wood', 'stone']);
  expect(isQuick('give') && !isQuick('sell') && !isQuick('exchange')).toBe(true);
});

test('what ends or refuses something is a button of the bar', () => {
  expect(buttonsOf(['keep', 'statue low', 'chapel'])).toEqual(['chapel', 'keep']);
  expect(buttonsOf(['pass', 'influence low'])).toEqual(['pass']);
});

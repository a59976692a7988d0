import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barButtons, choicesOf, goodsVerb, isQuick } from './choices.ts';

test('what a choice of goods is about', () => {
  assert.equal(goodsVerb(['take gold', 'take wood']), 'take');
  assert.equal(goodsVerb(['give stone', 'done']), 'give');
  assert.equal(goodsVerb(['sell gold', 'sell token', 'done']), 'sell');
  assert.equal(goodsVerb(['influence low', 'pass']), null);
  assert.equal(goodsVerb([]), null);
});

test('only the Town Hall takes tokens, and only takes and gifts are done at once', () => {
  assert.deepEqual(choicesOf('sell'), ['gold', 'wood', 'stone', 'token']);
  assert.deepEqual(choicesOf('take'), ['gold', 'wood', 'stone']);
  assert.ok(isQuick('give') && !isQuick('sell') && !isQuick('exchange'));
});

test('what ends or refuses something is a button of the bar', () => {
  assert.deepEqual(barButtons(['keep', 'statue low', 'chapel']), ['chapel', 'keep']);
  assert.deepEqual(barButtons(['pass', 'influence low']), ['pass']);
});

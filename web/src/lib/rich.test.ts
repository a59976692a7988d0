import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blocksOf, piecesOf } from './rich.ts';

test('empty lines part paragraphs, dashes make a list', () => {
  assert.deepEqual(blocksOf('One.\n\nTwo:\n- a\n- b\n\nThree.'), [
    { paragraph: 'One.' },
    { paragraph: 'Two:' },
    { items: ['a', 'b'] },
    { paragraph: 'Three.' },
  ]);
});

test('double brackets name a picture', () => {
  assert.deepEqual(piecesOf('pay [[good-gold]] once'), [
    { text: 'pay ' },
    { sprite: 'good-gold' },
    { text: ' once' },
  ]);
});

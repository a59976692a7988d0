import { expect, test } from 'vitest';
import { blocksOf, fragmentsOf } from './rich';

test('empty lines part paragraphs, dashes make a list', () => {
  expect(blocksOf('One.\n\nTwo:\n- a\n- b\n\nThree.')).toEqual([
    { paragraph: 'One.' },
    { paragraph: 'Two:' },
    { items: ['a', 'b'] },
    { paragraph: 'Three.' },
  ]);
});

test('double brackets name a picture', () => {
  expect(fragmentsOf('pay [[good-gold]] once')).toEqual([
    { text: 'pay ' },
    { sprite: 'good-gold' },
    { text: ' once' },
  ]);
});

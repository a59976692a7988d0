import { expect, test } from 'vitest';
import { arrowTo } from './arrow';

const part = { left: 400, top: 300, width: 100, height: 40 };
const nothing = () => false;

test('an arrow comes from above where nothing is to be read there', () => {
  expect(arrowTo(part, 1000, 800, nothing)).toEqual({ x: 450, y: 295, turned: 0 });
});

test('it covers no words: then it comes from the left, the right or below', () => {
  const over = (_x: number, y: number) => y < 295;
  expect(arrowTo(part, 1000, 800, over)).toEqual({ x: 395, y: 320, turned: -90 });
  const onTheLeft = (x: number, y: number) => over(x, y) || x < 395;
  expect(arrowTo(part, 1000, 800, onTheLeft)).toEqual({ x: 505, y: 320, turned: 90 });
  const around = (x: number, y: number) => onTheLeft(x, y) || x > 505;
  expect(arrowTo(part, 1000, 800, around)).toEqual({ x: 450, y: 345, turned: 180 });
});

test('where there are words in the middle of every side, it comes to another place of one', () => {
  const crossing = (x: number, y: number) => (x > 435 && x < 465) || (y > 305 && y < 335);
  expect(arrowTo(part, 1000, 800, crossing)).toEqual({ x: 422.5, y: 295, turned: 0 });
});

test('it stays in the window, and comes from above where words are everywhere', () => {
  const wide = { left: 5, top: 10, width: 980, height: 40 };
  expect(arrowTo(wide, 1000, 800, nothing)?.turned).toBe(180);
  expect(arrowTo(part, 1000, 800, () => true)?.turned).toBe(0);
});

test('on a map it comes from above, whatever is there', () => {
  const hex = { ...part, isRound: true };
  expect(arrowTo(hex, 1000, 800, () => true)).toEqual({ x: 450, y: 297, turned: 0 });
  expect(arrowTo({ ...hex, top: 20 }, 1000, 800, nothing)?.turned).toBe(180);
});

test('something large needs none where it would cover words', () => {
  const court = { left: 10, top: 100, width: 600, height: 600 };
  expect(arrowTo(court, 1000, 800, () => true)).toBeNull();
  expect(arrowTo(court, 1000, 800, nothing)?.turned).toBe(0);
});

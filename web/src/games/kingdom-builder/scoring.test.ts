import { expect, test } from 'vitest';
import type { LogLine } from '../../lib/types';
import { placed, stepsOf, told, toldTotal } from './scoring';

const award = (source: string, points: number) => ({ source, points, places: ['a1'] });
const scores = [
  [award('castles', 3), award('castles', 3), award('knights', 2)],
  [award('castles', 3)],
];
const sources = ['castles', 'knights', 'miners'];
const steps = stepsOf(scores, sources);

test('the end is told source by source, seat by seat, without what pays nothing', () => {
  expect(steps.map(({ source, seat }) => `${source} ${seat}`)).toEqual([
    'castles 0',
    'castles 1',
    'knights 0',
  ]);
  expect(steps[0].awards.length).toBe(2);
});

test('the table fills as it is told', () => {
  expect(told(scores, steps, 0, 'castles', 0)).toBeNull();
  expect(told(scores, steps, 1, 'castles', 0)).toBe(6);
  expect(told(scores, steps, 1, 'castles', 1)).toBeNull();
  expect(told(scores, steps, 2, 'knights', 1)).toBeNull();
  expect(told(scores, steps, 3, 'knights', 1)).toBe(0);
  expect(toldTotal(scores, steps, 1, 0)).toBe(6);
  expect(toldTotal(scores, steps, 3, 0)).toBe(8);
  expect(toldTotal(scores, steps, 1, 1)).toBe(0);
});

test('gold that was paid during play lies where the log says', () => {
  const build = (revision: number, hex: string, points: number): LogLine => {
    const event = {
      event: 'gold',
      seat: 0,
      source: 'shepherds',
      points,
      places: [hex],
      details: {},
      text: '',
    };
    return {
      revision,
      at: 0,
      type: 'played',
      seat: 0,
      action: `build ${hex}`,
      events: [event],
      chance: [],
    };
  };
  const undo: LogLine = { revision: 3, at: 0, type: 'undone', seat: 0, count: 1 };
  const log = [build(1, 'a1', 2), build(2, 'b2', 2), undo, build(4, 'a1', 2), build(5, 'c3', 2)];
  const treasure = { source: 'treasure', points: 3, places: [] };
  const booked = [{ source: 'shepherds', points: 6, places: [] }, award('castles', 3), treasure];
  expect(placed([booked, []], log, 4)).toEqual([
    [{ source: 'shepherds', points: 4, places: ['a1'] }, award('castles', 3), treasure],
    [],
  ]);
  expect(placed([booked], log, 5)[0][1]).toEqual({
    source: 'shepherds',
    points: 2,
    places: ['c3'],
  });
});

import { expect, test } from 'vitest';
import { buildingState, wallsOf, type Building, type Setup } from './view';

const building = (name: string, after: string | null, more: object = {}): Building =>
  ({ name, after, battle: 0, battle_against: {}, ...more }) as Building;
const palisade = building('palisade', 'guard-tower', { battle: 1, battle_against: { zombies: 2 } });

test('a building stands, can be built, is too dear, or waits for another one', () => {
  const legal = ['build palisade'];
  expect(buildingState(palisade, ['palisade'], legal)).toBe('built');
  expect(buildingState(palisade, ['guard-tower'], legal)).toBe('affordable');
  expect(buildingState(palisade, ['guard-tower'], [])).toBe('too-dear');
  expect(buildingState(palisade, [], [])).toBe('left-first');
  expect(buildingState(building('guard-tower', null), [], [])).toBe('too-dear');
});

test('while nobody builds it is only told what comes first', () => {
  expect(buildingState(palisade, [], null)).toBe('left-first');
  expect(buildingState(palisade, ['guard-tower'], null)).toBe('free');
});

test('a building counts otherwise against some enemies', () => {
  const setup = { buildings: [palisade] } as Setup;
  expect(wallsOf(setup, ['palisade'], 'zombies')).toBe(2);
  expect(wallsOf(setup, ['palisade'], 'orcs')).toBe(1);
  expect(wallsOf(setup, ['palisade'], null)).toBe(1);
  expect(wallsOf(setup, [], null)).toBe(0);
});

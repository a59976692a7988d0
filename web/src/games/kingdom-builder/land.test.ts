import { expect, test, vi } from 'vitest';
import type { Play } from '../../lib/game';
import { loadWords, startWords } from '../../lib/i18n.svelte';
import { madeUpSnapshot } from '../../table/made-up';
import { Land } from './land.svelte';
import { Lens } from './lens.svelte';

const GEOMETRY = { left: 0, top: 0, width: 50, radius: 30 };
const MAP = Array.from({ length: 20 }, () => 'G'.repeat(20));
const WHOLE = { left: 0, top: 0, right: 1025, bottom: 930 };

function look(legal: string[], size = 1000, staged: string | null = null) {
  const play = {
    snapshot: madeUpSnapshot({
      view: { turn: 'A', pending: [{ what: 'mandatory' }], walls: [], settlements: {} },
    }),
    setup: { map: MAP, geometry: GEOMETRY, terrains: { G: 'grass' }, sites: {} },
    me: 0,
    legal,
    staged,
    motion: false,
    bringing: (action: string) => (action === 'build c4' ? 'takes the Farm token' : ''),
    wantMerits: vi.fn(),
    stage: vi.fn(),
    unstage: vi.fn(),
    refuse: vi.fn(),
  };
  const lens = new Lens();
  lens.resize({ width: size, height: size }, WHOLE);
  const land = new Land({ play: play as typeof play & Play, lens, isLive: true });
  return { land, lens, play };
}

const AT = { x: 3, y: 4 };

test('a click on a target stages it, elsewhere it asks why not', () => {
  const { land, play } = look(['build c4', 'end']);
  land.click('c4', AT, false);
  expect(play.stage).toHaveBeenCalledWith('build c4');
  land.click('d5', AT, false);
  expect(play.refuse).toHaveBeenCalledWith('build d5', AT);
});

test('a second click where nothing can be chosen comes nearer', () => {
  const { land, lens, play } = look(['build c4']);
  const before = lens.camera.k;
  land.click('d5', AT, true);
  expect(lens.camera.k).toBeGreaterThan(before);
  expect(play.refuse).not.toHaveBeenCalled();
});

test('hexes that are too small for a finger come nearer before they are chosen', () => {
  const { land, lens, play } = look(['build c4'], 300);
  land.click('c4', AT, false);
  expect(play.stage).not.toHaveBeenCalled();
  expect(GEOMETRY.width * lens.camera.k).toBeGreaterThan(24);
  land.click('c4', AT, false);
  expect(play.stage).toHaveBeenCalledWith('build c4');
});

test('the cursor goes round through the targets', () => {
  const { land } = look(['build c4', 'build d4', 'build e4']);
  land.pointAtTarget(1);
  expect(land.cursor).toBe('c4');
  land.pointAtTarget(1);
  land.pointAtTarget(1);
  land.pointAtTarget(1);
  expect(land.cursor).toBe('c4');
  land.pointAtTarget(-1);
  expect(land.cursor).toBe('e4');
});

test('entering confirms a staged token, else it chooses the hex of the cursor', () => {
  const token = look(['use farm'], 1000, 'use farm');
  token.land.enter();
  expect(token.play.stage).toHaveBeenCalledWith('use farm');
  const hex = look(['build c4']);
  hex.land.enter();
  expect(hex.land.cursor).toBe('c4');
  expect(hex.play.stage).toHaveBeenCalledWith('build c4');
});

test('tokens are staged one after the other, and the end of a turn', () => {
  const { land, play } = look(['use farm', 'use tower', 'end'], 1000, 'use farm');
  land.stageToken();
  expect(play.stage).toHaveBeenLastCalledWith('use tower');
  land.stageEnd();
  expect(play.stage).toHaveBeenLastCalledWith('end');
});

test('on a small screen the map comes to where something can be chosen, once for a task', () => {
  const { land, lens } = look(['build c4'], 300);
  const whole = lens.camera.k;
  land.follow();
  expect(lens.camera.k).toBeGreaterThan(whole);
  lens.fit();
  land.follow();
  expect(lens.camera.k).toBe(whole);
});

test('a map that shows all hexes large enough stays as it is', () => {
  const { land, lens } = look(['build c4']);
  const before = lens.camera;
  land.follow();
  expect(lens.camera).toEqual(before);
});

test('a hex that can be chosen says what it would bring, and others do not', async () => {
  await startWords();
  await loadWords('kingdom-builder');
  const { land } = look(['build c4', 'build d4']);
  expect(land.label('c4')).toBe('c4: grass, can be chosen. Takes the Farm token.');
  expect(land.label('d4')).toBe('d4: grass, can be chosen.');
  expect(land.label('e4')).toBe('e4: grass.');
});

test('only who goes from hex to hex by keys wants to know what they would bring', () => {
  const { land, play } = look(['build c4']);
  land.listen();
  expect(play.wantMerits).not.toHaveBeenCalled();
  land.isByKeys = true;
  land.listen();
  expect(play.wantMerits).toHaveBeenCalledOnce();
});

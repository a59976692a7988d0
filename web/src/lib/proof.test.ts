import { expect, test } from 'vitest';
import { earlyFault, type Kept, type Shown } from './kept';
import { drawsOf, findFault, mixedSeed, type Odds } from './proof';
import { sha256 } from './sha256';
import type { LogLine, MixedShare } from './types';

interface Match extends Shown {
  game: string;
  seed: string;
  salt: string;
  log: LogLine[];
}

const files: Record<string, string> = import.meta.glob('../games/*/fair-matches.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rules: Record<string, Odds> = import.meta.glob('../games/*/odds.ts', {
  import: 'odds',
  eager: true,
});
const matches = Object.values(files).flatMap((text) => JSON.parse(text) as Match[]);
const oddsOf = ({ game }: Match) => rules[`../games/${game}/odds.ts`];
const keptFrom = (match: Match): Kept => ({
  promise: match.promise,
  share: match.shares[1].share ?? undefined,
  commitments: match.shares.map(({ commitment }) => commitment),
  wasShown: true,
});
const check = (match: Match, kept = keptFrom(match), seen = match.log) =>
  findFault(kept, match, seen, match.log, oddsOf(match))?.what ?? null;

test.each(matches)('what the server drew follows from what was mixed: $game, $promise', (match) => {
  expect(drawsOf(match.log)?.length).toBeGreaterThan(20);
  expect(check(match)).toBeNull();
});

test.each(matches)('whatever is changed is found out: $game, $promise', (match) => {
  const other = { seed: '99', salt: 'other' };
  const promise = sha256('99/other');
  const kept = keptFrom(match);
  expect(check({ ...match, ...other, promise }, kept)).toBe('changed');
  expect(check({ ...match, ...other }, kept)).toBe('secret');
  // Even where nothing was kept, another seed draws something else.
  expect(check({ ...match, ...other, promise }, {})).toBe('chance');
  const [first, second, ...rest] = match.shares;
  const swapped = (share: MixedShare) => ({ ...match, shares: [first, share, ...rest] });
  expect(check(swapped({ ...second, commitment: sha256('x') }), kept)).toBe('commitments');
  expect(check(swapped({ ...second, share: null }), kept)).toBe('left-out');
  expect(check(swapped({ ...second, share: 'x' }), kept)).toBe('share');
  expect(check(swapped({ ...second, share: null }), { promise: match.promise })).toBe('chance');
});

test.each(matches)('one outcome that was chosen is found out: $game, $promise', (match) => {
  const log = structuredClone(match.log);
  const line = log.findLast((each) => 'chance' in each && each.chance.length > 0);
  if (!line || !('chance' in line)) throw new Error('no chance at all');
  const [verb, value] = (line.chance[0].outcome ?? '').split(' ');
  line.chance[0].outcome = { draw: value === 'grass' ? 'draw forest' : 'draw grass' }[verb] ?? '?';
  expect(check({ ...match, log }, keptFrom(match), [])).toBe('chance');
  expect(check({ ...match, log }, keptFrom(match), match.log)).toBe('log');
});

test('what was hidden may be shown later, but not otherwise than it was seen', () => {
  const [match] = matches;
  const hidden = structuredClone(match.log);
  for (const line of hidden)
    if ('chance' in line) line.chance.forEach((each) => (each.outcome = null));
  expect(check(match, keptFrom(match), hidden)).toBeNull();
  expect(drawsOf(hidden)).toBeNull();
  expect(check({ ...match, log: match.log.slice(0, -1) }, {}, match.log)).toBe('log');
});

test('a seed without shares is the one of the server', () => {
  expect(mixedSeed('12345/salt', [])).toBe('12345');
  expect(mixedSeed('12345/salt', ['a', 'b'])).toBe(
    BigInt('0x' + sha256('12345/salt/a/b').slice(0, 32)).toString(),
  );
});

test('who did not come in time is left out without alarm', () => {
  const shares = [{ seat: 0, commitment: sha256('mine'), share: null }];
  const kept = { promise: 'p', share: 'mine', commitments: [sha256('mine')] };
  expect(earlyFault(kept, { promise: 'p', shares }, true)).toBeNull();
  const shown = { ...kept, wasShown: true };
  expect(earlyFault(shown, { promise: 'p', shares }, false)).toBeNull();
  expect(earlyFault(shown, { promise: 'p', shares }, true)?.what).toBe('left-out');
});

import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { Answer } from '../lib/types';
import { Staging } from './staging.svelte';

const HERE = { x: 1, y: 2 };
const GOOD: Answer = { legal: true, events: [], scores: [], reveals: false, final: false };

function stage(more: object = {}) {
  const table = {
    legal: ['move e4', 'move d4'],
    obstacle: null as string | null,
    ask: vi.fn((_action: string): Promise<Answer> => Promise.resolve(GOOD)),
    play: vi.fn(),
    ...more,
  };
  return { table, staging: new Staging(table) };
}

beforeEach(() => (settings.confirm = true));

test('a decision is staged first, and taken the second time', async () => {
  const { table, staging } = stage();
  staging.stage('move e4');
  expect(staging.staged).toBe('move e4');
  expect(table.play).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(staging.preview).toEqual(GOOD));
  staging.stage('move e4');
  expect(table.play).toHaveBeenCalledWith('move e4');
});

test('where one click suffices, it suffices', () => {
  settings.confirm = false;
  const { table, staging } = stage();
  staging.stage('move e4');
  expect(table.play).toHaveBeenCalledWith('move e4');
  expect(staging.staged).toBeNull();
});

test('a choice is taken at once if it can be taken back', async () => {
  const { table, staging } = stage();
  staging.choose('move e4');
  await vi.waitFor(() => expect(table.play).toHaveBeenCalledWith('move e4'));
});

test('a choice that cannot be taken back waits to be confirmed', async () => {
  const { table, staging } = stage();
  table.ask.mockResolvedValueOnce({ ...GOOD, final: true });
  staging.choose('move e4');
  await vi.waitFor(() => expect(staging.preview).not.toBeNull());
  expect(staging.staged).toBe('move e4');
  expect(table.play).not.toHaveBeenCalled();
  staging.choose('move e4');
  expect(table.play).toHaveBeenCalledWith('move e4');
});

test('what was known about a choice decides nothing once the match has gone on', async () => {
  const { table, staging } = stage();
  let answer: (answer: Answer) => void = () => undefined;
  table.ask.mockReturnValueOnce(new Promise((done) => (answer = done)));
  staging.choose('move e4');
  staging.forget();
  table.ask.mockReturnValueOnce(new Promise(() => undefined));
  staging.choose('move e4');
  answer(GOOD);
  await new Promise((done) => setTimeout(done));
  expect(table.play).not.toHaveBeenCalled();
});

test('what is not legal is not staged', () => {
  const { staging } = stage();
  staging.stage('castle');
  expect(staging.staged).toBeNull();
});

test('only the preview of what is staged counts', async () => {
  const { table, staging } = stage();
  let answer: (answer: Answer) => void = () => undefined;
  table.ask.mockReturnValueOnce(new Promise((done) => (answer = done)));
  staging.stage('move e4');
  staging.stage('move d4');
  await vi.waitFor(() => expect(staging.preview).toEqual(GOOD));
  answer({ ...GOOD, reveals: true });
  await Promise.resolve();
  expect(staging.preview).toEqual(GOOD);
});

test('the server is asked once about a decision, and anew when the match has gone on', () => {
  const { table, staging } = stage();
  staging.stage('move e4');
  staging.stage('move d4');
  staging.stage('move e4');
  expect(table.ask).toHaveBeenCalledTimes(2);
  staging.forget();
  staging.stage('move e4');
  expect(table.ask).toHaveBeenCalledTimes(3);
});

test('a refused click says why where it happened', async () => {
  const { table, staging } = stage();
  const reason = { code: 'blocked', args: {} };
  table.ask.mockResolvedValueOnce({ legal: false, reason });
  staging.refuse('move e5', HERE);
  await vi.waitFor(() => expect(staging.note).toEqual({ reason, at: HERE }));
  staging.refuse({ code: 'far', args: {} }, HERE);
  expect(staging.note?.reason.code).toBe('far');
});

test('a click that was refused in error is staged', async () => {
  const { staging } = stage();
  staging.refuse('move d4', HERE);
  await vi.waitFor(() => expect(staging.staged).toBe('move d4'));
});

test('where nothing can be decided, that is said, and nobody is asked', () => {
  const { table, staging } = stage({ obstacle: 'not-your-turn' });
  staging.refuse('move e4', HERE);
  expect(staging.note?.reason.code).toBe('ui:not-your-turn');
  expect(table.ask).not.toHaveBeenCalled();
});

test('a question that fails is told, and can be asked again', async () => {
  const { table, staging } = stage();
  table.ask.mockRejectedValueOnce(new Refusal('offline', 'nobody answers'));
  staging.refuse('move e5', HERE);
  await vi.waitFor(() => expect(staging.note?.reason.code).toBe('ui:offline'));
  staging.refuse('move e5', HERE);
  expect(table.ask).toHaveBeenCalledTimes(2);
});

test('what is unstaged leaves nothing behind', async () => {
  const { staging } = stage();
  staging.stage('move e4');
  await vi.waitFor(() => expect(staging.preview).not.toBeNull());
  staging.unstage();
  expect([staging.staged, staging.preview, staging.note]).toEqual([null, null, null]);
});

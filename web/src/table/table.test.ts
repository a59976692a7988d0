import { afterEach, expect, test, vi } from 'vitest';
import type { Snapshot } from '../lib/types';
import { fetchAnswers, MadeUpServer, madeUpSnapshot, played } from './made-up';
import { Table } from './table.svelte';

afterEach(() => vi.unstubAllGlobals());

function sit(more: Partial<Snapshot> = {}): { server: MadeUpServer; table: Table } {
  const server = new MadeUpServer();
  const table = new Table('table', server.connect);
  server.say(madeUpSnapshot(more));
  return { server, table };
}

test('before the first snapshot there is nothing to show', () => {
  const table = new Table('table', new MadeUpServer().connect);
  expect(table.live).toBeNull();
  expect(() => table.snapshot).toThrow();
  expect(table.legal).toEqual([]);
});

test('whoever decides may take the legal decisions', () => {
  expect(sit().table.legal).toEqual(['move e4', 'move d4', 'resign']);
  expect(sit({ decider: 1 }).table.legal).toEqual([]);
});

test('a decision that is sent leaves nothing to decide until the table has gone on', async () => {
  const { server, table } = sit();
  table.play('move e4');
  expect(table.sending).toBe('move e4');
  expect(table.legal).toEqual([]);
  server.say(madeUpSnapshot({ revision: 2, log: [played(2, 0)], legal: ['move d4'] }));
  expect(table.legal).toEqual(['move d4']);
  server.say({ type: 'done', id: server.request.id, revision: 2 });
  await vi.waitFor(() => expect(table.sending).toBeNull());
});

test('a decision is on its way until it is shown, also where the answer comes first', async () => {
  const { server, table } = sit();
  table.play('move e4');
  expect([table.staged, table.chosen]).toEqual([null, 'move e4']);
  server.say({ type: 'done', id: server.request.id, revision: 2 });
  await Promise.resolve();
  expect(table.chosen).toBe('move e4');
  server.say(madeUpSnapshot({ revision: 2, log: [played(2, 0)] }));
  expect(table.chosen).toBeNull();
});

test('a click while a decision is on its way is answered', () => {
  const { server, table } = sit();
  table.play('move e4');
  table.refuse('move d4', { x: 1, y: 2 });
  expect(table.staging.note).toMatchObject({ reason: { code: 'ui:sending' }, at: { x: 1, y: 2 } });
  table.staging.note = null;
  table.stage('move d4');
  expect(table.staging.note).toMatchObject({ reason: { code: 'ui:sending' } });
  expect([table.chosen, server.sent.length]).toEqual(['move e4', 1]);
});

test('a refused decision is told, and can be taken again', async () => {
  const { server, table } = sit();
  table.play('move e4');
  server.refuse('too-much');
  await vi.waitFor(() => expect(table.staging.note?.reason.code).toBe('ui:too-much'));
  expect(table.sending).toBeNull();
});

test('what is staged is forgotten when the match goes on, and kept when somebody sits down', () => {
  const { server, table } = sit();
  table.stage('move e4');
  const sat = { revision: 2, at: 0, type: 'sat', seat: 1, name: 'Cy', level: null } as const;
  server.say(madeUpSnapshot({ revision: 2, log: [sat] }));
  expect(table.staged).toBe('move e4');
  server.say(madeUpSnapshot({ revision: 3, log: [played(3, 1)] }));
  expect(table.staged).toBeNull();
});

test('while somebody looks back, that moment is shown and nothing can be decided', async () => {
  fetchAnswers({ '/at/1': madeUpSnapshot({ revision: 1 }) });
  const { table } = sit({ revision: 2, log: [played(1, 0), played(2, 1)], undoable: 1 });
  await table.history.show(1);
  expect(table.snapshot.revision).toBe(1);
  expect(table.present.revision).toBe(2);
  expect(table.legal).toEqual([]);
  table.refuse('move e4', { x: 0, y: 0 });
  expect(table.staging.note?.reason.code).toBe('ui:looking-back');
});

test('whoever looks back learns that the match has gone on', async () => {
  fetchAnswers({ '/at/1': madeUpSnapshot({ revision: 1 }) });
  const { server, table } = sit({ revision: 2, log: [played(1, 0), played(2, 1)] });
  await table.history.show(1);
  expect(table.history.isBehind).toBe(false);
  server.say(madeUpSnapshot({ revision: 3, log: [played(3, 1)] }));
  expect(table.history.isBehind).toBe(true);
  table.history.backToNow();
  expect(table.history.isBehind).toBe(false);
});

test('on a shared device whoever decided goes on looking while others decide', () => {
  const [ann, ben] = madeUpSnapshot().seats;
  const shared = { mine: [0, 1], seats: [ann, ben, { ...ben, level: 'gentle' }] };
  const { server, table } = sit({ ...shared, decider: 1 });
  expect(table.me).toBe(1);
  server.say(madeUpSnapshot({ ...shared, revision: 2, decider: 2, log: [played(2, 1)] }));
  expect(table.me).toBe(1);
});

test('only what can be taken back is taken back', () => {
  const { server, table } = sit();
  table.undo(false);
  expect(server.sent).toEqual([]);
  server.say(madeUpSnapshot({ revision: 2, undoable: 2 }));
  table.undo(true);
  expect(server.request).toMatchObject({ command: { type: 'undo', turn: true } });
});

test('the setup comes once and stays', () => {
  const { server, table } = sit({ setup: { players: 2 } });
  server.say(madeUpSnapshot({ revision: 2, setup: undefined }));
  expect(table.setup).toEqual({ players: 2 });
});

test('seats have names', () => {
  const { table } = sit();
  expect([table.who(0), table.who(1), table.who(7)]).toEqual(['Ann', 'Ben', '']);
});

test('the log keeps who acted then, whoever sits there now', () => {
  const sat = (revision: number, seat: number, name: string, level: string | null = null) =>
    ({ revision, at: 0, type: 'sat', seat, name, level }) as const;
  const log = [
    sat(1, 0, 'Ann'),
    sat(2, 1, 'Ben'),
    played(3, 1),
    sat(4, 1, 'steady', 'steady'),
    played(5, 1),
    sat(6, 1, 'Ben'),
    played(7, 1),
  ];
  const { table } = sit({ revision: 7, log });
  const names = log.map((line) => table.whoIn(line)(1));
  expect(names[2]).toBe('Ben');
  expect(names[3], 'the one whose time ran out').toBe('Ben');
  expect(names[4]).not.toBe('Ben');
  expect(names[6]).toBe('Ben');
});

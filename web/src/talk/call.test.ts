import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { MadeUpServer, madeUpSnapshot, played } from '../table/made-up';
import { Table } from '../table/table.svelte';
import { TurnCall } from './call.svelte';

let shown: { title: string; tag: string; close: () => void }[] = [];
let isHidden = false;
const requestPermission = vi.fn(() => Promise.resolve('granted'));

function standIn(permission: string): void {
  class StandIn {
    static permission = permission;
    static requestPermission = requestPermission;
    close = vi.fn();
    constructor(title: string, { tag }: { tag: string }) {
      shown.push({ title, tag, close: this.close });
    }
  }
  vi.stubGlobal('Notification', StandIn);
}

beforeEach(() => {
  shown = [];
  isHidden = false;
  settings.calls = null;
  requestPermission.mockClear();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ key: null })));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function wait(permission = 'default'): { server: MadeUpServer; call: TurnCall } {
  standIn(permission);
  const server = new MadeUpServer();
  const table = new Table('table', server.connect);
  server.say(madeUpSnapshot({ decider: 1 }));
  return { server, call: new TurnCall(table) };
}

function pass(server: MadeUpServer, revision: number, decider: number): void {
  server.say(madeUpSnapshot({ revision, decider, log: [played(revision, 1 - decider)] }));
}

test('the browser is asked only after a yes', async () => {
  const { call } = wait();
  call.look();
  expect([call.isOffered, call.isOn]).toEqual([true, false]);
  expect(requestPermission).not.toHaveBeenCalled();
  await call.set(true);
  expect([call.isOffered, call.isOn, settings.calls]).toEqual([false, true, true]);
  expect(requestPermission).toHaveBeenCalledTimes(1);
});

test('who says no is not asked again', async () => {
  const { call } = wait();
  await call.set(false);
  expect([call.isOffered, call.isOn]).toEqual([false, false]);
  const next = wait().call;
  next.look();
  expect(next.isOffered).toBe(false);
  expect(requestPermission).not.toHaveBeenCalled();
});

test('nothing is offered before I had to wait, or where the browser has an answer already', () => {
  const { server, call } = wait();
  pass(server, 2, 0);
  call.look();
  expect(call.isOffered).toBe(false);
  pass(server, 3, 1);
  call.look();
  expect(call.isOffered).toBe(true);
  const denied = wait('denied').call;
  denied.look();
  expect(denied.isOffered).toBe(false);
});

test('a turn that comes while the page is hidden is told once, until it is looked at', () => {
  settings.calls = true;
  const { server, call } = wait('granted');
  isHidden = true;
  call.look();
  pass(server, 2, 0);
  call.look();
  call.look();
  expect(shown.map(({ tag }) => tag)).toEqual(['regnum-table']);
  isHidden = false;
  call.look();
  expect(shown[0].close).toHaveBeenCalledTimes(1);
});

test('who looks at the table, or does not want it, is not told', () => {
  settings.calls = true;
  const { server, call } = wait('granted');
  pass(server, 2, 0);
  call.look();
  settings.calls = false;
  isHidden = true;
  pass(server, 3, 1);
  call.look();
  pass(server, 4, 0);
  call.look();
  expect(shown).toEqual([]);
});

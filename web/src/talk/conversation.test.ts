import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SaidLine, TalkNews } from '../lib/types';
import { MadeUpServer, madeUpSnapshot } from '../table/made-up';
import { Table } from '../table/table.svelte';
import { Conversation } from './conversation.svelte';
import { isMuted, mute } from './muted.svelte';

const BEN = 'voice-of-ben';

function news(lines: Partial<SaidLine>[], more: Partial<TalkNews> = {}): TalkNews {
  const whole = lines.map((line, place) => ({
    number: place + 1,
    seat: 1,
    name: 'Ben',
    voice: BEN,
    at: 0,
    ...line,
  }));
  return { type: 'talk', is_open: true, voices: [null, BEN], lines: whole, ...more };
}

function sit(): { server: MadeUpServer; talk: Conversation } {
  const server = new MadeUpServer();
  const talk = new Conversation(new Table('table', server.connect));
  server.say(madeUpSnapshot());
  return { server, talk };
}

const texts = (talk: Conversation) => talk.lines.map(({ text, phrase }) => text ?? phrase);

beforeEach(() => mute(BEN, false));
afterEach(() => mute(BEN, false));

test('before anything has come there is no talk', () => {
  const { talk } = sit();
  expect([talk.isOn, talk.others, talk.lines]).toEqual([false, [], []]);
});

test('what is told again, as after a lost connection, counts once', () => {
  const { server, talk } = sit();
  server.say(news([{ text: 'one' }, { phrase: 'thanks' }]));
  server.say(news([{ text: 'one' }, { phrase: 'thanks' }, { text: 'three' }]));
  expect(texts(talk)).toEqual(['one', 'thanks', 'three']);
  expect(talk.others).toEqual([{ seat: 1, voice: BEN }]);
});

test('what others say is unread until it is on the screen', () => {
  const { server, talk } = sit();
  server.say(news([{ text: 'one' }, { text: 'mine', voice: null }]));
  expect(talk.unread).toBe(1);
  talk.isShown = true;
  expect(talk.unread).toBe(0);
  talk.keepUp();
  talk.isShown = false;
  expect(talk.unread).toBe(0);
});

test('somebody who is muted is not heard, here and at the next table', () => {
  const { server, talk } = sit();
  server.say(news([{ text: 'rude' }, { phrase: 'hello' }, { text: 'mine', voice: null }]));
  mute(BEN, true);
  expect(texts(talk)).toEqual(['mine']);
  expect(talk.unread).toBe(0);
  expect(JSON.parse(localStorage.getItem('regnum-muted') ?? '')).toEqual([BEN]);
  const next = sit();
  next.server.say(news([{ text: 'again' }]));
  expect([texts(next.talk), isMuted(null)]).toEqual([[], false]);
});

test('where the host leaves it at phrases, texts are not shown', () => {
  const { server, talk } = sit();
  server.say(news([{ text: 'rude' }, { phrase: 'hello' }]));
  server.say(news([], { is_open: false }));
  expect(talk.isOpen).toBe(false);
  expect(texts(talk)).toEqual(['hello']);
});

test('words are sent with an id, and a refusal is told', async () => {
  const { server, talk } = sit();
  const said = talk.say({ text: 'hi' });
  expect(server.request).toMatchObject({ type: 'say', text: 'hi' });
  server.refuse('too-much');
  expect(await said).toBe(false);
  expect(talk.failed).not.toBe('');
  const phrase = talk.say({ phrase: 'thanks' });
  server.say({ type: 'done', id: server.request.id, revision: 1 });
  expect(await phrase).toBe(true);
  expect(talk.failed).toBe('');
  void talk.say({ is_open: false });
  expect(server.request).toMatchObject({ type: 'chat', is_open: false });
});

// Those at the table: loaded where there is somebody besides me.

import type { Table } from '../table/table.svelte';
import Bar from './Bar.svelte';
import { TurnCall } from './call.svelte';
import { Conversation } from './conversation.svelte';
import Offer from './Offer.svelte';
import TalkPanel from './TalkPanel.svelte';
import { loadTalkWords } from './words';

export interface Company {
  Bar: typeof Bar;
  Offer: typeof Offer;
  TalkPanel: typeof TalkPanel;
  talk: Conversation;
  call: TurnCall;
}

export async function meet(table: Table): Promise<Company> {
  await loadTalkWords();
  return { Bar, Offer, TalkPanel, talk: new Conversation(table), call: new TurnCall(table) };
}

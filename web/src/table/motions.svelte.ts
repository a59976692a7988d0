// Lets move what a decision changed, once for each moment that is shown. What moves is fetched when
// something first does.

import { tick, untrack } from 'svelte';
import type { GameModule } from '../lib/game';
import { eventsOf, isPlayed } from '../lib/log';
import type { Stage } from '../lib/moving';
import { pace } from '../lib/settings.svelte';
import type { LogLine } from '../lib/types';
import type { Table } from './table.svelte';

const LONGEST_MS = 600;

/** To be called by the page of a table; its board lies in an element with `data-board`. */
export function letMove(table: Table, game: GameModule): void {
  let last: LogLine[] = [];
  let wasTelling = false;
  let stage: Stage | null = null;

  async function move(news: LogLine[], isLater: boolean): Promise<void> {
    const line = news.find(isPlayed);
    if (news.length !== 1 || !line || !game.motions) return;
    const isTelling = table.isTelling;
    const [{ default: motions }, moving] = await Promise.all([
      game.motions(),
      import('../lib/moving'),
    ]);
    await tick();
    const board = document.querySelector<HTMLElement>('[data-board]');
    const root = board?.closest<HTMLElement>('.table, .replay');
    if (!board || !root || table.news !== news || !table.motion) return;
    stage = new moving.Stage(root, board, Math.min(LONGEST_MS, 0.9 * pace()));
    const all = eventsOf(line);
    const cut = all.findIndex(({ event }) => event === game.toldEvent) + 1;
    const events = isLater ? all.slice(cut) : isTelling && cut ? all.slice(0, cut) : all;
    motions({ play: table, line, events, isWhole: !isLater, stage });
  }

  $effect(() => {
    const { news, isTelling, motion } = table;
    untrack(() => {
      const isLater = news === last && wasTelling && !isTelling;
      wasTelling = isTelling;
      if (news === last && !isLater) return;
      last = news;
      stage?.clear();
      if (motion) void move(news, isLater);
    });
  });
}

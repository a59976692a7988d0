// The legal decisions as text: what each does and brings, grouped by what they lead to.

import { groupsBy } from '../lib/groups';
import type { GameModule } from '../lib/game';
import { t } from '../lib/i18n.svelte';
import type { Merits, Seat, Snapshot } from '../lib/types';
import { actionText, groupText, meritsText } from '../lib/words.svelte';

export interface Choice {
  action: string;
  text: string;
  brings: string;
  heading: string;
  rank: number; // of its group: the lowest come first
}

const LAST = 100; // the rank of what leads to nothing in particular

/** What can be decided at a table, by headings; without merits by what is done. */
export function choicesOf(
  actions: string[],
  merits: Merits | null,
  game: GameModule,
  table: { present: Snapshot; setup: unknown; who(seat: Seat): string },
): [string, Choice[]][] {
  const choices = actions.map((action): Choice => {
    const found = merits?.[action] ?? [];
    const heading = merits && game.headingOf?.(action, found, table.present, table.setup);
    const untold = found.filter(({ code }) => !heading?.told.includes(code));
    return {
      action,
      text: actionText(game, action, table.present, table.setup),
      brings: meritsText(game.prefix, untold, (seat) => table.who(seat)),
      heading: heading ? t(heading.id, heading.args) : groupText(game, action.split(' ')[0]),
      rank: heading ? heading.rank : LAST,
    };
  });
  choices.sort((one, other) => one.rank - other.rank);
  return [...groupsBy(choices, ({ heading }) => heading)];
}

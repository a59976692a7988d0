// What a lesson can point at on this board: advisors, buildings, dice, goods, the enemy, the year.

import type { Play } from '../../lib/game';
import type { Part, Pointing } from '../../lessons/pointing';
import { setupOf } from './view';

const PARTS: Partial<Record<string, Part>> = {
  court: ['.court[data-part]', 'ks-court'],
  order: ['.court .order', 'ks-turn-order'],
  province: ['.province[data-part]', 'ks-province'],
  enemy: ['.winter[data-part]', 'ks-phase-winter'],
  calendar: ['.calendar .phases', 'ks-phase'],
  dice: ['.tray .dice', 'ks-your-dice'],
  token: ['.tray .dice .extra', 'ks-token-plus2'],
  goods: ['.tray .goods', 'ks-your-goods'],
  choices: ['.tray .choice', 'ks-hand'],
};
const TABS = ['court', 'province', 'winter']; // where one part is shown at a time

function part(target: string, play: Play): Part | null {
  const [kind, what] = target.split(':');
  const { advisors, phases } = setupOf(play);
  switch (kind) {
    case 'advisor': {
      const name = advisors.find(({ value }) => value === Number(what))?.name ?? '';
      return [`[data-advisor="${what}"]`, `ks-advisor-${name}`];
    }
    case 'building':
      return [`[data-building="${what}"]`, `ks-building-${what}`];
    case 'die':
      return [`.tray .die:nth-child(${what})`, 'ks-coloured-die'];
    case 'phase':
      return [`.phases li:nth-child(${phases.indexOf(what) + 1})`, `ks-phase-${what}`];
    case 'envoy': // on a small screen he stands among the players
      return document.querySelector<HTMLElement>('.court .envoy')?.offsetWidth
        ? ['.court .envoy', 'ks-envoy']
        : ['.court .order', 'ks-envoy'];
    default:
      return PARTS[target] ?? null;
  }
}

/** Turn to the part of the board that is meant: away from a winter, on a small screen to its tab. */
function show(targets: string[], play: Play): void {
  if (!targets.length) return;
  const find = () => document.querySelector(part(targets[0], play)?.[0] ?? 'none');
  if (!find()) document.querySelector<HTMLElement>('.news footer .main')?.click();
  const shown = find()?.closest<HTMLElement>('[data-part]');
  if (!shown || shown.offsetWidth) return;
  const tabs = document.querySelectorAll<HTMLElement>('.layout > .tabs button');
  tabs.item(TABS.indexOf(shown.dataset.part ?? '')).click();
}

export default { part, show } satisfies Pointing;

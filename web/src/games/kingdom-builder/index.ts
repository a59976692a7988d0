import type { GameModule } from '../../lib/game';
import { buttonsOf, isQuick } from './actions';
import Board from './Board.svelte';
import box from './box';
import Holdings from './Holdings.svelte';
import { actionArgs, eventArgs, headingOf, outcomeMessage } from './words';

export default {
  prefix: box.prefix,
  Board,
  Holdings,
  actionArgs,
  eventArgs,
  outcomeMessage,
  headingOf,
  scoring: () => import('./Scoring.svelte'),
  motions: () => import('./motions'),
  odds: async () => (await import('./odds')).odds,
  buttonsOf,
  isQuick,
  keys: [
    ['Q E Z C', 'kb-key-slanting'],
    ['T', 'kb-key-token'],
    ['F', 'kb-key-finish'],
    ['+ − 0', 'kb-key-zoom'],
    ['I', 'kb-key-explain'],
  ],
} satisfies GameModule;

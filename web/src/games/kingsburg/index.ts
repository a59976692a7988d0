import type { GameModule } from '../../lib/game';
import { buttonsOf, isQuick } from './actions';
import Board from './Board.svelte';
import box from './box';
import Holdings from './Holdings.svelte';
import { tieMessage } from './scoring';
import { actionArgs, eventArgs, headingOf, outcomeMessage, whenMessage } from './words';

export default {
  prefix: box.prefix,
  Board,
  Holdings,
  actionArgs,
  eventArgs,
  outcomeMessage,
  headingOf,
  whenMessage,
  tieMessage,
  scoring: () => import('./Scoring.svelte'),
  motions: () => import('./motions'),
  toldEvent: 'battle',
  odds: async () => (await import('./odds')).odds,
  buttonsOf,
  thrown: 'roll',
  isQuick,
  retold: ['influence', 'nothing', 'built'],
  keys: [
    ['D', 'ks-key-ways'],
    ['1 2 3 4', 'ks-key-goods'],
    ['P', 'ks-key-pass'],
  ],
} satisfies GameModule;

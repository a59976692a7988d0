import { t } from '../../lib/i18n.svelte';
import type { GameModule } from '../../lib/game';
import Board from './Board.svelte';
import { barButtons } from './choices';
import Holdings from './Holdings.svelte';
import Scoring from './Scoring.svelte';
import { letter } from './table';
import { actionArgs, eventArgs } from './words';

export default {
  prefix: 'ks',
  Board,
  Holdings,
  Scoring,
  args: actionArgs,
  eventArgs: (event, _setup, who = letter) => eventArgs(event, t, who),
  retold: ['influence', 'nothing', 'built'],
  buttons: barButtons,
} satisfies GameModule;

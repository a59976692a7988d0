import { letterOf } from '../../lib/seats';
import { t } from '../../lib/i18n.svelte';
import type { GameModule } from '../../lib/game';
import Board from './Board.svelte';
import { barButtons } from './choices';
import Holdings from './Holdings.svelte';
import Scoring from './Scoring.svelte';
import { tieBreak, tieText } from './score';
import { actionArgs, eventArgs, peekedCard } from './words';

export default {
  prefix: 'ks',
  Board,
  Holdings,
  Scoring,
  args: actionArgs,
  eventArgs: (event, _setup, who = letterOf) => eventArgs(event, t, who),
  outcome: (outcome, _seat, setup) => {
    const card = peekedCard(outcome, setup);
    return (
      card && { id: 'ks-log-enemy-peeked', args: { enemy: card.name, strength: card.strength } }
    );
  },
  tie: (snapshot) => tieText(tieBreak(snapshot)),
  retold: ['influence', 'nothing', 'built'],
  keys: [
    ['D', 'ks-key-ways'],
    ['1 2 3 4', 'ks-key-goods'],
    ['P', 'ks-key-pass'],
  ],
  buttons: barButtons,
} satisfies GameModule;

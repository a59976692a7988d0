import type { GameModule } from '../../lib/game';
import { buttonsOf, parseAction } from './actions';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import Scoring from './Scoring.svelte';

const kingdomBuilder: GameModule = {
  prefix: 'kb',
  Board,
  Holdings,
  Scoring,
  args: (action) => {
    const { hex = '', token = 'none' } = parseAction(action);
    return { hex, token, terrain: action.startsWith('draw ') ? token : 'any' };
  },
  eventArgs: ({ source, places }) => ({ hex: places[0] ?? '', token: source, terrain: source }),
  outcome: ({ outcome }) =>
    outcome === null
      ? { id: 'kb-log-draw-hidden', args: { terrain: 'any' } }
      : { id: 'kb-log-draw', args: { terrain: outcome.split(' ')[1] } },
  keys: [
    ['Q E Z C', 'kb-key-slanting'],
    ['T', 'kb-key-token'],
    ['F', 'kb-key-finish'],
    ['+ − 0', 'kb-key-zoom'],
    ['I', 'kb-key-explain'],
  ],
  buttons: buttonsOf,
};

export default kingdomBuilder;

import type { Box } from '../../lib/game';

export default {
  prefix: 'kb',
  mainOptions: ['nomads', 'preset'],
  components: {
    terrains: 'terrain',
    cards: 'card',
    locations: 'token',
    nomad_tokens: 'token',
  },
} satisfies Box;

import type { Box } from '../../lib/game';

export default {
  prefix: 'kb',
  mainOptions: ['nomads', 'preset'],
  parts: { sectors: 'token', cards: 'card', 'nomad-tokens': 'token' },
  components: {
    terrains: 'terrain',
    cards: 'card',
    locations: 'token',
    nomad_tokens: 'token',
  },
} satisfies Box;

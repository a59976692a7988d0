import type { Box } from '../../lib/game';

export default {
  prefix: 'ks',
  mainOptions: [],
  parts: {},
  components: {
    phases: 'phase',
    goods: 'good',
    advisors: 'advisor',
    buildings: 'building',
    enemies: 'enemy',
  },
} satisfies Box;

import type { Box } from '../../lib/game';

export default {
  prefix: 'ks',
  mainOptions: [],
  components: {
    phases: 'phase',
    goods: 'good',
    advisors: 'advisor',
    buildings: 'building',
    enemies: 'enemy',
  },
} satisfies Box;

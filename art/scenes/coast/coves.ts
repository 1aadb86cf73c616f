import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import type { Plates } from '../plates.ts';
import { beach } from './beach.ts';

/** Eight beaches cut on two blocks, each with its own hour and landmark. */
export const beaches: Plates = {
  unawatuna: () =>
    beach({
      seed: 151,
      sky: MIST,
      cloud: PAPER,
      sun: PAPER,
      sea: LAGOON,
      deep: KEY,
      sand: GAMBOGE,
      hill: TEA,
      landmark: 'pagoda',
      boat: true,
    }),
  beruwala: () =>
    beach({
      seed: 152,
      sky: GAMBOGE,
      cloud: PAPER,
      sun: RED,
      sea: TEA,
      deep: KEY,
      sand: ROSE,
      hill: PLUM,
      landmark: 'mosque',
      boat: true,
      flip: true,
    }),
  'mount-lavinia': () =>
    beach({
      seed: 153,
      sky: ROSE,
      cloud: PAPER,
      sun: PAPER,
      sea: LAGOON,
      deep: PLUM,
      sand: PAPER,
      hill: TEA,
      landmark: 'hotel',
      strand: true,
    }),
  tangalle: () =>
    beach({
      seed: 154,
      sky: PLUM,
      cloud: RED,
      sun: GAMBOGE,
      sea: LAGOON,
      deep: KEY,
      sand: ROSE,
      hill: KEY,
      landmark: 'rocks',
      flip: true,
    }),
  nilaveli: () =>
    beach({
      seed: 155,
      sky: LAGOON,
      cloud: PAPER,
      sun: GAMBOGE,
      sea: MIST,
      deep: LAGOON,
      sand: GAMBOGE,
      hill: TEA,
      landmark: 'isle',
      strand: true,
      boat: true,
      flip: true,
    }),
  bentota: () =>
    beach({
      seed: 156,
      sky: LEAF,
      cloud: PAPER,
      sun: PAPER,
      sea: LAGOON,
      deep: TEA,
      sand: PAPER,
      hill: TEA,
      landmark: 'sails',
      strand: true,
    }),
  pasikudah: () =>
    beach({
      seed: 157,
      sky: GAMBOGE,
      cloud: PAPER,
      sun: PAPER,
      sea: MIST,
      deep: LAGOON,
      sand: PAPER,
      hill: LEAF,
      landmark: 'sails',
      flip: true,
    }),
  mullaitivu: () =>
    beach({
      seed: 158,
      sky: ROSE,
      cloud: PAPER,
      sun: RED,
      sea: TEA,
      deep: KEY,
      sand: GAMBOGE,
      hill: PLUM,
      landmark: 'isle',
      strand: true,
      boat: true,
    }),
};

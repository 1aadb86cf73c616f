import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, SKIN, TEA } from '../../lib/inks.ts';

/** The print inks of the look, by the names of their tokens. */
export const INK = {
  key: KEY,
  print: PAPER,
  mural: RED,
  gamboge: GAMBOGE,
  tea: TEA,
  leaf: LEAF,
  lagoon: LAGOON,
  mist: MIST,
  rose: ROSE,
  plum: PLUM,
} as const;

/** What two inks make where one is printed thinly over the other: skins, reed, clay, distance. */
export const OVER = {
  skinLight: '#E0A377',
  skinWarm: '#C07B4E',
  skinBrown: SKIN,
  skinDeep: '#74412F',
  far: '#8FB4BE',
  straw: '#F4D48D',
} as const;

export const ALLOWED: readonly string[] = [...Object.values(INK), ...Object.values(OVER)];

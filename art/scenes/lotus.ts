import { GAMBOGE, type Ink, KEY } from '../lib/inks.ts';
import { fill, stroke } from '../lib/svg.ts';

/** A lotus in full flower, 200 wide, its heart at 0,0. */
export const lotus = (petal: Ink, inner: Ink) =>
  fill(
    'M0 30Q-130 20-150-40Q-90-50-40 0Q-96-60-84-116Q-30-90-12-30Q-30-110 0-150Q30-110 12-30Q30-90 84-116Q96-60 40 0Q90-50 150-40Q130 20 0 30z',
    petal,
  ) +
  fill(
    'M0 26Q-70 10-84-60Q-36-40-10 6Q-40-60-22-104Q0-70 0-20Q0-70 22-104Q40-60 10 6Q36-40 84-60Q70 10 0 26z',
    inner,
  ) +
  fill('M-26 10q26-30 52 0q-26 24-52 0z', GAMBOGE) +
  stroke('M-132-34q50 8 90 40M132-34q-50 8-90 40M-74-100q10 50 44 84M74-100q-10 50-44 84', KEY, 3);

/** Its leaf on the water, notched. */
export const PAD = 'M0 0L60-26Q110-10 112 10Q90 44 0 46Q-104 40-112 8Q-96-34 0-38Q20-38 34-32z';

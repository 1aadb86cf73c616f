import { GAMBOGE, type Ink, KEY, LAGOON, PAPER, RED, ROSE } from './inks.ts';
import { fill, stroke } from './svg.ts';

/** Each figure stands with its feet at 0,0 and is about 160 units tall: `at(x, y, scale)` sets it down. */
export const at = (figure: string, x: number, y: number, scale = 1, flip = 1): string =>
  `<g transform="translate(${x} ${y})scale(${+(scale * flip).toFixed(2)} ${scale})">${figure}</g>`;

const HEAD = 'M9-124l-1-6 7-8 1-14-10-8-12 4-4 14 4 12z';

export const hiker = (pack: Ink = RED): string =>
  fill(
    `M-8-134l-13 6-10 26 4 34 6 24-4 44h12l7-46 8 0 6 46h13l-7-78 2-30 22 10 4-8-20-15-8-17-12-4z${HEAD}`,
    KEY,
  ) + fill('M-12-124l-19 4-9 36 10 15 16-3 6-30z', pack);

export const sitter = (hat: Ink = PAPER): string =>
  fill(
    'M0 0l-34-2-8-16 10-46 18-6 14 10 2 32 34-4 10 40-10 2-10-28-26 6zM-22-72l-6-12 6-13 13-1 7 10-3 13-8 5z',
    KEY,
  ) + fill('M-34-90l14-16 18 2 9 14-41 4z', hat);

/** A woman plucking tea: basket hung from the brow, cloth, one hand out. */
export const plucker = (cloth: Ink = PAPER, scarf: Ink = LAGOON, basket: Ink = ROSE): string =>
  fill('M-6-102l-14 16-8 46 2 40h44l-2-40 24 8 22-10-3-9-20 6-22-26-4-28z', cloth) +
  stroke('M2-68l4 50M16-72l10 54M-12-62l-2 44', scarf, 5) +
  fill('M-4-102l-8-14 4-14 12-2 8 8 0 12-6 10z', KEY) +
  fill('M-16-108l-4-16 8-14 16-3 10 10-14 4-6 10 0 12z', scarf) +
  fill('M-18-94l-30-4 4 52 12 14 18-8 4-26z', basket) +
  stroke('M-47-82l30 4M-45-64l26 3M-38-98l4 62M-26-96l0 58M-40-98l34-32', KEY, 3);

/** A pilgrim in white, with a tray of flowers. */
export const pilgrim = (flowers: Ink = ROSE, cloth: Ink = PAPER): string =>
  fill('M-10-126l-12 8-6 40 4 24-6 54h54l-6-60 0-22 20-8-4-10-16 2-4-24-10-6z', cloth) +
  fill('M-4-126l-8-12 4-14 12-4 10 8-1 14-7 8zM22-92l10-3-3 9zM-14 0l2-8 8 0-1 8zM8 0l1-8 8 0 0 8z', KEY) +
  fill('M22-94l22-2-4 8-14 2zM24-98l5-9 5 4 5-5 6 10z', flowers);

/** A monk walking under an umbrella. */
export const monk = (robe: Ink = GAMBOGE, shade: Ink = PAPER): string =>
  fill('M-12-122l-12 14-4 46 6 54h42l-4-52 8-40-8-18-12-6z', robe) +
  stroke('M14-110l-28 42M10-58l-20 44M16-80l-8 66', RED, 5) +
  fill(
    'M-5-124l-6-12 5-12 12-2 8 9-2 12-8 6zM14-100l10-8 4-14 6 2-3 20-12 10zM-14 0l2-8h10l-1 8zM4 0l1-8h11l1 8z',
    KEY,
  ) +
  stroke('M30-118V-190', KEY, 4) +
  fill('M-32-168q26-40 62-36q36-2 58 40q-30-12-60-8q-30-4-60 4z', shade);

/** A woman in a long cloth with a fall over the shoulder. */
export const walker = (cloth: Ink = RED, fall: Ink = GAMBOGE): string =>
  fill('M-12-128l-10 10-2 36-8 78h50l-6-70 4-34-8-18z', cloth) +
  fill('M-14-126l8-4 22 44 0 42-16-34-16-24z', fall) +
  fill('M-4-128l-7-12 5-13 13-2 8 9-1 13-8 7zM-6-138l-9-3-4 7 5 7 9-2z', KEY) +
  fill('M-22-112l-8 30 6 22 7-2-5-20 8-22zM-16 0l2-6h9l-1 6zM2 0l0-6h9l1 6z', KEY);

/** A fisherman or boatman in a sarong, hat on. */
export const boatman = (sarong: Ink = LAGOON, hat: Ink = PAPER): string =>
  fill(`M-12-128l-8 10-2 34 4 24h32l2-32-2-30-10-8zM-14 0l2-14h10l0 14zM6 0l0-14h10l1 14z${HEAD}`, KEY) +
  fill('M-18-66l36-2 6 56-46 2z', sarong) +
  fill('M-24-146l18-16 20 0 16 16-54 4z', hat);

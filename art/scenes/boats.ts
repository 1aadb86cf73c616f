import { GAMBOGE, type Ink, KEY, PAPER, RED } from '../lib/inks.ts';
import { fill, stroke } from '../lib/svg.ts';

/** Boats float with their keel at about y = 0 and look to the left. */

/** The swan boats of the town lakes, two people in each. */
export const swanBoat = (trim: Ink = RED): string =>
  fill(
    'M-120-52q-40-10-38-52q4-42 44-46q26 2 22 26l-16-6q-22 6-18 34q70-6 132 4l50-18-20 46-34 24H-94z',
    PAPER,
  ) +
  fill(
    'M-92-130l16 6-16 4zM-60-98l0-26 8-16 12 0 8 16 0 28zM-54-142l-3-10 8-8 9 4 0 10-6 6zM-14-94l0-24 8-14 12 0 8 14 0 26zM-8-134l-3-10 8-8 9 4 0 10-6 6z',
    KEY,
  ) +
  fill('M-92-132l18 6-16 6zM-64-70q44 12 96-6l-10 14-30 8-44-4z', trim);

/** An oruwa under its square sail. */
export const oruwa = (sail: Ink = PAPER, band: Ink = GAMBOGE): string =>
  fill('M-8-44l8-170 7 0-4 170z', KEY) +
  fill('M6-210l104 22-20 122-90 10zM-8-200l-56 120 54 18z', sail) +
  stroke('M0-180l104 14M-2-130l100 6', band, 8) +
  fill(
    'M-120-62l26 14H96l38-24-8 30-24 18H-84l-26-16zM-64-14h170l14-6v8l-12 8H-64zM-34-24l-8 14M60-24l6 14zM50-46l0-28 8-8 8 8 4 28z',
    KEY,
  );

/** A dugout with a man who throws his net. */
export const netThrower = (sarong: Ink = RED, net: Ink = PAPER): string =>
  fill('M-190-26l40 14 240 4 90-30-16 34-70 20-230-2z', KEY) +
  fill('M-10-20l-4-50 4-44-6-30 16-12 18 4 30-30 8 8-26 38-6 40 2 30-2 46z', KEY) +
  fill('M-14-76l40-2 6 40-46 4z', sarong) +
  fill('M-2-156l-7-12 5-13 13-3 9 9-2 14-8 7z', KEY) +
  stroke(
    'M50-182Q130-240 210-130M50-182Q110-190 170-60M50-182Q90-150 120-30M122-202q20 40-8 62M166-190q16 50-14 100M210-130q10 60-90 100',
    net,
    3,
  );

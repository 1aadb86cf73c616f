import { INK, OVER } from '../kit/inks.ts';
import type { Sitter } from './sitter.ts';

const { key, print, mural, tea, leaf, lagoon, plum } = INK;

/** Drawn for pages that speak of guiding. */
export const sitters: Sitter[] = [
  {
    seed: 352,
    title: 'A tracker in a bush hat',
    pose: { turn: 0.85, near: 1.02, aside: -16 },
    build: 1.08,
    ground: [leaf, tea],
    lozenges: 'bands',
    skin: 2,
    shade: 'right',
    face: [53, 54, 50, 30, 238],
    eyes: { apart: 26, wide: 11, open: 4 },
    brow: { thick: 7, lift: -2 },
    nose: { long: 45, wide: 15 },
    mouth: { kind: 'closed', wide: 19 },
    age: 1,
    hair: { kind: 'crop', ink: key, cut: tea },
    moustache: { ink: key },
    hat: { kind: 'bush', ink: OVER.straw, trim: tea },
    cloth: { ink: tea, trim: OVER.straw },
  },
  {
    seed: 521,
    title: 'A naturalist in a straw hat',
    pose: { turn: 0.55, lean: -4, aside: -6 },
    build: 0.88,
    ground: [lagoon, leaf],
    lozenges: 'stepped',
    skin: 1,
    shade: 'right',
    face: [48, 48, 42, 24, 234],
    eyes: { apart: 24, wide: 12, open: 5, lash: true },
    brow: { thick: 4, lift: 1 },
    nose: { long: 41, wide: 12 },
    mouth: { kind: 'teeth', wide: 19, ink: mural },
    hair: { kind: 'bob', ink: key, cut: plum },
    hat: { kind: 'straw', ink: OVER.straw, trim: OVER.skinWarm },
    cloth: { ink: print, trim: tea },
  },
];

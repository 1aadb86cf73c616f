import { type Chance, chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { jungle } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, type Point, points, spline, wobble } from '../../lib/path.ts';
import { at, monk, pilgrim } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { fill, group, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** The heart-shaped leaf with its long tip. */
const LEAF_SHAPE = 'M0-20q-22-14-26 4q0 18 20 26q8 8 8 30q6-22 10-30q18-10 16-28q-6-16-28-2z';

interface Tree {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  crown: Ink;
  light: Ink;
  wall: Ink;
  ground: Ink;
}

function crown(r: Chance, t: Tree): string {
  let mass = '';
  let leaves = '';
  for (const [x, y, rx, ry] of [
    [420, 330, 190, 100],
    [620, 240, 210, 120],
    [860, 210, 220, 120],
    [1080, 270, 210, 116],
    [1240, 370, 160, 90],
    [760, 330, 240, 110],
    [980, 380, 200, 90],
    [520, 420, 160, 80],
  ] as const) {
    mass += cut(
      Array.from({ length: 20 }, (_, i): Point => {
        const a = (i / 20) * Math.PI * 2;
        const q = i % 2 ? r(1, 1.16) : r(0.84, 0.95);
        return [x + Math.cos(a) * rx * q, y + Math.sin(a) * ry * q];
      }),
    );
    for (let i = 0; i < 6; i++)
      leaves += place(
        'l',
        x + r(-0.75, 0.6) * rx,
        y + r(-0.7, 0.5) * ry,
        r(0.7, 1.05),
        r(0, 1) < 0.5 ? 1 : -1,
      );
  }
  return fill(mass, t.crown) + group(`fill="${t.light}"`, leaves);
}

function draw(t: Tree): string {
  const r = chance(t.seed);
  const s = salt(r, 260);
  const trunk = cut(
    wobble(
      r,
      spline(
        points(
          '640,660 700,600 730,520 700,440 600,380 520,340 540,326 640,360 730,410 780,360 790,260 816,256 830,370 880,420 1000,350 1120,320 1126,340 1020,390 930,460 900,540 930,610 990,660',
        ),
        2,
      ),
      2,
      50,
    ),
  );
  const flags = 'M250 520Q520 640 800 470Q1080 640 1350 520M180 600Q500 700 800 560Q1100 700 1420 600';
  return sheet({
    sky: t.sky,
    defs: [stamp('l', `<path d="${LEAF_SHAPE}"/>`), stamp('p', pilgrim()), s.def],
    layers: [
      fill(disc(r, 260, 240, 92), t.sun),
      fill(streaks(r, [90, 150, 220, 290], 3, [110, 300]), t.cloud),
      jungle(r, points('-20,560 200,530 420,556 700,570 1000,570 1240,540 1440,530 1640,550'), {
        size: [26, 46],
        bottom: 850,
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      fill(trunk, KEY),
      crown(r, t),
      stroke('M704 640Q760 560 744 480M860 640Q830 540 850 440M790 650V400', ROSE, 5, '60 12 30 10'),
      stroke('M520 470L480 640M1080 450L1130 640M640 420L610 640', GAMBOGE, 9),
      stroke(flags, KEY, 3),
      stroke(flags, LAGOON, 24, '15 75'),
      stroke(flags, GAMBOGE, 24, '0 15 15 60'),
      stroke(flags, RED, 24, '0 30 15 45'),
      stroke(flags, PAPER, 24, '0 45 15 30'),
      // three terraces, the highest behind gilded rails
      stroke('M520 640h560', GAMBOGE, 62, '5 15'),
      stroke('M510 612h580M510 668h580', GAMBOGE, 9),
      fill('M460 664h680v66H460z', PAPER),
      fill('M380 730h840v54H380z', t.wall),
      fill('M300 784h1000v50H300z', PAPER),
      stroke('M472 682h656M400 748h800M320 800h960', KEY, 5, '40 7 62 5'),
      fill(
        comb(
          r,
          points('1040,664 1060,730 1100,784 1120,834'),
          [-1, 0],
          [10, 40],
          14,
          points('1300,834 1300,784 1220,784 1220,730 1140,730 1140,664'),
        ),
        PLUM,
      ),
      fill('M750 664h100l40 170H710z', ROSE),
      stroke('M748 682h104M744 700h112M738 720h124M734 742h132M728 764h144M722 788h156M716 812h168', KEY, 5),
      fill('M746 664v-84h10v84zM844 664v-84h10v84zM736 584q64-50 128 0z', GAMBOGE),
      fill(cut(wobble(r, points('-20,834 800,830 1640,834 1640,1010 -20,1010'), 2, 160)), t.ground),
      fill(ripples(r, 26, [0, 1600], [846, 980], [60, 180], [5, 11]), t.wall === t.ground ? PLUM : t.wall),
      place('p', 420, 900, 0.9),
      place('p', 500, 910, 0.95),
      at(monk(), 620, 920, 1.1),
      place('p', 1000, 900, 0.9, -1),
      place('p', 1090, 914, 1, -1),
      place('p', 1230, 960, 1.3, -1),
      place('p', 300, 964, 1.3),
      fill(cuts(r, 14, { x: [300, 1300], y: [840, 990], long: [16, 30], wide: [8, 12], sway: 3 }), t.light),
      s.layer,
    ],
  });
}

export const mahaBodhi: Plates = {
  'maha-bodhi': () =>
    draw({
      seed: 321,
      sky: MIST,
      cloud: PAPER,
      sun: PAPER,
      crown: TEA,
      light: LEAF,
      wall: ROSE,
      ground: ROSE,
    }),
  'bodhi-evening': () =>
    draw({
      seed: 322,
      sky: GAMBOGE,
      cloud: PAPER,
      sun: RED,
      crown: PLUM,
      light: ROSE,
      wall: RED,
      ground: ROSE,
    }),
};

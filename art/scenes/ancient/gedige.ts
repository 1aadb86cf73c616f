import { chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { broadTree, jungle } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, wobble } from '../../lib/path.ts';
import { at, hiker, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

interface Ruin {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  far: Ink;
  stone: Ink;
  shade: Ink;
  lawn: Ink;
  blade: Ink;
  fallen: boolean;
}

/** A stone house of images: pillared porch, then a vault under a horseshoe gable. */
function house(r: ReturnType<typeof chance>, q: Ruin): string {
  const courses = Array.from({ length: 6 }, (_, i) => `M620 ${470 + i * 34}h420`).join('');
  return [
    fill('M560 720h560v34H560zM590 686h500v34H590z', q.stone),
    fill('M620 686V452h420v234z', q.stone),
    fill('M600 452l20-22h420l20 22z', q.stone),
    fill('M650 430V372l30-14h300l30 14v58z', q.stone),
    fill('M690 358q-12-130 140-168q152 38 140 168z', q.stone),
    fill('M742 352q-6-80 88-108q94 28 88 108z', q.shade),
    fill('M776 350q0-52 54-72q54 20 54 72z', KEY),
    fill(
      comb(
        r,
        points('944,330 960,440 964,686'),
        [-1, 0],
        [8, 38],
        17,
        points('1040,686 1040,440 1010,430 1010,372 970,358 962,290'),
      ),
      q.shade,
    ),
    fill('M1040 720h80v34h-80zM1000 686h90v34h-90z', q.shade),
    stroke(courses, KEY, 4, '52 6 70 5 38 7'),
    stroke('M650 402h300M640 440h330', q.shade, 9, '20 10'),
    fill('M790 686V520h80v166z', KEY),
    fill('M768 686V508h22v178zM870 686V508h22v178zM760 494h140v20H760z', q.stone),
    fill('M656 560h60v66h-60zM944 560h56v66h-56z', KEY),
    stroke('M666 560v66M682 560v66M698 560v66M956 560v66M972 560v66M988 560v66', q.stone, 6),
    fill('M770 754h120l16 40H754z', q.stone),
    stroke('M764 766h132M758 780h144', q.shade, 6),
    fill(cut(wobble(r, points('802,190 812,150 830,128 848,150 858,190'), 2, 30)), q.stone),
  ].join('');
}

function draw(q: Ruin): string {
  const r = chance(q.seed);
  const s = salt(r, 260);
  const posts = [
    [300, 760, 130],
    [370, 756, 90],
    [440, 764, 150],
    [1230, 762, 140],
    [1300, 770, 80],
    [1370, 760, 120],
  ]
    .map(
      ([x = 0, y = 0, h = 0]) =>
        fill(`M${x} ${y}v${-h}l6-8h16l8 10v${h}z`, q.stone) +
        fill(`M${x + 20} ${y}v${-h - 6}l10 8v${h}z`, q.shade),
    )
    .join('');
  return sheet({
    sky: q.sky,
    defs: [s.def],
    layers: [
      fill(disc(r, 1240, 240, 90), q.sun),
      fill(streaks(r, [100, 170, 240, 310, 380], 3, [110, 300]), q.cloud),
      fill(
        ridge(r, points('-20,480 160,420 340,380 520,440 800,420 1060,400 1240,350 1420,390 1620,440'), 760),
        q.far,
      ),
      jungle(r, points('-20,600 200,570 420,560 640,590 1000,590 1240,560 1440,556 1620,590'), {
        size: [28, 52],
        bottom: 760,
        body: TEA,
        light: q.blade === TEA ? LEAF : q.lawn,
        under: 6,
        depth: 90,
      }),
      fill(broadTree(r, 210, 740, 440, 480), KEY),
      fill(
        cut(wobble(r, points('-20,730 400,720 800,716 1200,720 1620,730 1620,1010 -20,1010'), 2, 140)),
        q.lawn,
      ),
      fill(cuts(r, 22, { x: [-40, 1560], y: [750, 850], long: [50, 150], wide: [5, 10] }), q.blade),
      house(r, q),
      q.fallen ? posts : '',
      at(hiker(RED), 1010, 812, 0.92, -1),
      at(walker(RED, GAMBOGE), 1090, 820, 0.9, -1),
      fill(
        cut(wobble(r, points('-20,870 300,850 700,862 1100,850 1620,870 1620,1010 -20,1010'), 3, 120)),
        LAGOON,
      ),
      fill(ripples(r, 30, [-20, 1620], [874, 990], [60, 200], [5, 12]), KEY),
      fill(ripples(r, 12, [640, 1040], [872, 970], [50, 140], [6, 11]), q.stone),
      fill(cuts(r, 8, { x: [200, 1300], y: [880, 980], long: [60, 130], wide: [5, 9] }), q.sun),
      fill(broadTree(r, 1490, 930, 560, 560), KEY),
      jungle(r, points('-20,930 140,920 300,980 700,1000 1180,1000 1340,950 1620,900'), {
        size: [26, 46],
        bottom: 1010,
        body: KEY,
        light: TEA,
        leaves: 1,
      }),
      s.layer,
    ],
  });
}

export const gedige: Plates = {
  'nalanda-gedige': () =>
    draw({
      seed: 231,
      sky: ROSE,
      cloud: PAPER,
      sun: PAPER,
      far: PLUM,
      stone: PAPER,
      shade: PLUM,
      lawn: LEAF,
      blade: TEA,
      fallen: false,
    }),
  ruins: () =>
    draw({
      seed: 232,
      sky: MIST,
      cloud: PAPER,
      sun: GAMBOGE,
      far: LAGOON,
      stone: ROSE,
      shade: RED,
      lawn: TEA,
      blade: LEAF,
      fallen: true,
    }),
};

import { type Chance, chance } from '../../lib/chance.ts';
import { comb, cuts, gouge, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, PAPER, RED, TEA } from '../../lib/inks.ts';
import { cut, points, spline, wobble } from '../../lib/path.ts';
import { at } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, group, misfed, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { glitter, ripples, surf } from '../../lib/water.ts';
import { oruwa } from '../boats.ts';
import type { Plates } from '../plates.ts';

/** The temple upon Swami Rock: a small gate tower, red-striped walls, a flagstaff. */
const TEMPLE =
  fill('M-150 0v-56h320V0z', PAPER) +
  stroke('M-146-27h312', RED, 54, '12 12') +
  fill('M-60 0v-70l14-40 10-40 8-36h56l8 36 10 40 14 40V0z', GAMBOGE) +
  stroke('M-46-84h92M-36-122h72M-26-158h52', RED, 18, '8 7') +
  stroke('M-56-70h112M-46-108h92M-36-146h72', KEY, 5) +
  fill('M-32-184q0-30 32-32q32 2 32 32zM-14 0v-44h28V0z', RED) +
  stroke('M-20-218v-16M-7-220v-18M7-220v-18M20-218v-16', GAMBOGE, 6) +
  fill('M100-56v-30q24-24 48 0v30z', GAMBOGE) +
  stroke('M-116-56v-120', KEY, 5) +
  fill('M-114-176l46 12-46 14z', RED);

function headland(r: Chance) {
  const rock = cut(
    wobble(
      r,
      points(
        '760,720 776,640 764,580 790,520 782,460 812,400 830,344 880,318 980,300 1100,296 1240,306 1380,330 1500,350 1640,360 1640,740',
      ),
      4,
      50,
    ),
  );
  let cracks = cuts(r, 26, {
    x: [800, 1080],
    y: [350, 640],
    long: [40, 120],
    wide: [6, 12],
    lean: 1.6,
    sway: 0.2,
  });
  for (const x of [840, 900, 970, 1040])
    cracks += gouge(x, r(360, 420), r(130, 240), 1.57 + r(-0.1, 0.1), r(10, 16));
  return {
    rock,
    layer: [
      misfed('r', RED, -9, 4),
      fill(
        comb(
          r,
          points('1080,320 1120,420 1090,520 1130,620 1120,740'),
          [-1, 0.2],
          [20, 80],
          26,
          points('1640,740 1640,360 1500,352 1380,334'),
        ),
        KEY,
      ),
      fill(cracks, KEY),
      fill(
        cuts(r, 16, { x: [1140, 1560], y: [380, 690], long: [40, 110], wide: [6, 11], lean: 1.4, sway: 0.3 }),
        RED,
      ),
      at(TEMPLE, 1010, 304, 0.92),
      jungle(r, points('1180,312 1300,322 1420,340 1640,352'), {
        size: [18, 34],
        bottom: { under: 50 },
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      palms(
        r,
        [
          [1250, 330, 150, 20, 0.55],
          [1340, 340, 190, -24, 0.62],
          [1480, 356, 170, 22, 0.6],
        ],
        KEY,
      ),
    ].join(''),
  };
}

function draw(): string {
  const r = chance(332);
  const s = salt(r, 240);
  const land = headland(r);
  const scene = [
    fill(disc(r, 430, 300, 120), RED),
    fill(streaks(r, [100, 170, 240, 310, 380, 440], 3, [120, 320]), PAPER),
    jungle(r, spline(points('-20,520 120,490 280,500 440,530 600,552'), 3), {
      size: [14, 28],
      bottom: 570,
      body: KEY,
      light: PAPER,
      leaves: 1,
    }),
    fill('M-20 556h1660v454H-20z', LAGOON),
    fill(ripples(r, 64, [-40, 1640], [564, 980], [50, 220], [4, 15]), KEY),
    fill(glitter(r, 24, 430, 120, [562, 800]), RED),
    land.layer,
    fill(
      surf(r, 700, 1600, (x) => 738 + Math.sin(x / 120) * 6, 26) +
        cuts(r, 12, { x: [700, 1500], y: [750, 800], long: [70, 190], wide: [7, 13] }),
      PAPER,
    ),
    place('o', 560, 660, 0.6),
    place('o', 360, 800, 1.2) + place('o', 760, 840, 0.9, -1),
    fill(
      cut(wobble(r, points('-20,930 240,920 520,960 900,990 1300,970 1640,930 1640,1010 -20,1010'), 4, 80)),
      KEY,
    ),
  ];
  return sheet({
    sky: GAMBOGE,
    defs: [define('c', palmHead(r, 112)), define('r', land.rock), stamp('o', oruwa()), s.def],
    layers: [group('transform="translate(1600 0)scale(-1 1)"', ...scene), s.layer],
  });
}

export const koneswaram: Plates = { koneswaram: draw };

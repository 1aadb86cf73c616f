import { egret, flock } from '../../lib/beasts.ts';
import { chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { broadTree, jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, spline, wobble } from '../../lib/path.ts';
import { at, boatman } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import type { Plates } from '../plates.ts';

interface Field {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  far: Ink;
  peak?: Ink;
  wet: Ink;
  young: Ink;
  ripe: Ink;
  bund: Ink;
}

/** A water buffalo to the left. */
const BUFFALO =
  fill(
    cut(
      spline(
        points(
          '-228,-66 -214,-96 -186,-126 -160,-138 -120,-142 -86,-164 0,-150 70,-158 108,-136 114,-96 100,-56 98,0 68,0 62,-54 20,-46 -40,-48 -68,-48 -72,0 -102,0 -108,-54 -132,-82 -158,-84 -188,-58 -214,-48 -228,-66',
        ),
        2,
      ),
    ),
    KEY,
  ) +
  fill('M-176-128q-14-60 74-74q-56 26-48 74zM-190-118q-60-10-60-66q20 36 66 44z', PAPER) +
  fill('M-190-100l10-2 0 7-10 2zM-120-120l60-22-30 40zM-10-136l76-6-56 20zM60-110l36-16-12 40z', PLUM) +
  stroke('M110-128q22 30 8 74', KEY, 7);

function draw(f: Field): string {
  const r = chance(f.seed);
  const s = salt(r, 260);
  const field = (text: string, ink: Ink) => fill(cut(wobble(r, points(text), 4, 80)), ink);
  const shoots = (
    n: number,
    x: readonly [number, number],
    y: readonly [number, number],
    ink: Ink,
    long: readonly [number, number],
  ) => fill(cuts(r, n, { x, y, long, wide: [5, 8], lean: -1.4, sway: 0.5 }), ink);
  return sheet({
    sky: f.sky,
    defs: [define('c', palmHead(r, 114)), stamp('e', egret()), s.def],
    layers: [
      fill(disc(r, 1250, 230, 94), f.sun),
      fill(streaks(r, [90, 160, 230, 300], 3, [110, 300]), f.cloud),
      f.peak
        ? fill(
            ridge(
              r,
              points(
                '-20,430 160,380 320,400 480,330 580,250 650,170 690,140 730,150 800,230 900,310 1040,370 1220,350 1400,300 1640,360',
              ),
              700,
            ),
            f.peak,
          ) +
          fill(
            comb(
              r,
              points('712,146 730,220 716,300 760,400'),
              [-1, 0.4],
              [10, 50],
              22,
              points('1040,400 900,312 800,232 732,152'),
            ),
            KEY,
          )
        : fill(ridge(r, points('-20,430 240,390 500,410 800,380 1100,400 1380,360 1640,390'), 700), f.far),
      fill(
        ridge(r, points('-20,480 200,430 420,450 640,470 900,450 1160,410 1400,430 1640,410'), 700),
        f.far,
      ),
      jungle(r, points('-20,540 220,510 460,530 760,550 1040,540 1300,510 1640,520'), {
        size: [26, 48],
        bottom: 660,
        body: TEA,
        light: LEAF,
        leaves: 1,
        under: 3,
        depth: 60,
      }),
      palms(
        r,
        [
          [110, 590, 300, -30, 0.85],
          [190, 590, 220, 26, 0.7],
          [470, 590, 250, 30, 0.76],
          [1220, 590, 280, -26, 0.82],
          [1320, 590, 200, 24, 0.66],
          [1470, 590, 330, 30, 0.92],
        ],
        KEY,
      ),
      fill('M640 600v-60h150v60z', PAPER) +
        fill('M612 546l50-56h106l50 56z', RED) +
        fill('M700 600v-40h26v40zM656 560h24v20h-24z', KEY),
      field('-20,590 1640,586 1640,1010 -20,1010', f.bund),
      field('-20,604 300,600 520,604 420,640 -20,650', f.young),
      field('560,602 980,600 1060,636 460,644', f.wet),
      field('1020,600 1640,598 1640,646 1110,640', f.ripe),
      field('-20,668 400,656 330,720 260,760 -20,770', f.wet),
      field('446,656 1076,650 1130,700 820,740 360,744', f.ripe),
      field('1130,656 1640,660 1640,740 1240,726', f.young),
      field('-20,790 250,776 520,764 600,800 440,880 -20,920', f.young),
      field('640,756 860,754 1150,716 1280,760 1200,850 760,870 560,850', f.wet),
      field('1310,756 1640,760 1640,900 1260,870', f.ripe),
      field('480,900 560,872 740,892 1220,872 1640,922 1640,1010 300,1010', f.young),
      shoots(14, [0, 420], [612, 646], f.bund, [14, 24]),
      shoots(20, [460, 1060], [670, 736], f.bund, [18, 32]),
      shoots(16, [1160, 1600], [676, 730], f.bund, [18, 32]),
      shoots(26, [10, 480], [810, 890], f.bund, [24, 44]),
      shoots(18, [1320, 1600], [790, 880], f.bund, [24, 44]),
      shoots(32, [420, 1580], [920, 1000], f.bund, [34, 60]),
      fill(
        cuts(r, 12, { x: [600, 1120], y: [770, 850], long: [60, 150], wide: [5, 9] }) +
          cuts(r, 8, { x: [560, 900], y: [610, 634], long: [50, 120], wide: [4, 6] }) +
          cuts(r, 7, { x: [0, 220], y: [680, 750], long: [50, 120], wide: [4, 7] }),
        f.cloud,
      ),
      at(BUFFALO, 820, 836, 1.05),
      at(boatman(RED, PAPER), 1020, 850, 1.1, -1),
      stroke('M930 770L1040 756M1000 850L1060 740', KEY, 5),
      at(boatman(LAGOON, PAPER), 300, 726, 0.6),
      place('e', 640, 850, 0.7),
      place('e', 690, 842, 0.6, -1),
      place('e', 1130, 812, 0.6),
      place('e', 120, 740, 0.5),
      stroke(flock(r, 8, 300, 200, 300, 90), PAPER, 5),
      fill(broadTree(r, 60, 980, 600, 500), KEY),
      s.layer,
    ],
  });
}

export const paddies: Plates = {
  ratnapura: () =>
    draw({
      seed: 511,
      sky: MIST,
      cloud: PAPER,
      sun: PAPER,
      far: LAGOON,
      peak: PLUM,
      wet: LAGOON,
      young: LEAF,
      ripe: GAMBOGE,
      bund: TEA,
    }),
  'paddy-evening': () =>
    draw({
      seed: 512,
      sky: ROSE,
      cloud: PAPER,
      sun: PAPER,
      far: PLUM,
      wet: ROSE,
      young: TEA,
      ripe: LEAF,
      bund: KEY,
    }),
  'paddy-harvest': () =>
    draw({
      seed: 513,
      sky: LAGOON,
      cloud: PAPER,
      sun: GAMBOGE,
      far: LEAF,
      wet: MIST,
      young: LEAF,
      ripe: GAMBOGE,
      bund: TEA,
    }),
};

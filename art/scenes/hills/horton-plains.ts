import { deer } from '../../lib/beasts.ts';
import { chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { jungle, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, wobble } from '../../lib/path.ts';
import { at, hiker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { fill, place, salt, sheet, stamp } from '../../lib/svg.ts';
import { mist } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

function draw(): string {
  const r = chance(121);
  const s = salt(r, 300);
  const cliff = points('700,350 760,420 742,500 776,580 750,670 790,760 770,860 810,1010');
  const top = points('-20,330 160,318 330,330 480,322 600,334 700,350');
  return sheet({
    sky: PAPER,
    defs: [stamp('d', deer(PLUM)), stamp('h', deer(PLUM, false)), s.def],
    layers: [
      fill(disc(r, 1180, 268, 96), RED),
      fill(streaks(r, [120, 180, 240, 300], 3, [120, 300]), MIST),
      fill(
        ridge(r, points('600,420 760,380 900,330 1000,360 1120,318 1250,350 1400,296 1620,340'), 700),
        MIST,
      ),
      mist(r, 430, PAPER, MIST, 46, 6, [560, 1620]),
      fill(
        ridge(r, points('600,540 780,500 940,450 1080,500 1240,440 1420,480 1620,420'), 800),
        LAGOON,
        'opacity=".55"',
      ),
      mist(r, 560, PAPER, MIST, 44, 6, [560, 1620]),
      fill(ridge(r, points('600,700 820,640 1000,590 1160,640 1330,580 1620,610'), 900), LAGOON),
      mist(r, 700, MIST, LAGOON, 50, 6, [600, 1620]),
      jungle(r, points('640,800 860,770 1060,730 1260,770 1440,730 1640,760'), {
        size: [22, 40],
        bottom: 1010,
        body: TEA,
        light: LEAF,
        under: 8,
        depth: 80,
      }),
      mist(r, 866, PAPER, TEA, 44, 6, [640, 1620]),
      jungle(r, points('700,960 960,930 1240,950 1640,900'), {
        size: [26, 46],
        bottom: 1010,
        body: KEY,
        light: TEA,
        leaves: 1,
      }),
      // the precipice and its grassland
      fill(
        cut([...wobble(r, cliff, 4, 60), [-20, 1010], [-20, 400], ...top.slice(1)]),
        PAPER,
        'transform="translate(8 -5)"',
      ),
      fill(cut([...wobble(r, cliff, 4, 60), [-20, 1010], [-20, 400], ...top.slice(1)]), PLUM),
      fill(comb(r, cliff, [-1, 0.15], [30, 120], 34, points('560,1010 520,700 560,420 620,360')), ROSE),
      fill(
        cuts(r, 24, {
          x: [560, 730],
          y: [60, 560],
          under: points('560,340 760,380'),
          long: [40, 110],
          wide: [6, 12],
          lean: 1.5,
          sway: 0.14,
        }),
        KEY,
      ),
      fill(
        cut(
          wobble(
            r,
            points(
              '-20,326 160,314 330,326 480,318 600,330 706,346 690,392 640,420 600,520 540,600 470,720 430,1010 -20,1010',
            ),
            4,
            60,
          ),
        ),
        GAMBOGE,
      ),
      fill(cut(wobble(r, points('-20,560 140,590 260,680 320,800 300,1010 -20,1010'), 4, 60)), LEAF),
      fill(
        cuts(r, 46, {
          x: [0, 560],
          y: [30, 460],
          under: points('0,340 600,340'),
          long: [16, 40],
          wide: [4, 7],
          lean: -1.4,
          sway: 0.35,
        }),
        RED,
      ),
      fill(
        cuts(r, 22, {
          x: [0, 280],
          y: [60, 340],
          under: points('0,580 280,700'),
          long: [18, 44],
          wide: [4, 8],
          lean: -1.4,
          sway: 0.35,
        }),
        TEA,
      ),
      jungle(r, points('-20,330 70,300 150,320 220,336'), {
        size: [20, 34],
        bottom: 360,
        body: TEA,
        light: RED,
        leaves: 3,
      }),
      place('h', 520, 470, 0.62),
      place('h', 430, 484, 0.7, -1),
      place('d', 190, 690, 1.45, -1),
      at(hiker(RED), 640, 346, 0.66),
      at(hiker(LAGOON), 596, 342, 0.62),
      fill(tufts(r, 12, [-10, 420], points('0,860 420,880'), 110, 44), KEY),
      s.layer,
    ],
  });
}

export const hortonPlains: Plates = { 'horton-plains': draw };

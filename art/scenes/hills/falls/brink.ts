import { chance } from '../../../lib/chance.ts';
import { comb, cuts, streaks } from '../../../lib/cuts.ts';
import { jungle, tufts } from '../../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../../lib/inks.ts';
import { arc, cut, type Point, points, ridge, wobble } from '../../../lib/path.ts';
import { at, sitter } from '../../../lib/people.ts';
import { disc } from '../../../lib/sun.ts';
import { fill, salt, sheet, stroke } from '../../../lib/svg.ts';
import { mist, ripples } from '../../../lib/water.ts';
import type { Plates } from '../../plates.ts';

/** Somebody up to the chest in a pool, arms on its rim. */
const bather = fill('M-8-62l-7-11 5-13 13-2 8 9-1 14-8 7 14 6 8 22-10 30h-40l-8-32 10-22z', KEY);

/** Diyaluma from above: pools on the ledge, the water about to go, the plain two hundred metres below. */
function brink(): string {
  const r = chance(163);
  const s = salt(r, 240);
  const edge = points('-20,640 180,610 420,590 640,600 800,622 960,640 1040,648 1130,640 1320,600 1640,570');
  const pool = (cx: number, cy: number, rx: number, ry: number) =>
    cut(arc(cx, cy, rx, ry).map(([x, y]): Point => [x + r(-9, 9), y + r(-5, 5)]));
  const pools = pool(1000, 716, 250, 74) + pool(520, 760, 140, 36) + pool(760, 930, 340, 72);
  return sheet({
    sky: GAMBOGE,
    defs: [s.def],
    layers: [
      fill(disc(r, 480, 250, 96), PAPER),
      fill(streaks(r, [90, 150, 210, 270], 3, [110, 300]), PAPER),
      fill(ridge(r, points('-20,380 200,330 420,360 700,316 980,350 1260,300 1640,350'), 460), ROSE),
      fill('M-20 400H1640V760H-20z', LEAF),
      fill(cuts(r, 44, { x: [-40, 1560], y: [414, 600], long: [60, 190], wide: [5, 13] }), TEA),
      fill(cut(wobble(r, points('1080,452 1300,438 1500,452 1420,472 1200,478'), 3, 60)), LAGOON),
      fill(cut(wobble(r, points('120,474 300,462 470,478 340,496 180,494'), 3, 60)), LAGOON),
      jungle(r, points('-20,540 400,524 800,540 1200,520 1640,536'), {
        size: [14, 26],
        bottom: { under: 22 },
        body: TEA,
        light: LEAF,
        leaves: 0,
      }),
      mist(r, 560, MIST, PAPER, 60, 8),
      fill(
        cut([...wobble(r, edge, 5, 60), [1640, 1010], [-20, 1010]]),
        PAPER,
        'transform="translate(-4 -9)"',
      ),
      fill(cut([...wobble(r, edge, 5, 60), [1640, 1010], [-20, 1010]]), ROSE),
      fill(
        comb(
          r,
          points('1300,612 1350,720 1290,830 1360,940 1330,1010'),
          [-1, 0.2],
          [20, 90],
          34,
          points('1640,1010 1640,590'),
        ),
        PLUM,
      ),
      fill(cuts(r, 40, { x: [-20, 1240], y: [670, 980], long: [50, 150], wide: [6, 12], sway: 0.1 }), PLUM),
      fill(pools, PLUM, 'transform="translate(5 -11)"'),
      fill(pools, LAGOON),
      // From pool to pool, and over.
      fill(
        cut(wobble(r, points('612,776 690,764 790,752 806,772 720,790 640,800'), 2, 40)) +
          cut(wobble(r, points('880,786 960,784 930,866 850,864'), 2, 30)),
        PAPER,
      ),
      stroke('M806 668Q900 640 1004 641Q1110 642 1190 668', PAPER, 13),
      fill(ripples(r, 20, [800, 1200], [676, 770], [50, 150], [5, 10]), MIST),
      fill(ripples(r, 16, [500, 1020], [880, 980], [60, 170], [6, 12]), MIST),
      fill(ripples(r, 7, [430, 610], [744, 784], [40, 90], [4, 8]), MIST),
      at(bather, 930, 716, 1.05),
      at(bather, 1090, 736, 1.15, -1),
      stroke('M900 718h62M1054 738h74', MIST, 6),
      at(sitter(RED), 300, 616, 1.1),
      fill(cut(wobble(r, points('-20,860 160,880 330,940 420,1010 -20,1010'), 4, 60)), KEY),
      fill(tufts(r, 12, [0, 380], points('0,850 400,980'), 80, 46), TEA),
      s.layer,
    ],
  });
}

export const brinks: Plates = { diyaluma: brink };

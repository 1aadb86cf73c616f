import { type Chance, chance } from '../../../lib/chance.ts';
import { cuts, gouge, streaks } from '../../../lib/cuts.ts';
import { jungle } from '../../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../../lib/inks.ts';
import { cut, type Point, points, ridge, spline, wobble } from '../../../lib/path.ts';
import { at, plucker } from '../../../lib/people.ts';
import { fill, salt, sheet, stroke } from '../../../lib/svg.ts';
import { contours, farRows, teaRows } from '../../../lib/tea.ts';
import { ripples } from '../../../lib/water.ts';
import type { Plates } from '../../plates.ts';

/** One leap of the water: from a narrow lip at x0 to a skirt at x1, thrown wide by the rock. */
function veil(r: Chance, x0: number, y0: number, x1: number, y1: number, w0: number, w1: number): string {
  const side = (k: 1 | -1) =>
    Array.from({ length: 8 }, (_, i): Point => {
      const t = i / 7;
      return [x0 + (x1 - x0) * t + k * (w0 + (w1 - w0) * t ** 1.2) * r(0.44, 0.58), y0 + (y1 - y0) * t];
    });
  let threads = '';
  for (let i = 0; i < 13; i++) {
    const k = r(-0.46, 0.46);
    const t = r(0.02, 0.7);
    const w = w0 + (w1 - w0) * t ** 1.2;
    threads += gouge(
      x0 + (x1 - x0) * t + k * w,
      y0 + (y1 - y0) * t,
      (y1 - y0) * r(0.16, 0.3),
      Math.atan2(y1 - y0, x1 - x0 + k * (w1 - w0)),
      r(6, 12),
    );
  }
  let foam = '';
  for (let i = 0; i < 9; i++)
    foam += gouge(x1 + r(-0.8, 0.3) * w1, y1 + r(-8, 12), w1 * r(0.3, 0.6), r(-0.06, 0.06), r(10, 18));
  return fill(cut([...side(-1), ...side(1).reverse()]), PAPER) + fill(foam, PAPER) + fill(threads, LAGOON);
}

/** A bus of the hill road, going down. */
const bus =
  fill('M-96-16v-82q4-16 20-16h150q20 2 22 30v68z', RED) +
  fill('M-96-46h192v16H-96z', PAPER) +
  stroke('M-82-80h150', PAPER, 30, '28 8') +
  stroke('M-60-8h2M56-8h2', KEY, 32, '', 'stroke-linecap="round"');

function draw(): string {
  const r = chance(163);
  const s = salt(r, 200);
  const left = spline(points('-20,250 160,300 330,390 470,500 560,620 610,760'), 3);
  const right = spline(points('1010,760 1060,640 1150,520 1290,420 1450,340 1640,290'), 3);
  const tea = teaRows([
    { id: 'e', d: 'M-20 800Q200 760 420 842T760 1000', width: 40 },
    { id: 'f', d: 'M-20 870Q180 840 380 910T640 1040', width: 46 },
    { id: 'g', d: 'M1640 780Q1400 760 1220 850T960 1010', width: 40 },
    { id: 'h', d: 'M1640 860Q1440 840 1290 920T1080 1040', width: 46 },
  ]);
  return sheet({
    sky: MIST,
    defs: [...tea.defs, s.def],
    layers: [
      fill(streaks(r, [60, 110, 170, 230], 3, [110, 300]), PAPER),
      fill(
        ridge(r, points('-20,300 220,170 420,250 640,120 800,80 980,140 1180,230 1400,150 1640,240'), 820),
        LAGOON,
      ),
      fill(
        cuts(r, 12, { x: [80, 1520], y: [230, 320], long: [40, 110], wide: [5, 10], lean: 1.2, sway: 0.4 }),
        MIST,
      ),
      // The dark wall the water comes over, in two leaps and a slide.
      fill(
        cut(
          wobble(
            r,
            points('440,820 470,470 560,330 680,250 800,230 930,250 1060,330 1150,470 1180,820'),
            6,
            60,
          ),
        ),
        KEY,
      ),
      fill(
        cuts(r, 20, { x: [500, 1120], y: [340, 720], long: [50, 130], wide: [7, 13], lean: 1.56, sway: 0.2 }),
        PLUM,
      ),
      jungle(r, points('560,336 620,296 664,272'), {
        size: [16, 30],
        bottom: { under: 24 },
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      jungle(r, points('724,254 800,234 890,252'), {
        size: [16, 30],
        bottom: { under: 22 },
        body: TEA,
        light: LEAF,
        leaves: 0,
      }),
      jungle(r, points('946,262 1050,330'), {
        size: [16, 30],
        bottom: { under: 24 },
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      // Twin streams: one in two leaps, one in a single long fall, and both over the last step.
      veil(r, 700, 262, 684, 452, 36, 92),
      jungle(r, points('560,470 640,456'), {
        size: [16, 26],
        bottom: { under: 20 },
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      veil(r, 694, 458, 706, 660, 86, 160),
      veil(r, 914, 258, 896, 660, 34, 132),
      veil(r, 800, 664, 800, 790, 280, 300),
      fill(cut([...left, [610, 1010], [-20, 1010]]), LEAF),
      fill(cut([...right, [1640, 1010], [1010, 1010]]), LEAF),
      farRows(contours(left, 6, 54, 50), TEA, 13),
      farRows(contours(right, 6, 54, 50), TEA, 13),
      // A factory on the one slope, the line of the road on the other.
      fill('M120 396v-96h190v96z', PAPER) +
        fill('M108 304l22-36h168l22 36z', RED) +
        stroke('M132 332h170M132 368h170', LAGOON, 20, '18 12') +
        fill('M330 396v-150h16v150z', RED),
      // The bridge under the fall.
      fill('M-20 700H560l40 20h400l40-20h600v62H-20z', ROSE),
      stroke('M-20 706H560M1040 706H1640', KEY, 6),
      fill('M600 762q200-120 400 0v60h-24q-176-110-352 0h-24z', KEY),
      fill('M590 720h420v44q-210-96-420 0z', ROSE),
      stroke('M596 716h408', PAPER, 12, '26 10'),
      stroke('M604 740Q800 654 996 740', PLUM, 7, '22 6'),
      at(bus, 1210, 712, 1.1, -1),
      fill('M-20 800h1660v210H-20z', LAGOON),
      fill(ripples(r, 20, [560, 1060], [812, 980], [60, 180], [7, 14]), PAPER),
      fill(cut(wobble(r, points('-20,760 300,764 500,800 640,880 760,1010 -20,1010'), 4, 70)), KEY),
      fill(cut(wobble(r, points('1640,760 1320,764 1130,800 1010,890 930,1010 1640,1010'), 4, 70)), KEY),
      tea.layer,
      at(plucker(GAMBOGE, RED, ROSE), 330, 900, 1.05),
      at(plucker(PAPER, LAGOON, ROSE), 200, 960, 1.2),
      at(plucker(ROSE, PLUM, GAMBOGE), 1380, 930, 1.15, -1),
      s.layer,
    ],
  });
}

export const ramboda: Plates = { ramboda: draw };

import { chance } from '../../lib/chance.ts';
import { comb, cuts, gouge, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, spline, wobble } from '../../lib/path.ts';
import { at, hiker, walker } from '../../lib/people.ts';
import { define, fill, misfed, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import type { Plates } from '../plates.ts';

/** The stone lion of the stair: seated, mane in rings, jaws open. */
const LION =
  fill(
    'M-70 0l-6-60 16-60 30-30-10-34 14-38 34-18 44 6 30 26 4 40-26 20 14 40 30 40 12 50 24 8 4 50z',
    PAPER,
  ) +
  fill(
    'M-44-160l30 4-4 40-26 40-20-10 4-40zM52-196l14 6-4 20-14 2zM62-148l-34-6 0-12 36-2zM20 0l-6-60 14-40 20 50 6 50zM80 0l-2-26 20 4 4 22z',
    PLUM,
  ) +
  stroke('M-20-200q16-22 40-16M-30-176q20-40 60-28M-34-148q14-20 36-20M-30-124q20-16 40-10', KEY, 5) +
  fill('M28-206a7 7 0 1 1-.1 0zM40-160l8-10 8 10z', KEY);

/** A flight of steps in steep perspective, between carved walls. */
function flight(x: number, y0: number, y1: number, w0: number, w1: number, n: number) {
  let lines = '';
  for (let i = 1; i < n; i++) {
    const t = (i / n) ** 1.15;
    const half = w0 + (w1 - w0) * t;
    lines += `M${Math.round(x - half)} ${Math.round(y0 + (y1 - y0) * t)}h${Math.round(half * 2)}`;
  }
  const wall = (k: 1 | -1) =>
    cut(
      points(`${x + k * w0},${y0} ${x + k * (w0 + 18)},${y0} ${x + k * (w1 + 30)},${y1} ${x + k * w1},${y1}`),
    );
  return (
    fill(cut(points(`${x - w0},${y0} ${x + w0},${y0} ${x + w1},${y1} ${x - w1},${y1}`)), ROSE) +
    stroke(lines, PLUM, 5) +
    fill(wall(-1), PAPER) +
    fill(wall(1), KEY)
  );
}

function draw(): string {
  const r = chance(221);
  const s = salt(r, 240);
  const rock = cut(
    wobble(
      r,
      spline(
        points(
          '180,800 240,620 300,470 400,330 540,230 680,180 840,170 980,196 1090,250 1180,340 1250,470 1340,640 1400,800',
        ),
        3,
      ),
      4,
      60,
    ),
  );
  let stain = '';
  for (const [x, y] of points('440,320 520,260 610,220 720,200 900,200 1000,230 1060,280'))
    stain +=
      gouge(x, y, r(120, 240), Math.PI / 2 + r(-0.14, 0.14), r(14, 28)) +
      gouge(x + 36, y + 80, r(80, 150), 1.57, r(8, 13));
  return sheet({
    sky: LEAF,
    defs: [define('k', rock), define('c', palmHead(r, 116)), stamp('l', LION), s.def],
    layers: [
      fill(streaks(r, [80, 140, 210, 280, 350], 3, [110, 300]), PAPER),
      fill(ridge(r, points('-20,600 200,560 400,590 1200,580 1400,550 1620,590'), 800), TEA, 'opacity=".6"'),
      misfed('k', RED),
      fill(
        comb(
          r,
          points('1020,210 1060,330 1040,450 1110,560 1120,700 1160,800'),
          [-1, 0.2],
          [20, 80],
          26,
          points('1400,800 1340,640 1250,470 1180,340 1090,250'),
        ),
        KEY,
      ),
      fill(stain, KEY),
      fill(
        cuts(r, 22, { x: [380, 1000], y: [260, 520], long: [30, 80], wide: [5, 9], lean: 1.5, sway: 0.25 }),
        ROSE,
      ),
      jungle(r, points('-20,640 180,610 340,620 500,660 620,690'), {
        size: [28, 48],
        bottom: 860,
        body: TEA,
        light: LEAF,
        under: 4,
        depth: 110,
      }),
      jungle(r, points('960,690 1100,660 1260,620 1440,600 1620,640'), {
        size: [28, 48],
        bottom: 860,
        body: TEA,
        light: LEAF,
        under: 4,
        depth: 110,
      }),
      fill('M640 470h320v44H640zM660 470V366h60v104zM880 470V366h60v104zM700 380V330h200v50z', PAPER),
      fill('M740 470V350q60-40 120 0v120zM672 450v-60q16-16 32 0v60zM896 450v-60q16-16 32 0v60z', KEY),
      stroke('M640 488h320M650 366h80M870 366h80M694 332h212', PLUM, 7, '16 7'),
      fill('M906 330l14 36h20v148h20v-44h-20V366h-30l-10-36z', PLUM),
      flight(800, 510, 640, 66, 104, 9),
      fill('M640 640h320v26H640z', PAPER),
      stroke('M640 653h320', KEY, 8, '14 8'),
      flight(800, 666, 800, 112, 168, 8),
      fill('M560 800h480v30H560z', PAPER),
      stroke('M560 815h480', KEY, 9, '18 9'),
      flight(800, 830, 1010, 190, 290, 8),
      place('l', 556, 806, 0.72),
      place('l', 1044, 806, 0.72, -1),
      at(hiker(GAMBOGE), 760, 800, 0.72),
      at(walker(LAGOON, PAPER), 850, 950, 1.15, -1),
      at(hiker(RED), 720, 980, 1.2),
      palms(r, [
        [190, 900, 440, 40, 1.25],
        [90, 900, 320, -30, 1],
        [1430, 900, 480, -46, 1.3],
        [1520, 900, 330, 20, 1],
      ]),
      jungle(r, points('-20,870 160,850 320,900 460,990'), {
        size: [30, 56],
        bottom: 1010,
        body: KEY,
        light: TEA,
        under: 3,
        depth: 60,
      }),
      jungle(r, points('1140,990 1290,900 1450,850 1640,860'), {
        size: [30, 56],
        bottom: 1010,
        body: KEY,
        light: TEA,
        under: 3,
        depth: 60,
      }),
      s.layer,
    ],
  });
}

export const yapahuwa: Plates = { yapahuwa: draw };

import { type Chance, chance } from '../../lib/chance.ts';
import { cuts, gouge, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, PAPER, RED, ROSE } from '../../lib/inks.ts';
import { bezier, cut, type Point, points, spline, wobble } from '../../lib/path.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, misfed, salt, sheet, stroke } from '../../lib/svg.ts';
import { glitter, ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

const SEA = 560;

function tail(r: Chance): string {
  const curve = (text: string) => {
    const [a, b, c, d] = points(text) as [Point, Point, Point, Point];
    return bezier(a, b, c, d, 5);
  };
  const outline = [
    '706,770 752,690 776,604 768,528',
    '768,528 748,450 640,446 556,420',
    '556,420 466,392 400,338 346,250',
    '346,250 412,316 500,316 596,306',
    '596,306 690,298 778,326 806,396',
    '806,396 826,322 904,288 996,286',
    '996,286 1090,286 1176,276 1240,204',
    '1240,204 1200,310 1134,372 1040,402',
    '1040,402 958,430 858,448 848,528',
    '848,528 842,604 868,690 922,770',
  ].flatMap(curve);
  return cut(wobble(r, outline, 1.5, 99));
}

function skin(r: Chance): string {
  let d = cuts(r, 16, {
    x: [786, 846],
    y: [480, 690],
    long: [36, 80],
    wide: [4, 8],
    lean: Math.PI / 2,
    sway: 0.06,
  });
  for (let i = 0; i < 20; i++) {
    const x = r(430, 740);
    d += gouge(
      x,
      338 + (x - 430) * 0.13 + (r(0, 62) * (x - 330)) / 400,
      r(34, 84),
      0.3 + r(-0.08, 0.08),
      r(4, 8),
    );
    const x2 = r(870, 1150);
    const y2 = 376 - (x2 - 850) * 0.22 + (r(-36, 16) * (1250 - x2)) / 400;
    d += gouge(x2 + 40, y2, -r(34, 84), -0.32 + r(-0.08, 0.08), r(4, 8));
  }
  return d;
}

/** Water running from the trailing edge of the flukes. */
function drips(r: Chance): string {
  const tips = points('372,294 396,324 430,352 470,382 520,406 1222,262 1196,304 1160,336 1118,366 1076,390');
  return tips
    .map(
      ([x, y]) =>
        gouge(x, y + r(60, 140), -r(56, 120), Math.PI / 2 + r(-0.03, 0.03), 7) +
        gouge(x + r(-10, 14), y + r(150, 190), -r(10, 24), Math.PI / 2, 5),
    )
    .join('');
}

function foam(r: Chance): string {
  const top: Point[] = [];
  for (let x = 560; x < 1060; ) {
    const k = 1 - Math.abs(x - 812) / 270;
    const size = r(12, 26);
    const y = 792 - k * 34;
    top.push(
      [x, y],
      [x + size * 0.3, y - size * r(0.5, 1) * (k + 0.3)],
      [x + size, y - size * r(0.4, 0.9) * (k + 0.4)],
    );
    x += size * 1.5;
  }
  return (
    cut([...top, ...points('1080,800 960,806 820,818 660,808 540,800')]) +
    cuts(r, 20, { x: [540, 1000], y: [806, 880], long: [60, 160], wide: [7, 12] }) +
    cuts(r, 14, { x: [662, 962], y: [650, 740], long: [8, 18], wide: [5, 5], sway: 3 })
  );
}

const OUTRIGGER =
  fill('M262 606l8-170 7 0-4 170z', KEY) +
  fill('M276 440l104 22-20 122-90 10zM262 450l-56 120 54 18z', PAPER) +
  stroke('M270 470l104 14M268 520l100 6', GAMBOGE, 8) +
  fill(
    'M150 588l26 14h190l38-24-8 30-24 18H186l-26-16zM206 636h170l14-6v8l-12 8H206zM236 626l-8 14M330 626l6 14zM320 604l0-28 8-8 8 8 4 28z',
    KEY,
  ) +
  stroke('M222 620l-8 22M348 620l8 22', KEY, 5);

function draw(): string {
  const r = chance(5);
  const s = salt(r, 200);
  const shore = spline(points('1110,564 1180,522 1260,490 1350,472 1460,480 1620,446'), 4);
  const sunBars = [420, 452, 482, 510, 536]
    .map((y) =>
      cuts(r, 2 + Math.floor((y - 400) / 40), {
        x: [570, 880],
        y: [y, y],
        long: [70, 150],
        wide: [6, 10],
        sway: 0,
      }),
    )
    .join('');
  return sheet({
    sky: RED,
    defs: [define('o', disc(r, 800, 462, 239)), define('t', tail(r)), define('c', palmHead(r, 110)), s.def],
    layers: [
      fill(streaks(r, [240, 296, 346, 400, 450], 4, [120, 320]), ROSE),
      misfed('o', GAMBOGE, -7, 5),
      fill(sunBars, RED),
      jungle(r, shore, { size: [14, 26], bottom: SEA + 6, body: KEY, light: RED }),
      fill(
        cut(
          wobble(
            r,
            [
              [-20, SEA],
              [1620, SEA],
              [1620, 1000],
              [-20, 1000],
            ],
            2,
            200,
          ),
        ),
        LAGOON,
      ),
      fill(ripples(r, 100, [-50, 1650], [SEA + 6, 990]), KEY),
      fill(glitter(r, 44, 800, 200, [SEA + 6, 980]), GAMBOGE),
      misfed('t', KEY, -10, 6),
      fill(skin(r), LAGOON),
      fill(drips(r), PAPER),
      fill(foam(r), PAPER),
      palms(r, [
        [1220, 512, 130, -24, 0.5],
        [1284, 490, 190, 20, 0.62],
        [1350, 480, 150, -12, 0.52],
        [1412, 482, 220, 26, 0.68],
        [1500, 470, 170, 30, 0.58],
      ]),
      OUTRIGGER,
      s.layer,
    ],
  });
}

export const mirissa: Plates = { mirissa: draw };

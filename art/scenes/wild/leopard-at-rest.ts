import { flock } from '../../lib/beasts.ts';
import { type Chance, chance } from '../../lib/chance.ts';
import { cuts, gouge, streaks } from '../../lib/cuts.ts';
import { jungle, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, spline, wobble } from '../../lib/path.ts';
import { disc } from '../../lib/sun.ts';
import { fill, group, salt, sheet, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';
import { rosette, spots } from './rosettes.ts';

const leg = (text: string) => cut(spline(points(text), 2));
/** The legs on the far side of the limb. */
const FAR =
  leg('556,550 562,650 560,712 552,742 596,746 606,706 620,640 626,550') +
  leg('1046,550 1040,640 1024,704 1020,730 1062,732 1074,696 1096,620 1100,540');

/** At rest with an eye open, legs on both sides of the limb, the tail let down. */
function leopard(r: Chance): string {
  const body = cut(
    spline(
      points(
        '300,524 290,488 306,450 332,430 338,394 366,414 392,408 426,392 442,424 476,396 540,368 620,374 720,398 820,384 900,344 980,338 1052,372 1098,440 1106,520 1080,556 900,566 700,560 560,566 470,556 420,562 366,560 322,550',
      ),
      2,
    ),
  );
  const near =
    leg('478,530 476,640 464,740 454,772 462,796 512,796 522,760 534,660 566,540') +
    leg(
      '892,520 916,460 990,428 1054,462 1060,540 1026,630 996,710 984,770 986,798 936,800 930,768 938,690 928,610',
    );
  let marks = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9; i++)
      marks += rosette(r, 520 + i * 46 + (row % 2) * 22 + r(-6, 6), 424 + row * 42 + r(-5, 5), 11);
  const tail = 'M1084 480Q1190 560 1160 690Q1130 810 1210 866';
  return [
    stroke(tail, PAPER, 44, '', 'stroke-linecap="round"'),
    stroke(tail, GAMBOGE, 36, '', 'stroke-linecap="round"'),
    stroke('M1140 560Q1172 620 1160 690Q1130 810 1210 866', KEY, 36, '12 36'),
    fill(body, PAPER, 'transform="translate(-7 -6)"'),
    fill(body, GAMBOGE),
    fill(marks, KEY),
    fill(near, PAPER, 'transform="translate(-6 3)"'),
    fill(near, GAMBOGE),
    fill(
      spots(
        '506,600 486,640 510,676 484,712 500,744 960,480 1000,470 1030,500 980,516 940,520 1010,546 960,560 990,590 948,610 976,650 950,690 970,724 952,752 400,430 424,452 450,446 372,440 452,490 430,520 416,488 466,520 350,450',
        9,
      ),
      KEY,
    ),
    fill(cut(points('300,524 292,496 322,490 352,506 366,530 344,552 318,548')), PAPER),
    fill(
      'M288 486l26-8 10 14-18 12zM322 462l24-10 6 10-24 8zM380 466l30-10 8 12-32 8zM304 528l50-10-30 22zM340 396l16 10-14 8zM410 402l16-8 4 16z',
      KEY,
    ),
    stroke('M474 782v14M492 784v12M946 786v14M964 788v12', KEY, 5),
  ].join('');
}

function draw(): string {
  const r = chance(102);
  const s = salt(r, 200);
  const limb = wobble(
    r,
    points(
      '1640,470 1480,500 1320,520 1120,528 900,536 640,540 420,536 250,520 130,470 60,400 40,410 100,496 220,566 400,596 640,606 900,606 1130,604 1330,620 1480,660 1640,700',
    ),
    4,
    80,
  );
  return sheet({
    sky: MIST,
    defs: [s.def],
    layers: [
      fill(disc(r, 700, 210, 110), PAPER),
      fill(streaks(r, [90, 160, 230, 300, 370], 3, [110, 300]), PAPER),
      stroke(flock(r, 9, 1000, 190, 360, 110), KEY, 4),
      fill(ridge(r, points('-20,560 300,540 700,560 1100,544 1640,556'), 700, 2), LAGOON),
      jungle(r, points('-20,640 300,628 700,644 1100,632 1640,640'), {
        size: [26, 44],
        bottom: 690,
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      fill('M-20 676h1660v340H-20z', LAGOON),
      fill(ripples(r, 26, [-40, 1640], [684, 900], [60, 220], [5, 14]), MIST),
      fill(ripples(r, 14, [-40, 1640], [690, 940], [60, 200], [5, 13]), KEY),
      // The tree: its trunk at the edge of the sheet, one great limb across, the crown hung from above.
      fill('M1640-20V1010h-170q60-170 20-330q-20-90 20-200q30-180-10-500z', KEY),
      fill(
        cuts(r, 9, { x: [1540, 1600], y: [300, 900], long: [60, 150], wide: [8, 13], lean: 1.57, sway: 0.1 }),
        TEA,
      ),
      group(
        'transform="scale(1 -1)"',
        jungle(r, points('860,-10 1000,-60 1180,-120 1400,-180 1640,-250'), {
          size: [46, 76],
          bottom: 40,
          body: TEA,
          light: LEAF,
          leaves: 2,
        }),
      ),
      fill(FAR, GAMBOGE),
      fill(cut(limb), PAPER, 'transform="translate(-5 -7)"'),
      fill(cut(limb), KEY),
      fill(
        Array.from({ length: 8 }, () =>
          gouge(r(160, 1500), r(572, 600), r(60, 160), r(-0.04, 0.08), r(6, 11)),
        ).join(''),
        TEA,
      ),
      leopard(r),
      jungle(r, points('-20,920 240,900 560,950 900,970 1200,940 1640,900'), {
        size: [36, 60],
        bottom: 1010,
        body: KEY,
        light: TEA,
        leaves: 1,
      }),
      fill(tufts(r, 8, [0, 1400], points('0,880 1400,920'), 70, 40), LEAF),
      s.layer,
    ],
  });
}

export const leopardAtRest: Plates = { wilpattu: draw };

import { type Chance, chance } from '../../lib/chance.ts';
import { gouge, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, spline, wobble } from '../../lib/path.ts';
import { at } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { ripples, surf } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** A bow kite, 300 wide, its lines running to 0,0 below. */
const kite = (r: Chance, cloth: Ink, band: Ink) =>
  fill(
    cut(
      wobble(
        r,
        spline(
          points(
            '-160,20 -130,-50 -70,-100 10,-120 90,-100 150,-50 176,24 140,-10 90,-40 10,-56 -70,-40 -124,-10',
          ),
          3,
        ),
        1,
        80,
      ),
    ),
    cloth,
  ) +
  fill('M-76-96q20 20 14 54l34-10q10-40-6-62zM60-112q10 30-2 62l36 12q16-30 4-58z', band) +
  stroke('M-156 18q70-70 166-74q96 2 164 76', KEY, 4);

const rider = (board: Ink) =>
  fill('M-90 14l24-14 150-14 46 8-30 20-140 12z', board) +
  fill(
    'M-30 0l-6-14 30-28-6-40-4-30 16-20 20 0 30-26 34-10 4 8-30 16-28 36-4 32 18 22 30 44-2 10h-20l-26-36-18-10-10 26-12 20zM4-138l-6-12 5-13 13-3 9 9-2 14-8 6z',
    KEY,
  ) +
  fill('M-16-110l36-2 4 38-38 6z', RED);

function draw(): string {
  const r = chance(421);
  const s = salt(r, 240);
  const spray = (x: number, y: number) =>
    fill(
      Array.from({ length: 9 }, () =>
        gouge(x + r(-10, 20), y + r(-6, 8), r(40, 110), Math.PI + r(0, 0.7), r(7, 12)),
      ).join(''),
      PAPER,
    );
  return sheet({
    sky: LEAF,
    defs: [define('c', palmHead(r, 112)), s.def],
    layers: [
      fill(disc(r, 300, 270, 104), PAPER),
      fill(streaks(r, [90, 160, 230, 300, 370, 440], 4, [120, 320]), PAPER),
      jungle(r, spline(points('760,556 900,530 1060,520 1240,536 1420,526 1640,500'), 3), {
        size: [14, 26],
        bottom: 570,
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      palms(
        r,
        [
          [980, 540, 130, 20, 0.48],
          [1150, 530, 170, -24, 0.56],
          [1300, 540, 150, 22, 0.52],
          [1430, 530, 210, -26, 0.66],
          [1520, 520, 180, 26, 0.6],
        ],
        TEA,
      ),
      fill('M0 556h1600v444H0z', LAGOON),
      fill(ripples(r, 30, [-40, 1640], [562, 680], [50, 180], [4, 10]), MIST),
      fill(ripples(r, 60, [-40, 1640], [600, 980], [60, 230], [6, 16]), KEY),
      stroke('M1010 690L1180 330M1014 690L1330 330M1018 690L1250 320', KEY, 2),
      at(kite(r, RED, GAMBOGE), 1250, 330, 1.05),
      stroke('M360 640L500 380M362 640L600 372M360 640L560 360', KEY, 2),
      `<g transform="translate(560 360)rotate(14)scale(.72)">${kite(r, GAMBOGE, PLUM)}</g>`,
      stroke('M640 850L830 160M648 850L640 150M644 850L740 130', KEY, 2),
      `<g transform="translate(735 150)rotate(-12)scale(.9)">${kite(r, PLUM, ROSE)}</g>`,
      at(rider(GAMBOGE), 330, 720, 0.66, 1),
      spray(280, 716),
      at(rider(PAPER), 970, 790, 0.9),
      spray(900, 790),
      at(rider(RED), 590, 960, 1.25),
      spray(500, 960),
      fill(
        surf(r, -60, 1640, (x) => 860 + Math.sin(x / 180) * 16, 24),
        PAPER,
      ),
      fill(
        surf(r, -60, 1640, (x) => 970 + Math.sin(x / 210 + 2) * 10, 30),
        MIST,
      ),
      s.layer,
    ],
  });
}

export const kites: Plates = { kalpitiya: draw };

import { type Chance, chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, spline, wobble } from '../../lib/path.ts';
import { at } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { ripples, surf } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** A board stood up in the sand, nose to the sky. */
const board = (ink: Ink, band: Ink): string =>
  fill('M0-430C44-340 46-90 26 0H-26C-46-90-44-340 0-430z', PAPER, 'transform="translate(-8 4)"') +
  fill('M0-430C44-340 46-90 26 0H-26C-46-90-44-340 0-430z', ink) +
  fill('M-37-300l74-18 2 38-78 18zM-39-246l78-18v14l-79 18z', band) +
  stroke('M0-420V-10', KEY, 4);

/** One who lies on his board upon dry land and paddles the air. */
const pupil = (ink: Ink, shorts: Ink): string =>
  fill('M-190-8q90-22 330-12l60 12-60 14q-240 8-330-14z', ink) +
  fill('M-100-24l60-26 70 10 90 6 70-6 2 12-70 8-130 2z', KEY) +
  fill('M-10-46l62 4 8 24h-70z', shorts) +
  fill('M-118-50l6-22 20-8 18 10-2 20-20 10zM-76-46l-40 34-46 4 2-12 38-6 32-30z', KEY);

/** Who teaches: arms wide, knees bent, on the sand. */
const teacher =
  fill('M-8-134l-14 10-4 40 6 20-24 30 6 34h14l0-30 26-24 24 22 2 32h16l2-40-26-28 6-46-12-18z', KEY) +
  fill('M-20-76l42-2 8 34-22 2-10-10-24 14z', RED) +
  fill('M-20-124l-52 14-34 22 6 8 34-14 50-12zM14-124l50-6 40-26 6 8-40 34-52 8z', KEY) +
  fill('M-4-136l-8-12 4-15 15-3 10 10-2 15-9 8z', KEY) +
  fill('M-14-158l6-12 16-3 12 11-4 6-16-4z', GAMBOGE);

/** The small island of one house, a stone's throw from the beach. */
function taprobane(r: Chance): string {
  return (
    palms(
      r,
      [
        [1100, 470, 170, -30, 0.6],
        [1180, 450, 220, 20, 0.7],
        [1300, 450, 190, 34, 0.66],
      ],
      TEA,
    ) +
    fill(
      cut(
        wobble(r, points('1000,560 1020,500 1080,470 1160,450 1250,446 1330,462 1400,500 1430,560'), 5, 40),
      ),
      KEY,
    ) +
    jungle(r, points('1010,506 1090,470 1180,450 1290,456 1400,506'), {
      size: [18, 30],
      bottom: { under: 30 },
      body: TEA,
      light: LEAF,
      leaves: 1,
    }) +
    fill('M1140 452v-60h150v60z', PAPER) +
    fill('M1124 396l40-40h102l40 40z', RED) +
    stroke('M1152 428h130', LAGOON, 34, '20 12') +
    fill(
      cuts(r, 8, { x: [1030, 1380], y: [512, 540], long: [30, 80], wide: [6, 10], lean: 0.3, sway: 0.4 }),
      PLUM,
    )
  );
}

function draw(): string {
  const r = chance(172);
  const s = salt(r, 220);
  const sand = cut([
    ...wobble(r, spline(points('-20,720 260,738 560,752 900,772 1240,810 1640,860'), 3), 4, 90),
    [1640, 1010],
    [-20, 1010],
  ]);
  return sheet({
    sky: ROSE,
    defs: [define('c', palmHead(r, 118)), s.def],
    layers: [
      fill(disc(r, 760, 330, 110), PAPER),
      fill(streaks(r, [80, 140, 210, 290, 370, 440], 3, [110, 300]), PAPER),
      jungle(r, spline(points('-20,500 200,486 420,506 620,528 760,540'), 3), {
        size: [16, 30],
        bottom: 556,
        body: PLUM,
        light: ROSE,
        leaves: 1,
      }),
      fill('M-20 548h1660v300H-20z', LAGOON),
      fill(ripples(r, 40, [-40, 1640], [554, 780], [50, 190], [4, 13]), KEY),
      taprobane(r),
      fill(
        surf(r, -60, 1640, (x) => 610 + Math.sin(x / 170) * 8, 18),
        PAPER,
      ),
      // Somebody stands for the first time.
      fill('M716 662l150-14 40 6-60 16-110 6z', GAMBOGE),
      fill(
        'M780 656l4-40-16-24 10-44-50 14-2-10 60-22 24 2 44-22 6 8-44 34 0 36 14 30 6 40h-12l-12-36-14-6-6 40zM790 528l-6-12 6-13 13-2 8 10-3 13-8 6z',
        KEY,
      ),
      fill(
        surf(r, 420, 1100, (x) => 680 + Math.sin(x / 140) * 8, 26),
        PAPER,
      ),
      fill(sand, PAPER, 'transform="translate(0 -14)"'),
      fill(sand, GAMBOGE),
      fill(cuts(r, 26, { x: [-40, 1560], y: [800, 990], long: [50, 160], wide: [5, 10], sway: 0.05 }), ROSE),
      stroke('M130 760V640M640 790V660', KEY, 12),
      stroke('M110 700L660 728', KEY, 8),
      ...(
        [
          [190, 786, RED, PAPER, -4],
          [300, 792, LAGOON, GAMBOGE, 2],
          [405, 798, PAPER, RED, -2],
          [505, 802, TEA, PAPER, 4],
          [600, 806, PLUM, ROSE, 0],
        ] as const
      ).map(
        ([x, y, ink, band, lean]) =>
          `<g transform="translate(${x} ${y})rotate(${lean})">${board(ink, band)}</g>`,
      ),
      at(teacher, 870, 930, 1.25),
      at(pupil(RED, LAGOON), 1130, 880, 0.95),
      at(pupil(TEA, RED), 1250, 950, 1.05),
      palms(
        r,
        [
          [40, 900, 560, 60, 1.5],
          [1590, 900, 480, -70, 1.3],
        ],
        KEY,
      ),
      s.layer,
    ],
  });
}

export const weligama: Plates = { weligama: draw };

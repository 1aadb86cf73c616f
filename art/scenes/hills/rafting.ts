import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, RED, ROSE, TEA } from '../../lib/inks.ts';
import { arc, cut, type Point, points, ridge, spline, wobble } from '../../lib/path.ts';
import { define, fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { mist, ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

const PADDLER =
  fill('M-16 20l-6-40 8-22 14-6 14 8 30 26-6 8-28-14 2 40z', KEY) +
  fill('M-16-2l-2-34 14-10 14 8 4 36z', GAMBOGE) +
  fill('M-6-46l-6-8 4-12 12-3 9 8-2 12-8 5z', KEY) +
  fill('M-16-60q2-22 20-22t20 22z', PAPER) +
  stroke('M-8-10L60 64', KEY, 6) +
  fill('M56 54l16 6-2 30-14-4-8-20z', PAPER);

/** A rubber raft with five paddlers, bow to the left and up. */
function raft(): string {
  const crew = [
    place('q', -120, -46),
    place('q', -40, -62, 1, -1),
    place('q', 30, -70),
    place('q', 100, -66, 1, -1),
    place('q', 172, -74),
  ].join('');
  return (
    crew +
    fill(
      'M-230-64q20-30 60 0q180 40 320 4q50-24 76-4q20 30-20 56q-60 46-200 50q-150 0-210-50q-40-30-26-56z',
      RED,
    ) +
    fill('M-222-46q30 66 190 76q160 0 240-70l-8 22q-60 46-200 50q-150 0-210-50z', KEY) +
    stroke('M-210-44q80 40 190 40t220-46', PAPER, 5, '16 14')
  );
}

function draw(): string {
  const r = chance(311);
  const s = salt(r, 260);
  const river = cut([
    ...spline(points('690,470 640,530 560,600 420,680 240,760 60,830 -20,860'), 3),
    [-20, 1010],
    [1640, 1010],
    ...spline(points('1640,880 1420,800 1240,720 1080,630 960,540 900,470'), 3),
  ]);
  const foam = (x: number, y: number, w: number, h: number) =>
    cuts(r, 4, {
      x: [x - w * 0.6, x - w * 0.1],
      y: [y - h * 0.5, y + h * 0.3],
      long: [w * 0.4, w * 0.8],
      wide: [h * 0.22, h * 0.4],
      sway: 0.1,
    });
  let rocks = '';
  for (const [x, y, size] of [
    [430, 720, 50],
    [1120, 690, 56],
    [1260, 780, 80],
    [260, 850, 76],
    [760, 560, 30],
    [860, 610, 34],
    [1420, 880, 70],
  ] as const) {
    rocks += cut(
      arc(x, y, size, size * 0.7, Math.PI * 0.95, Math.PI * 2.05, 8).map(
        ([px, py]): Point => [px + r(-6, 6), py + r(-5, 5)],
      ),
    );
  }
  const white = [
    [430, 726, 150, 40],
    [1120, 700, 180, 44],
    [1260, 796, 230, 50],
    [270, 862, 230, 50],
    [760, 566, 110, 26],
    [860, 618, 130, 28],
    [620, 840, 330, 60],
    [960, 860, 360, 66],
    [700, 930, 420, 60],
    [1300, 930, 300, 54],
  ] as const;
  return sheet({
    sky: MIST,
    defs: [define('c', palmHead(r, 112)), stamp('q', PADDLER), s.def],
    layers: [
      fill(streaks(r, [80, 140, 200, 260], 3, [110, 300]), PAPER),
      fill(
        ridge(
          r,
          points('-20,300 180,220 360,280 560,200 760,320 860,330 1040,210 1240,150 1420,230 1640,180'),
          700,
        ),
        LAGOON,
        'opacity=".6"',
      ),
      mist(r, 350, PAPER, MIST, 44, 7),
      jungle(r, points('-20,380 200,370 400,420 600,470 760,490 900,480 1060,430 1260,370 1640,330'), {
        size: [30, 54],
        bottom: 900,
        body: TEA,
        light: LEAF,
        leaves: 1,
        under: 8,
        depth: 220,
      }),
      palms(
        r,
        [
          [200, 480, 240, -30, 0.8],
          [330, 500, 180, 24, 0.65],
          [1330, 470, 260, 30, 0.85],
          [1440, 460, 190, -24, 0.7],
        ],
        KEY,
      ),
      // a rope bridge over the gorge
      stroke('M430 430Q800 560 1180 410M430 400Q800 530 1180 380', KEY, 6),
      stroke('M430 436Q800 566 1180 416', ROSE, 12, '9 7'),
      stroke(
        'M480 412v34M540 432v32M610 450v32M690 464v32M770 470v32M850 470v32M930 460v32M1010 444v32M1090 420v32',
        KEY,
        3,
      ),
      fill(river, LAGOON),
      fill(
        ripples(r, 26, [640, 960], [490, 620], [30, 100], [4, 9]) +
          ripples(r, 36, [60, 1540], [700, 980], [60, 210], [7, 15]),
        KEY,
      ),
      fill(
        white.map(([x, y, w, h]) => foam(x, y, w, h)).join('') +
          cuts(r, 26, { x: [300, 1300], y: [640, 960], long: [60, 190], wide: [8, 15], sway: 0.14 }),
        PAPER,
      ),
      fill(rocks, ROSE, 'transform="translate(-6 -7)"'),
      fill(rocks, KEY),
      `<g transform="translate(800 800)rotate(6)scale(1.3)">${raft()}</g>`,
      fill(
        [
          [560, 850, 260, 70],
          [800, 880, 330, 64],
          [1060, 850, 260, 76],
        ]
          .map(([x = 0, y = 0, w = 0, h = 0]) => foam(x, y, w, h))
          .join('') + cuts(r, 16, { x: [480, 620], y: [700, 800], long: [12, 30], wide: [6, 10], sway: 3 }),
        PAPER,
      ),
      fill(
        cut(wobble(r, points('-20,800 90,820 170,900 220,1010 -20,1010'), 5, 50)) +
          cut(wobble(r, points('1640,830 1520,870 1440,940 1420,1010 1640,1010'), 5, 50)),
        KEY,
      ),
      fill(
        tufts(r, 7, [0, 160], points('0,800 200,900'), 140, 54) +
          tufts(r, 6, [1460, 1590], points('1440,920 1600,850'), 110, 50),
        TEA,
      ),
      s.layer,
    ],
  });
}

export const rafting: Plates = { kitulgala: draw };

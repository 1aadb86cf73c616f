import { type Chance, chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { jungle, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, type Line, points, ridge, wobble } from '../../lib/path.ts';
import { at, hiker, sitter } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { fill, group, salt, sheet, stroke } from '../../lib/svg.ts';
import { mist } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

interface Range_ {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  far: Ink;
  mid: Ink;
  near: Ink;
  grass: Ink;
  blade: Ink;
  peaks: Line;
  flip?: boolean;
}

/** The fist that gave the range its name: five bare knuckles in a row. */
const FIST = points(
  '180,620 250,480 300,410 350,396 392,440 430,410 480,330 540,310 590,360 620,390 670,290 740,256 800,300 840,360 890,300 950,262 1010,300 1050,372 1100,340 1160,320 1210,370 1290,470 1400,600',
);
/** A long wall of rock, sheer to one side. */
const WALL = points(
  '120,620 260,560 420,520 560,470 700,420 860,390 980,330 1080,270 1150,250 1180,300 1190,400 1220,500 1280,580 1420,630',
);

function folds(r: Chance, line: Line): string {
  let d = '';
  for (const [i, [x, y]] of line.entries()) {
    const before = line[i - 1];
    const after = line[i + 1];
    if (!before || !after || y > before[1] || y > after[1]) continue;
    d += comb(
      r,
      points(`${x},${y} ${x + 14},${y + 70} ${x - 8},${y + 150} ${x + 20},${y + 260} ${x + 4},${y + 400}`),
      [-1, 0.3],
      [8, 36],
      24,
      points(`${x + 150},${y + 400} ${x + 96},${y + 190} ${after[0]},${after[1] + 6}`),
    );
  }
  return d;
}

function draw(k: Range_): string {
  const r = chance(k.seed);
  const s = salt(r, 260);
  const scene = [
    fill(disc(r, 1290, 220, 88), k.sun),
    fill(streaks(r, [90, 150, 210, 270], 3, [110, 300]), k.cloud),
    fill(ridge(r, points('-20,440 200,380 420,420 700,380 1000,420 1240,370 1440,420 1640,380'), 760), k.far),
    mist(r, 470, k.cloud, k.far, 40, 7),
    fill(
      cut([...wobble(r, k.peaks, 3, 70), [1420, 800], [120, 800]]),
      k.cloud,
      'transform="translate(-7 -4)"',
    ),
    fill(cut([...wobble(r, k.peaks, 3, 70), [1640, 640], [1640, 840], [-40, 840], [-40, 640]]), k.mid),
    fill(folds(r, k.peaks), k.near),
    fill(
      cuts(r, 20, {
        x: [260, 1200],
        y: [40, 180],
        under: k.peaks,
        long: [30, 80],
        wide: [5, 10],
        lean: 1.9,
        sway: 0.3,
      }),
      k.cloud,
    ),
    mist(r, 620, k.cloud, k.mid, 50, 9),
    jungle(r, points('-20,740 200,700 420,690 640,730 860,750 1080,720 1300,680 1640,700'), {
      size: [28, 50],
      bottom: 1010,
      body: k.near,
      light: k.blade,
      leaves: 1,
      under: 6,
      depth: 100,
    }),
    mist(r, 796, k.cloud, k.near, 40, 7),
    fill(
      cut([
        ...wobble(
          r,
          points('-20,700 140,690 280,712 400,760 520,820 680,850 860,866 1060,900 1300,960 1500,1010'),
          5,
          60,
        ),
        [-20, 1010],
      ]),
      PAPER,
      'transform="translate(4 -8)"',
    ),
    fill(
      cut([
        ...wobble(
          r,
          points('-20,700 140,690 280,712 400,760 520,820 680,850 860,866 1060,900 1300,960 1500,1010'),
          5,
          60,
        ),
        [-20, 1010],
      ]),
      k.grass,
    ),
    stroke('M-10 960Q240 900 330 860T470 820Q540 836 660 866T980 900', PAPER, 16, '60 4 110 5'),
    fill(
      cuts(r, 46, {
        x: [0, 1100],
        y: [24, 200],
        under: points('0,700 280,712 520,820 860,866 1300,960'),
        long: [20, 52],
        wide: [5, 9],
        lean: -1.3,
        sway: 0.4,
      }),
      k.blade,
    ),
    at(hiker(RED), 250, 716, 1.05),
    at(hiker(GAMBOGE), 560, 836, 0.8),
    at(sitter(PAPER), 150, 696, 0.95),
    fill(tufts(r, 14, [0, 900], points('0,800 900,900'), 120, 50), KEY),
  ];
  return sheet({
    sky: k.sky,
    defs: [s.def],
    layers: [k.flip ? group('transform="translate(1600 0)scale(-1 1)"', ...scene) : scene.join(''), s.layer],
  });
}

export const ridges: Plates = {
  knuckles: () =>
    draw({
      seed: 271,
      sky: LAGOON,
      cloud: PAPER,
      sun: GAMBOGE,
      far: MIST,
      mid: TEA,
      near: KEY,
      grass: LEAF,
      blade: TEA,
      peaks: FIST,
    }),
  riverston: () =>
    draw({
      seed: 273,
      sky: GAMBOGE,
      cloud: PAPER,
      sun: RED,
      far: ROSE,
      mid: PLUM,
      near: KEY,
      grass: GAMBOGE,
      blade: RED,
      peaks: WALL,
    }),
  'misty-ridge': () =>
    draw({
      seed: 274,
      sky: MIST,
      cloud: PAPER,
      sun: PAPER,
      far: LAGOON,
      mid: LAGOON,
      near: TEA,
      grass: LEAF,
      blade: TEA,
      peaks: WALL,
      flip: true,
    }),
};

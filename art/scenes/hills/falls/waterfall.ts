import { type Chance, chance } from '../../../lib/chance.ts';
import { comb, cuts, gouge, streaks } from '../../../lib/cuts.ts';
import { jungle, tufts } from '../../../lib/foliage.ts';
import {
  GAMBOGE,
  type Ink,
  KEY,
  LAGOON,
  LEAF,
  MIST,
  PAPER,
  PLUM,
  RED,
  ROSE,
  TEA,
} from '../../../lib/inks.ts';
import { arc, cut, type Point, points, ridge, wobble } from '../../../lib/path.ts';
import { at, hiker, sitter } from '../../../lib/people.ts';
import { disc } from '../../../lib/sun.ts';
import { fill, salt, sheet } from '../../../lib/svg.ts';
import { ripples } from '../../../lib/water.ts';
import type { Plates } from '../../plates.ts';

/** x at the lip, y of the lip, x at the foot, y of the foot, width at each. */
type Fall = readonly [number, number, number, number, number, number];

interface Valley {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun?: Ink;
  far: Ink;
  rock: Ink;
  shade: Ink;
  pool: Ink;
  lip: string;
  falls: readonly Fall[];
}

function plume(r: Chance, [x0, y0, x1, y1, w0, w1]: Fall): string {
  const n = 9;
  const side = (k: 1 | -1) =>
    Array.from({ length: n + 1 }, (_, i): Point => {
      const t = i / n;
      const w = w0 + (w1 - w0) * t ** 1.4;
      return [x0 + (x1 - x0) * t ** 1.6 + k * w * r(0.42, 0.6), y0 + (y1 - y0) * t];
    });
  let veil = '';
  for (let i = 0; i < 14; i++) {
    const t = r(0.02, 0.86);
    const w = w0 + (w1 - w0) * t ** 1.4;
    veil += gouge(
      x0 + (x1 - x0) * t ** 1.6 + r(-0.42, 0.42) * w,
      y0 + (y1 - y0) * t,
      (y1 - y0) * r(0.07, 0.2),
      Math.PI / 2 + r(-0.03, 0.03),
      r(5, Math.max(7, w * 0.1)),
    );
  }
  let spray = '';
  for (let i = 0; i < 9; i++)
    spray += gouge(x1 + r(-1.3, 0.2) * w1, y1 + r(-8, 22), w1 * r(0.7, 1.4), r(-0.05, 0.05), r(10, 18));
  return fill(cut([...side(-1), ...side(1).reverse()]) + spray, PAPER) + fill(veil, MIST);
}

function draw(v: Valley): string {
  const r = chance(v.seed);
  const s = salt(r, 240);
  const lip = points(v.lip);
  const face = [...wobble(r, lip, 5, 60), [1640, 900], [-40, 900]] as Point[];
  const last = v.falls[v.falls.length - 1] ?? ([800, 0, 800, 800, 0, 60] as Fall);
  let boulders = '';
  for (const [x, y, size] of [
    [520, 850, 60],
    [440, 890, 80],
    [1060, 860, 56],
    [1150, 890, 84],
    [700, 930, 50],
    [940, 950, 64],
    [330, 940, 90],
    [1260, 940, 70],
  ] as const) {
    boulders += cut(
      arc(x, y, size, size * 0.62, Math.PI * 0.95, Math.PI * 2.05, 8).map(
        ([px, py]): Point => [px + r(-7, 7), py + r(-6, 6)],
      ),
    );
  }
  return sheet({
    sky: v.sky,
    defs: [s.def],
    layers: [
      v.sun ? fill(disc(r, 1300, 190, 84), v.sun) : '',
      fill(streaks(r, [70, 130, 190, 250], 3, [110, 280]), v.cloud),
      fill(
        ridge(r, points('-20,330 160,250 330,300 560,200 800,240 1040,170 1260,260 1460,200 1620,260'), 800),
        v.far,
      ),
      fill(cut(face), PAPER, 'transform="translate(-7 -6)"'),
      fill(cut(face), v.rock),
      fill(
        comb(
          r,
          points('1050,300 1080,420 1040,540 1100,660 1060,780 1090,900'),
          [-1, 0.2],
          [16, 80],
          27,
          points('1640,900 1640,330'),
        ),
        v.shade,
      ),
      fill(
        cuts(r, 34, {
          x: [200, 1040],
          y: [30, 460],
          under: lip,
          long: [50, 150],
          wide: [7, 15],
          lean: 1.56,
          sway: 0.16,
        }),
        v.shade,
      ),
      fill(
        cuts(r, 18, {
          x: [1100, 1500],
          y: [90, 420],
          under: lip,
          long: [40, 110],
          wide: [5, 10],
          lean: 1.56,
          sway: 0.2,
        }),
        v.rock,
      ),
      jungle(r, lip, { size: [16, 32], bottom: { under: 26 }, body: TEA, light: LEAF, leaves: 0 }),
      ...v.falls.map((f) => plume(r, f)),
      jungle(r, points('-20,500 90,560 190,640 270,730 330,800 400,850'), {
        size: [34, 62],
        bottom: 900,
        body: TEA,
        light: LEAF,
        leaves: 1,
        under: 5,
        depth: 200,
      }),
      jungle(r, points('1200,850 1270,780 1350,700 1430,620 1510,560 1640,500'), {
        size: [34, 62],
        bottom: 900,
        body: TEA,
        light: LEAF,
        leaves: 1,
        under: 5,
        depth: 180,
      }),
      fill(
        cut(wobble(r, points('-20,850 400,836 800,828 1200,838 1620,850 1620,1010 -20,1010'), 3, 140)),
        v.pool,
      ),
      fill(ripples(r, 30, [200, 1400], [846, 980], [60, 200], [5, 13]), v.pool === LAGOON ? KEY : LAGOON),
      fill(ripples(r, 12, [last[2] - 120, last[2] + 120], [836, 930], [60, 150], [7, 12]), PAPER),
      fill(boulders, v.rock === ROSE ? PAPER : ROSE, 'transform="translate(-6 -7)"'),
      fill(boulders, KEY),
      at(hiker(RED), 452, 846, 0.8),
      at(sitter(GAMBOGE), 1160, 846, 0.85, -1),
      fill(
        cut(wobble(r, points('-20,900 140,900 300,960 440,1010 -20,1010'), 4, 60)) +
          cut(wobble(r, points('1620,890 1460,900 1330,970 1240,1010 1620,1010'), 4, 60)),
        KEY,
      ),
      fill(
        tufts(r, 9, [0, 260], points('0,880 300,950'), 80, 44) +
          tufts(r, 8, [1370, 1600], points('1340,950 1600,880'), 80, 44),
        TEA,
      ),
      s.layer,
    ],
  });
}

export const waterfalls: Plates = {
  bambarakanda: () =>
    draw({
      seed: 161,
      sky: GAMBOGE,
      cloud: PAPER,
      sun: PAPER,
      far: ROSE,
      rock: PLUM,
      shade: KEY,
      pool: LAGOON,
      lip: '-40,420 200,380 420,300 560,216 700,196 760,210 840,208 920,190 1080,230 1240,320 1420,380 1640,420',
      falls: [[800, 206, 790, 846, 26, 92]],
    }),
};

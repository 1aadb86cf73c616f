import { type Chance, chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, wobble } from '../../lib/path.ts';
import { at, monk, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, place, salt, sheet } from '../../lib/svg.ts';
import type { Plates } from '../plates.ts';

interface Garden {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  far: Ink;
  lawn: Ink;
  blade: Ink;
  path: Ink;
  bark: Ink;
  leaf: Ink;
  flower: Ink;
  tree: 'palm' | 'cypress';
}

const CYPRESS = cut(
  points(
    '0,-460 -20,-400 -40,-320 -34,-300 -56,-220 -46,-200 -66,-110 -54,-90 -60,-20 60,-20 54,-90 66,-110 46,-200 56,-220 34,-300 40,-320 20,-400',
  ),
);

/** Two rows of trees that stand straight as pillars and meet far off. */
function avenue(r: Chance, g: Garden): string {
  const out: string[] = [];
  for (let i = 5; i >= 0; i--) {
    const k = 0.66 ** i;
    for (const side of [-1, 1] as const) {
      const [x, foot] = [800 + side * (60 + 600 * k), 560 + 330 * k];
      const h = 780 * k;
      const w = 21 * k;
      if (g.tree === 'cypress') {
        out.push(
          fill(
            `M${Math.round(x - w)} ${Math.round(foot)}v${Math.round(-60 * k)}h${Math.round(w * 2)}v${Math.round(60 * k)}z`,
            KEY,
          ),
          place('c', x, foot, k * 1.45, side, `fill="${i % 2 ? g.leaf : KEY}"`),
        );
        continue;
      }
      out.push(
        fill(
          cut(
            points(
              `${x - w * 1.5},${foot} ${x - w},${foot - h * 0.12} ${x - w * 0.9},${foot - h * 0.8} ${x - w * 0.6},${foot - h} ${x + w * 0.6},${foot - h} ${x + w * 0.9},${foot - h * 0.8} ${x + w},${foot - h * 0.12} ${x + w * 1.5},${foot}`,
            ),
          ),
          g.bark,
        ),
        fill(
          cut(
            points(
              `${x + w * 0.2},${foot} ${x + w * 0.3},${foot - h * 0.8} ${x + w * 0.2},${foot - h} ${x + w * 0.6},${foot - h} ${x + w * 0.9},${foot - h * 0.8} ${x + w},${foot - h * 0.12} ${x + w * 1.5},${foot}`,
            ),
          ),
          KEY,
        ),
        place(
          'c',
          x,
          foot - h - 10 * k,
          k * 1.5,
          side * (r(0, 1) < 0.5 ? 1 : -1),
          `fill="${i < 3 ? KEY : g.leaf}"`,
        ),
      );
    }
  }
  return out.join('');
}

function draw(g: Garden): string {
  const r = chance(g.seed);
  const s = salt(r, 260);
  const flowers = (x0: number, x1: number) =>
    Array.from(
      { length: 16 },
      () => `M${Math.round(r(x0, x1))} ${Math.round(r(905, 985))}l-10-8 8-9 10 4 3 9z`,
    ).join('');
  return sheet({
    sky: g.sky,
    defs: [define('c', g.tree === 'palm' ? palmHead(r, 118, 10) : CYPRESS), s.def],
    layers: [
      fill(disc(r, 800, 380, 118), g.sun),
      fill(streaks(r, [150, 220, 290, 360, 430], 3, [110, 300], [300, 1200]), g.cloud),
      fill(
        ridge(
          r,
          points(
            '-20,470 200,420 420,450 620,490 800,500 980,480 1180,400 1300,340 1420,330 1520,400 1640,440',
          ),
          700,
        ),
        g.far,
      ),
      jungle(r, points('-20,540 240,520 500,545 700,556 900,556 1120,540 1400,520 1640,530'), {
        size: [24, 44],
        bottom: 640,
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      fill(cut(wobble(r, points('-20,570 800,560 1640,570 1640,1010 -20,1010'), 2, 150)), g.lawn),
      fill(
        cuts(r, 24, { x: [-40, 560], y: [590, 900], long: [50, 150], wide: [5, 10] }) +
          cuts(r, 20, { x: [1000, 1580], y: [590, 900], long: [50, 150], wide: [5, 10] }),
        g.blade,
      ),
      fill(cut(wobble(r, points('784,562 816,562 1180,1010 420,1010'), 2, 120)), g.path),
      fill(
        cuts(r, 14, { x: [600, 940], y: [720, 990], long: [40, 130], wide: [4, 9] }),
        g.flower === RED ? ROSE : g.far,
      ),
      avenue(r, g),
      at(walker(RED, GAMBOGE), 760, 720, 0.62),
      at(monk(), 860, 800, 0.95, -1),
      at(walker(PLUM, ROSE), 660, 900, 1.25),
      jungle(r, points('-20,900 120,880 240,910 360,980'), {
        size: [26, 44],
        bottom: 1010,
        body: KEY,
        light: g.leaf,
        leaves: 1,
      }),
      jungle(r, points('1240,980 1360,910 1480,880 1640,900'), {
        size: [26, 44],
        bottom: 1010,
        body: KEY,
        light: g.leaf,
        leaves: 1,
      }),
      fill(flowers(0, 330) + flowers(1270, 1590), g.flower),
      fill(tufts(r, 6, [380, 1200], points('0,920 1600,920'), 60, 30), g.blade),
      s.layer,
    ],
  });
}

export const gardens: Plates = {
  peradeniya: () =>
    draw({
      seed: 301,
      sky: LAGOON,
      cloud: PAPER,
      sun: PAPER,
      far: MIST,
      lawn: LEAF,
      blade: TEA,
      path: PAPER,
      bark: ROSE,
      leaf: TEA,
      flower: RED,
      tree: 'palm',
    }),
  henarathgoda: () =>
    draw({
      seed: 302,
      sky: GAMBOGE,
      cloud: PAPER,
      sun: RED,
      far: ROSE,
      lawn: TEA,
      blade: LEAF,
      path: ROSE,
      bark: PAPER,
      leaf: TEA,
      flower: PAPER,
      tree: 'palm',
    }),
  hakgala: () =>
    draw({
      seed: 303,
      sky: MIST,
      cloud: PAPER,
      sun: PAPER,
      far: LAGOON,
      lawn: LEAF,
      blade: TEA,
      path: PAPER,
      bark: PLUM,
      leaf: TEA,
      flower: ROSE,
      tree: 'cypress',
    }),
};

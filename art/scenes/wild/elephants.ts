import { egret, elephant, flock, tusk } from '../../lib/beasts.ts';
import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { broadTree, jungle, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, wobble } from '../../lib/path.ts';
import { disc } from '../../lib/sun.ts';
import { fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** x and y of the feet, scale, side it looks to. */
type Standing = readonly [number, number, number, 1 | -1];

interface Herd {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  sunAt: number;
  hills: Ink;
  water: Ink;
  grass: Ink;
  blade: Ink;
  hide: Ink;
  shade: Ink;
  herd: readonly Standing[];
  trees: readonly (readonly [number, number, number, number])[];
  dead?: boolean;
}

/** Trees drowned when the tank was made: bare forks standing in the water. */
const bare = (x: number, y: number, k: number) =>
  cut(
    points(
      '-7,0 -4,-90 -40,-150 -36,-154 -3,-112 0,-170 -20,-220 -16,-222 3,-184 6,-250 10,-250 8,-160 44,-206 48,-202 8,-130 7,0',
    ).map(([px, py]) => [x + px * k, y + py * k] as const),
  );

function draw(h: Herd): string {
  const r = chance(h.seed);
  const s = salt(r, 220);
  const sorted = [...h.herd].sort((a, b) => a[1] - b[1]);
  return sheet({
    sky: h.sky,
    defs: [
      stamp('e', elephant(h.hide, h.shade, h.sky)),
      stamp('t', '<use href="#e"/>', tusk),
      stamp('b', egret()),
      s.def,
    ],
    layers: [
      fill(disc(r, h.sunAt, 236, 92), h.sun),
      fill(streaks(r, [120, 190, 260, 330, 400], 3, [120, 320]), h.cloud),
      fill(
        ridge(
          r,
          points('-20,450 140,400 300,430 480,350 620,420 820,440 1000,380 1180,330 1330,400 1620,420'),
          620,
        ),
        h.hills,
        'opacity=".6"',
      ),
      jungle(r, points('-20,500 300,490 600,505 900,500 1250,486 1620,500'), {
        size: [16, 32],
        bottom: 560,
        body: h.grass === TEA ? KEY : TEA,
        light: h.grass,
        leaves: 1,
      }),
      fill('M0 530h1600v140H0z', h.water),
      fill(ripples(r, 26, [-20, 1620], [536, 620], [50, 150], [4, 9]), h.hills),
      h.dead
        ? fill(
            bare(300, 600, 0.8) +
              bare(420, 580, 0.55) +
              bare(1340, 610, 0.9) +
              bare(1240, 575, 0.5) +
              bare(820, 570, 0.45),
            KEY,
          )
        : '',
      stroke(flock(r, 9, 620, 240, 300, 90), KEY, 4),
      fill(
        cut([
          ...wobble(r, points('-20,640 200,612 420,628 700,606 1000,622 1300,600 1620,626'), 3, 90),
          [1620, 1010],
          [-20, 1010],
        ]),
        h.grass,
      ),
      fill(cuts(r, 30, { x: [-40, 1560], y: [650, 900], long: [50, 150], wide: [5, 10] }), h.blade),
      fill(h.trees.map(([x, y, height, width]) => broadTree(r, x, y, height, width)).join(''), KEY),
      ...sorted.map(
        ([x, y, k, flip], i) =>
          fill(
            cuts(r, 1, {
              x: [x - 150 * k, x - 140 * k],
              y: [y - 4, y],
              long: [320 * k, 330 * k],
              wide: [22 * k, 24 * k],
              sway: 0,
            }),
            h.blade,
          ) + place(i === sorted.length - 2 ? 't' : 'e', x, y, k, flip),
      ),
      ...[
        [700, 880, 0.6],
        [150, 900, 0.75],
        [70, 800, 0.5],
        [1500, 770, 0.5],
      ].map(([x = 0, y = 0, k = 1]) => place('b', x, y, k)),
      jungle(r, points('-20,960 240,950 500,985 900,1000 1300,970 1620,930'), {
        size: [20, 36],
        bottom: 1010,
        body: KEY,
        light: h.blade,
        leaves: 1,
      }),
      fill(tufts(r, 10, [20, 1580], points('0,880 1600,880'), 80, 34), h.blade),
      s.layer,
    ],
  });
}

const GATHERING: readonly Standing[] = [
  [120, 672, 0.3, 1],
  [210, 680, 0.34, -1],
  [460, 668, 0.28, 1],
  [640, 674, 0.32, 1],
  [712, 682, 0.2, 1],
  [900, 670, 0.3, -1],
  [1040, 680, 0.34, 1],
  [1230, 676, 0.32, -1],
  [1310, 684, 0.2, -1],
  [1460, 690, 0.38, 1],
  [250, 770, 0.6, -1],
  [390, 776, 0.3, -1],
  [1110, 778, 0.6, 1],
  [1320, 800, 0.7, -1],
  [990, 902, 1.28, 1],
  [420, 892, 1.08, -1],
  [1290, 906, 0.55, 1],
];
const FAMILY: readonly Standing[] = [
  [980, 690, 0.36, 1],
  [1100, 696, 0.4, 1],
  [1210, 692, 0.22, 1],
  [460, 880, 1.35, -1],
  [1130, 880, 1.05, 1],
  [800, 890, 1.1, -1],
  [640, 900, 0.5, -1],
];
const LONE: readonly Standing[] = [
  [240, 680, 0.3, -1],
  [340, 686, 0.34, -1],
  [1180, 700, 0.4, 1],
  [880, 880, 1.6, 1],
  [1200, 890, 0.62, 1],
];

export const elephants: Plates = {
  minneriya: () =>
    draw({
      seed: 111,
      sky: MIST,
      cloud: PAPER,
      sun: PAPER,
      sunAt: 1260,
      hills: LAGOON,
      water: LAGOON,
      grass: LEAF,
      blade: TEA,
      hide: PLUM,
      shade: KEY,
      herd: GATHERING,
      trees: [],
    }),
  udawalawe: () =>
    draw({
      seed: 112,
      sky: GAMBOGE,
      cloud: PAPER,
      sun: RED,
      sunAt: 360,
      hills: ROSE,
      water: MIST,
      grass: ROSE,
      blade: RED,
      hide: PLUM,
      shade: KEY,
      herd: FAMILY,
      trees: [[1440, 700, 330, 380]],
      dead: true,
    }),
  lahugala: () =>
    draw({
      seed: 113,
      sky: PLUM,
      cloud: RED,
      sun: GAMBOGE,
      sunAt: 420,
      hills: KEY,
      water: LAGOON,
      grass: TEA,
      blade: LEAF,
      hide: ROSE,
      shade: KEY,
      herd: LONE,
      trees: [
        [170, 700, 360, 380],
        [1470, 680, 260, 300],
      ],
    }),
};

import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, wobble } from '../../lib/path.ts';
import { pilgrim } from '../../lib/people.ts';
import { stupa } from '../../lib/stupa.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, place, salt, sheet, stamp, stroke, tile } from '../../lib/svg.ts';
import { stars } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** The wall on which elephants stand shoulder to shoulder, each a head with trunk and ears. */
const ELEPHANT = 'M-22 0v-30q0-26 22-26t22 26V0h-9v-14h-7l-1 14h-10l-1-14h-7V0z';

interface Poya {
  seed: number;
  sky: Ink;
  cloud: Ink;
  moon: Ink;
  moonAt: number;
  brick: Ink;
  shade: Ink;
  court: Ink;
  woods: Ink;
  stars: boolean;
}

function draw(d: Poya): string {
  const r = chance(d.seed);
  const s = salt(r, 240);
  const herd = Array.from({ length: 21 }, (_, i) => place('e', 212 + i * 59, 742)).join('');
  const flags = (x0: number, y0: number, x1: number, y1: number) => {
    const sag = 30;
    return `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag} ${x1} ${y1}`;
  };
  const strings =
    flags(800, 262, 240, 690) +
    flags(800, 262, 1360, 690) +
    flags(800, 262, 430, 640) +
    flags(800, 262, 1170, 640);
  return sheet({
    sky: d.sky,
    defs: [
      define('c', palmHead(r, 118)),
      stamp(
        'e',
        `<path d="${ELEPHANT}" fill="${PAPER}"/><path d="M-3-34q-4 20-3 34h12q-2-16-3-34zM-22-44q-8 8-4 22l8 2zM22-44q8 8 4 22l-8 2z" fill="${d.shade}"/>`,
      ),
      tile('l', 60, 800, 40, 24, fill('M20 4q-7 12 0 16q7-4 0-16z', GAMBOGE)),
      stamp('p', pilgrim()),
      s.def,
    ],
    layers: [
      fill(disc(r, d.moonAt, 330, 190), d.moon),
      d.stars ? fill(stars(r, 32, [40, 1560], [20, 420]), PAPER) : '',
      fill(streaks(r, [300, 356, 410, 470, 530], 3, [120, 300]), d.cloud),
      jungle(r, points('-20,600 200,560 420,600 640,610 960,610 1180,590 1400,556 1620,590'), {
        size: [30, 56],
        bottom: 780,
        body: d.woods,
        light: d.woods === KEY ? TEA : LEAF,
        leaves: 1,
        under: 8,
        depth: 70,
      }),
      stupa(r, { cx: 800, base: 690, radius: 268, body: d.brick, shade: d.shade, crown: d.brick }),
      stroke(strings, GAMBOGE, 3),
      stroke(strings, RED, 15, '11 90'),
      stroke(strings, GAMBOGE, 15, '0 33 11 57'),
      fill(cut(points('150,690 1450,690 1450,704 150,704')), PAPER),
      fill(cut(points('150,704 1450,704 1450,760 150,760')), KEY),
      herd,
      fill(cut(points('120,742 1480,742 1480,764 120,764')), PAPER),
      fill('M800 690h84l26 74H690l26-74z', PAPER),
      stroke('M712 702h176M706 714h188M702 726h196M698 738h204M694 750h212', LAGOON, 5),
      fill(cut(wobble(r, points('-20,764 1620,764 1620,1010 -20,1010'), 2, 200)), d.court),
      fill(cuts(r, 30, { x: [-60, 1560], y: [784, 980], long: [60, 200], wide: [5, 11], sway: 0.01 }), KEY),
      stroke('M60 822h1480', KEY, 6),
      '<path fill="url(#l)" d="M60 800h1480v24H60z"/>',
      palms(r, [
        [120, 770, 330, -30, 1],
        [210, 764, 230, 22, 0.75],
        [1500, 780, 360, 30, 1.1],
        [1410, 766, 240, -20, 0.8],
      ]),
      place('p', 250, 880, 0.8),
      place('p', 330, 884, 0.86),
      place('p', 470, 900, 0.95),
      place('p', 1210, 890, 0.9, -1),
      place('p', 1130, 884, 0.8, -1),
      place('p', 600, 950, 1.3),
      place('p', 690, 956, 1.2),
      jungle(r, points('-20,950 160,930 360,960 620,1000 1000,1000 1260,966 1440,930 1620,940'), {
        size: [26, 44],
        bottom: 1010,
        body: KEY,
        light: LAGOON,
        leaves: 1,
        under: 4,
        depth: 50,
      }),
      s.layer,
    ],
  });
}

export const anuradhapura: Plates = {
  anuradhapura: () =>
    draw({
      seed: 61,
      sky: PLUM,
      cloud: KEY,
      moon: GAMBOGE,
      moonAt: 1108,
      brick: PAPER,
      shade: LAGOON,
      court: LAGOON,
      woods: KEY,
      stars: true,
    }),
  deegavapi: () =>
    draw({
      seed: 62,
      sky: GAMBOGE,
      cloud: PAPER,
      moon: PAPER,
      moonAt: 520,
      brick: RED,
      shade: KEY,
      court: ROSE,
      woods: TEA,
      stars: false,
    }),
  'white-dagoba': () =>
    draw({
      seed: 63,
      sky: LAGOON,
      cloud: PAPER,
      moon: GAMBOGE,
      moonAt: 480,
      brick: PAPER,
      shade: PLUM,
      court: ROSE,
      woods: TEA,
      stars: false,
    }),
};

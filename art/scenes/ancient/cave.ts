import { type Chance, chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, spline, wobble } from '../../lib/path.ts';
import { at, hiker, monk, pilgrim, sitter } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { mist } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

interface Mouth {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  far: Ink;
  mid: Ink;
  rim: Ink;
  rock: Ink;
  shrine: boolean;
}

/** Seen from within: the dark of the rock all round, the country beyond its mouth. */
function mouth(r: Chance) {
  return wobble(
    r,
    spline(
      points(
        '250,850 190,720 180,600 220,470 300,340 400,260 520,230 640,170 760,150 900,180 1020,170 1150,230 1270,320 1360,450 1400,600 1390,740 1330,860',
      ),
      3,
    ),
    6,
    60,
  );
}

const LAMPS = 'M0 0q-5 12-26 12t-26-12z';

function draw(m: Mouth): string {
  const r = chance(m.seed);
  const s = salt(r, 200);
  const edge = mouth(r);
  const inner = cut([...edge, [1330, 1010], [1640, 1010], [1640, -20], [-20, -20], [-20, 1010], [250, 1010]]);
  let roof = '';
  for (let i = 0; i < 26; i++) {
    const [x, y] = edge[(i * 3 + 4) % edge.length] ?? [800, 200];
    const [dx, dy] = [x - 800, y - 640];
    const far = Math.hypot(dx, dy);
    roof += cuts(r, 1, {
      x: [x + (dx / far) * 50, x + (dx / far) * 90],
      y: [y + (dy / far) * 50, y + (dy / far) * 150],
      long: [60, 170],
      wide: [7, 15],
      lean: Math.atan2(dy, dx) + Math.PI / 2,
      sway: 0.24,
    });
  }
  const people = m.shrine
    ? at(monk(), 560, 868, 1.2) + at(pilgrim(), 980, 880, 1.2, -1) + at(pilgrim(RED), 1070, 890, 1.1, -1)
    : at(hiker(RED), 520, 868, 1.15) + at(sitter(), 640, 872, 1.1) + at(hiker(GAMBOGE), 1060, 872, 1);
  const lamps = m.shrine
    ? Array.from({ length: 9 }, (_, i) =>
        at(fill(LAMPS, ROSE) + fill('M-26-4q-12-20 0-36q12 16 0 36z', GAMBOGE), 420 + i * 96, 950, 1),
      ).join('')
    : '';
  return sheet({
    sky: m.sky,
    defs: [define('c', palmHead(r, 112)), s.def],
    layers: [
      fill(disc(r, 960, 370, 92), m.sun),
      fill(streaks(r, [260, 310, 360, 420], 4, [110, 280]), m.cloud),
      fill(
        ridge(
          r,
          points('100,520 300,470 440,420 560,480 720,440 860,500 1020,470 1180,400 1300,450 1500,490'),
          800,
        ),
        m.far,
      ),
      mist(r, 560, m.cloud, m.far, 40, 6, [120, 1480]),
      jungle(r, points('100,620 320,600 560,640 820,630 1080,610 1300,590 1480,600'), {
        size: [22, 40],
        bottom: 760,
        body: m.mid,
        light: m.rim,
        leaves: 1,
      }),
      mist(r, 690, m.cloud, m.mid, 34, 6, [120, 1480]),
      jungle(r, points('100,760 340,740 620,780 900,790 1180,750 1480,730'), {
        size: [28, 50],
        bottom: 900,
        body: m.mid,
        light: m.rim,
      }),
      palms(
        r,
        [
          [330, 800, 250, 30, 0.85],
          [1260, 800, 300, -40, 1],
          [1180, 800, 180, 20, 0.7],
        ],
        m.mid === TEA ? KEY : m.mid,
      ),
      fill(
        cut(wobble(r, points('100,850 400,838 800,850 1200,842 1500,850 1500,1010 100,1010'), 4, 90)),
        m.rock,
      ),
      fill(cuts(r, 20, { x: [220, 1300], y: [866, 980], long: [50, 150], wide: [5, 11] }), KEY),
      fill(inner, m.rim, 'transform="translate(6 7)"'),
      fill(inner, KEY),
      fill(roof, m.rock),
      stroke(
        'M430 206q60-90 40-210M760 140q30-70 10-150M1110 196q10-110 70-200M180 500Q80 420-20 440M1400 520q110-60 220-50',
        m.rock,
        5,
      ),
      people,
      lamps,
      s.layer,
    ],
  });
}

export const caves: Plates = {
  'fa-hien-cave': () =>
    draw({
      seed: 211,
      sky: GAMBOGE,
      cloud: PAPER,
      sun: RED,
      far: ROSE,
      mid: TEA,
      rim: LEAF,
      rock: PLUM,
      shrine: false,
    }),
  'cave-shrine': () =>
    draw({
      seed: 212,
      sky: MIST,
      cloud: PAPER,
      sun: PAPER,
      far: LAGOON,
      mid: TEA,
      rim: LEAF,
      rock: RED,
      shrine: true,
    }),
  'silver-cave': () =>
    draw({
      seed: 213,
      sky: PLUM,
      cloud: ROSE,
      sun: GAMBOGE,
      far: KEY,
      mid: TEA,
      rim: GAMBOGE,
      rock: PLUM,
      shrine: true,
    }),
};

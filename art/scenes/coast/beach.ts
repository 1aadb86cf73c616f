import { type Chance, chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle, type Palm, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, MIST, PAPER, RED, ROSE } from '../../lib/inks.ts';
import { cut, type Line, points, spline, wobble } from '../../lib/path.ts';
import { at, boatman, sitter, walker } from '../../lib/people.ts';
import { stupa } from '../../lib/stupa.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, group, salt, sheet, stroke } from '../../lib/svg.ts';
import { glitter, ripples } from '../../lib/water.ts';

type Landmark = 'pagoda' | 'mosque' | 'hotel' | 'rocks' | 'isle' | 'sails';

export interface Cove {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  sea: Ink;
  deep: Ink;
  sand: Ink;
  hill: Ink;
  landmark: Landmark;
  flip?: boolean;
  boat?: boolean;
  /** A long straight strand with its palms in file, instead of a bay. */
  strand?: boolean;
}

const BAY: Line = spline(points('1620,640 1400,640 1180,652 960,690 780,748 660,820 590,900 560,1010'), 3);
const STRAND: Line = spline(points('900,526 890,552 850,610 780,690 670,790 520,900 360,1010'), 3);
const BAY_PALMS: readonly Palm[] = [
  [1500, 930, 560, -250, 1.5],
  [1560, 900, 700, -90, 1.6],
  [1420, 960, 360, -170, 1.1],
];
const STRAND_PALMS: readonly Palm[] = [
  [985, 556, 90, 10, 0.3],
  [1024, 566, 120, -14, 0.36],
  [1076, 584, 150, -20, 0.46],
  [1140, 612, 190, -34, 0.56],
  [1216, 650, 250, -60, 0.72],
  [1310, 706, 330, -90, 0.92],
  [1420, 790, 450, -130, 1.16],
  [1560, 900, 640, -200, 1.6],
];

function landmark(r: Chance, c: Cove): string {
  switch (c.landmark) {
    case 'pagoda':
      return stupa(r, { cx: 300, base: 412, radius: 56, shade: c.deep });
    case 'mosque':
      return (
        fill(
          'M210 452v-66h190v66zM262 386q-4-46 43-62q47 16 43 62zM196 452V318l10-22 10 22v134zM392 452V318l10-22 10 22v134z',
          PAPER,
        ) +
        fill('M330 452v-66h70v66zM404 452V318l8 0v134zM305 330q47 16 43 56h-30z', c.deep) +
        stroke(
          'M232 446v-34M258 446v-34M284 446v-34M352 446v-34M378 446v-34',
          KEY,
          11,
          '',
          'stroke-linecap="round"',
        )
      );
    case 'hotel':
      return (
        fill('M150 460v-84h310v84z', PAPER) +
        fill('M136 380l24-36h290l26 36z', RED) +
        fill('M266 380v-50l40-30 40 30v50z', PAPER) +
        stroke('M168 444h280', c.deep, 22, '14 10') +
        stroke('M168 404h280', c.deep, 16, '14 10') +
        fill('M256 332l50-38 50 38z', RED)
      );
    case 'rocks':
      return (
        fill(
          cut(
            wobble(
              r,
              points('120,600 150,520 220,470 300,462 350,500 372,560 420,540 470,566 500,610'),
              5,
              50,
            ),
          ),
          KEY,
        ) +
        fill(
          cuts(r, 9, { x: [160, 440], y: [500, 580], long: [26, 60], wide: [5, 9], lean: 0.5, sway: 0.3 }),
          c.sky,
        )
      );
    case 'isle':
      return jungle(r, points('860,520 920,492 1000,476 1080,488 1150,520'), {
        size: [12, 22],
        bottom: 526,
        body: c.hill,
        light: c.sky,
        leaves: 1,
      });
    case 'sails':
      return [
        [520, 560, 1],
        [700, 546, 0.7],
        [880, 552, 0.8],
      ]
        .map(([x = 0, y = 0, k = 1], i) =>
          at(
            fill('M0-8q46-60 34-170q-56 60-50 162z', i === 1 ? GAMBOGE : RED) +
              fill('M2-10q24-60 28-110l-20 108z', PAPER) +
              fill('M-50-4l110-4 24 6-30 8h-80zM-30-8l6-34 6-22 10 4-2 24 14-6 2 6-18 12-4 16z', KEY),
            x,
            y,
            k,
          ),
        )
        .join('');
  }
}

/** An outrigger drawn up on the sand. */
const OUTRIGGER =
  fill('M40 20L470-24l-2 16L44 40zM118 26l40-84 10 4-36 82zM330 6l20-74 10 2-16 72z', KEY) +
  fill('M-40-86l40 30 200-6 240-24 80-40-16 52-60 40-220 34H60L0-24z', RED) +
  fill('M-40-86l40 30 200-6 240-24 80-40-8 22-72 34-236 24H-4z', KEY) +
  stroke('M8-34l220 0 220-28', PAPER, 6, '60 10 100 12');

export function beach(c: Cove): string {
  const r = chance(c.seed);
  const s = salt(r, 220);
  const shore = c.strand ? STRAND : BAY;
  const foam = (dx: number, dy: number) =>
    cut([
      ...wobble(
        r,
        shore.map(([x, y]) => [x + dx, y + dy] as const),
        7,
        60,
      ),
      ...shore.map(([x, y]) => [x + dx + 26, y + dy + 15] as const).reverse(),
    ]);
  // surf along a strand narrows to the point where it meets the horizon
  const fade = (near: number, far: number) => {
    const at = (k: number) => shore.map(([x, y]) => [900 + (x - 900) * k, y] as const);
    return cut([...wobble(r, at(near), 4, 60), ...at(far).reverse()]);
  };
  const corner: Line = c.strand ? points('1640,1010 1640,526') : points('1620,1010');
  const sand = cut([...shore, ...corner]);
  const scene = [
    fill(disc(r, 640, 340, 104), c.sun),
    fill(streaks(r, [120, 190, 260, 330, 400, 460], 3, [120, 320]), c.cloud),
    c.landmark === 'isle' ? landmark(r, c) : '',
    jungle(r, spline(points('-20,420 140,408 300,420 420,450 520,492 600,520'), 3), {
      size: [18, 34],
      bottom: 530,
      body: c.hill,
      light: c.deep,
    }),
    ['pagoda', 'mosque', 'hotel'].includes(c.landmark) ? landmark(r, c) : '',
    palms(
      r,
      [
        [90, 430, 150, -20, 0.55],
        [160, 440, 190, 22, 0.6],
        [490, 500, 120, 30, 0.45],
      ],
      c.hill,
    ),
    fill('M-20 520h1660v490H-20z', c.sea),
    fill(ripples(r, 60, [-40, 1640], [528, 860], [50, 210], [4, 14]), c.deep),
    fill(glitter(r, 18, 640, 110, [526, 720]), c.sun),
    ['rocks', 'sails'].includes(c.landmark) ? landmark(r, c) : '',
    fill(c.strand ? fade(1.12, 1.22) : foam(-96, -26), PAPER),
    fill(c.strand ? fade(1.34, 1.41) : foam(-150, -60), MIST),
    fill(sand, PAPER),
    c.strand
      ? jungle(r, points('930,528 1200,512 1400,486 1640,430'), {
          size: [20, 42],
          bottom: 530,
          body: c.hill,
          light: c.deep,
          leaves: 1,
        }) + fill('M940 524H1640V650L1500 604 1300 562 1100 540z', c.hill)
      : '',
    fill(cut([...shore.map(([x, y]) => [x + 30, y + 22] as const), ...corner]), c.sand),
    fill(
      cuts(r, 20, {
        x: [900, 1580],
        y: [40, 300],
        under: points('560,900 960,720 1620,690'),
        long: [40, 130],
        wide: [4, 9],
        lean: -0.1,
        sway: 0.1,
      }),
      c.sand === PAPER ? ROSE : PAPER,
    ),
    c.boat
      ? at(OUTRIGGER, 900, 890, 0.9)
      : at(sitter(GAMBOGE), 960, 850, 1.05) + at(sitter(PAPER), 1040, 862, 1.05),
    at(boatman(LAGOON, PAPER), 1030, 770, 0.74),
    at(walker(RED, GAMBOGE), 1100, 776, 0.8),
    c.strand
      ? ''
      : jungle(r, points('1180,1000 1320,960 1460,900 1640,850'), {
          size: [30, 56],
          bottom: 1010,
          body: KEY,
          light: c.hill,
          leaves: 3,
        }),
    palms(r, c.strand ? STRAND_PALMS : BAY_PALMS, KEY, ['c', 'd']),
  ];
  return sheet({
    sky: c.sky,
    defs: [define('c', palmHead(r, 118)), define('d', palmHead(r, 110, 8)), s.def],
    layers: [c.flip ? group('transform="translate(1600 0)scale(-1 1)"', ...scene) : scene.join(''), s.layer],
  });
}

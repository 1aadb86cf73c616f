import { egret, flock } from '../../lib/beasts.ts';
import { type Chance, chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { broadTree, jungle, palms, palmyraHead, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, spline, wobble } from '../../lib/path.ts';
import { at } from '../../lib/people.ts';
import { stupa } from '../../lib/stupa.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, group, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { glitter, ripples } from '../../lib/water.ts';
import { netThrower } from '../boats.ts';
import { lotus, PAD } from '../lotus.ts';
import type { Plates } from '../plates.ts';
import { pond } from './pond.ts';

interface Reservoir {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  sunAt: number;
  far: Ink;
  bank: Ink;
  water: Ink;
  dark: Ink;
  horizon: 'stupa' | 'rock' | 'hills' | 'palmyra';
  flip?: boolean;
  /** Lotus and birds near the eye, instead of a tree on the bank. */
  birds?: boolean;
}

/** Cormorants on a drowned tree, wings out to dry. */
const PERCH =
  'M-8 20L-4-140L-70-220l6-6L-2-170 4-260l10 0-4 110 66-70 8 6L14-120 16 20z' +
  'M-66-222l-6-26 8-24 10-6 6 8-6 10 4 36zM6-262l-30-6-22 22-2-30 28-14 14-2 2-26 8-8 12 6-8 8 2 22 18 4 26 18-6 26-20-24-16 8zM78-218l-4-28 6-24 10-8 8 8-8 8 0 40z';

function beyond(r: Chance, t: Reservoir): string {
  switch (t.horizon) {
    case 'stupa':
      return (
        fill(ridge(r, points('-20,440 200,400 420,430 700,450 1000,440 1300,400 1620,420'), 560), t.far) +
        stupa(r, { cx: 980, base: 470, radius: 74, shade: t.far })
      );
    case 'rock': {
      const rock = cut(
        wobble(
          r,
          spline(
            points(
              '560,500 600,400 660,330 760,300 860,306 960,270 1080,260 1160,300 1200,370 1260,420 1330,450 1360,500',
            ),
            3,
          ),
          3,
          60,
        ),
      );
      return (
        fill(ridge(r, points('-20,450 200,410 500,440 1300,430 1620,410'), 560), t.far) +
        fill(rock, PLUM) +
        fill(
          comb(
            r,
            points('1060,270 1090,350 1080,430 1110,500'),
            [-1, 0.2],
            [14, 60],
            22,
            points('1360,500 1330,450 1260,420 1200,370 1160,300'),
          ),
          KEY,
        ) +
        fill(
          cuts(r, 14, { x: [620, 1040], y: [320, 460], long: [30, 70], wide: [5, 9], lean: 1.4, sway: 0.3 }),
          ROSE,
        )
      );
    }
    case 'palmyra':
      return (
        fill(ridge(r, points('-20,478 400,470 800,480 1200,468 1620,478'), 560, 2), t.far) +
        palms(
          r,
          [
            [500, 490, 150, 6, 0.6],
            [560, 490, 190, -6, 0.7],
            [900, 490, 130, 6, 0.55],
            [1200, 490, 180, 6, 0.7],
            [1270, 490, 140, -4, 0.6],
            [1330, 490, 210, 5, 0.75],
          ],
          t.bank,
        )
      );
    default:
      return (
        fill(
          ridge(
            r,
            points(
              '-20,400 140,340 300,390 460,300 620,350 800,400 980,330 1160,280 1320,360 1480,330 1620,380',
            ),
            560,
          ),
          t.far,
        ) +
        fill(
          ridge(r, points('-20,470 300,430 700,460 1000,420 1300,450 1620,420'), 560),
          t.bank,
          'opacity=".55"',
        )
      );
  }
}

function draw(t: Reservoir): string {
  const r = chance(t.seed);
  const s = salt(r, 240);
  const lilies = Array.from({ length: 30 }, () => {
    const y = r(760, 930);
    const k = (y - 640) / 200;
    return `M${Math.round(r(380, 1560))} ${Math.round(y)}h${Math.round(34 * k)}`;
  }).join('');
  const blooms = Array.from(
    { length: 9 },
    () => `M${Math.round(r(420, 1500))} ${Math.round(r(760, 900))}l-12-20 10 6 4-14 6 14 10-6-10 20z`,
  ).join('');
  const bank = [
    at(netThrower(RED, t.water === MIST ? KEY : PAPER), 820, 740, 1.2, -1),
    stroke(lilies, t.bank, 13, '', 'stroke-linecap="round"'),
    fill(blooms, t.cloud),
    fill(
      cut([
        ...wobble(r, points('-20,690 140,700 260,740 360,800 440,880 540,950 700,1010'), 4, 50),
        [-20, 1010],
      ]),
      KEY,
    ),
    fill(broadTree(r, 180, 760, 620, 660), KEY),
    fill(
      cuts(r, 18, {
        x: [-10, 420],
        y: [30, 140],
        under: points('0,730 200,750 450,900'),
        long: [24, 60],
        wide: [5, 9],
        lean: 0.5,
        sway: 0.2,
      }),
      t.bank,
    ),
    fill(tufts(r, 8, [0, 520], points('0,800 520,920'), 90, 40), t.far),
  ];
  const scene = [
    fill(disc(r, t.sunAt, 330, 108), t.sun),
    fill(streaks(r, [120, 190, 260, 330, 400], 3, [120, 320]), t.cloud),
    stroke(flock(r, 11, 860, 160, 420, 110), KEY, 4),
    beyond(r, t),
    jungle(r, points('-20,486 300,480 700,494 1100,490 1620,480'), {
      size: [14, 26],
      bottom: 530,
      body: t.bank,
      light: t.far,
      leaves: 1,
    }),
    fill('M-20 516h1660v494H-20z', t.water),
    fill(ripples(r, 60, [-40, 1640], [524, 960], [50, 210], [4, 14]), t.dark),
    fill(glitter(r, 26, t.sunAt, 110, [522, 780]), t.sun),
    at(fill(PERCH, KEY), 1290, 690, 0.82),
    at(fill('M-6 14L-3-90l-30-50 4-4L0-104 2-150h8l0 70 30-40 6 4-34 60 2 60z', KEY), 1130, 610, 0.7),
    ...(t.birds ? pond(r, t.bank) : bank),
  ];
  return sheet({
    sky: t.sky,
    defs: [
      ...(t.horizon === 'palmyra' ? [define('c', palmyraHead(r, 80))] : []),
      ...(t.birds ? [stamp('f', lotus(ROSE, PAPER)), define('p', PAD), stamp('e', egret())] : []),
      s.def,
    ],
    layers: [t.flip ? group('transform="translate(1600 0)scale(-1 1)"', ...scene) : scene.join(''), s.layer],
  });
}

export const tanks: Plates = {
  'tank-stupa': () =>
    draw({
      seed: 251,
      sky: GAMBOGE,
      cloud: PAPER,
      sun: RED,
      sunAt: 640,
      far: ROSE,
      bank: PLUM,
      water: LAGOON,
      dark: KEY,
      horizon: 'stupa',
    }),
  ethagala: () =>
    draw({
      seed: 252,
      sky: MIST,
      cloud: PAPER,
      sun: PAPER,
      sunAt: 420,
      far: LAGOON,
      bank: TEA,
      water: LAGOON,
      dark: KEY,
      horizon: 'rock',
      flip: true,
    }),
  iranamadu: () =>
    draw({
      seed: 253,
      sky: ROSE,
      cloud: PAPER,
      sun: PAPER,
      sunAt: 720,
      far: PLUM,
      bank: TEA,
      water: MIST,
      dark: LAGOON,
      horizon: 'palmyra',
    }),
  anawilundawa: () =>
    draw({
      birds: true,
      seed: 255,
      sky: LEAF,
      cloud: PAPER,
      sun: GAMBOGE,
      sunAt: 600,
      far: TEA,
      bank: TEA,
      water: LAGOON,
      dark: KEY,
      horizon: 'hills',
    }),
};

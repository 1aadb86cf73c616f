import { type Chance, chance } from '../../lib/chance.ts';
import { cuts } from '../../lib/cuts.ts';
import { jungle, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, spline, wobble } from '../../lib/path.ts';
import { at, hiker } from '../../lib/people.ts';
import { fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { mist, ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** A great dipterocarp: a straight bole that flares into buttresses. */
function bole(r: Chance, x: number, foot: number, w: number, top = -20): string {
  return cut(
    wobble(
      r,
      [
        ...points(
          `${x - w},${top} ${x - w * 0.9},${foot - 260} ${x - w * 1.5},${foot - 90} ${x - w * 2.9},${foot}`,
        ),
        ...points(
          `${x - w * 0.5},${foot - 8} ${x - w * 0.2},${foot + 20} ${x + w * 0.5},${foot - 10} ${x + w * 2.7},${foot + 4}`,
        ),
        ...points(`${x + w * 1.4},${foot - 110} ${x + w * 0.95},${foot - 270} ${x + w},${top}`),
      ],
      3,
      130,
    ),
  );
}

/** The blue magpie: blue coat, chestnut head, red bill, a long banded tail. */
const MAGPIE =
  fill('M0 0q-10-44 30-62q40-12 66 18q30 40 26 78q-40 30-84 6q-30-14-38-40z', LAGOON) +
  fill('M118 30q60 60 66 170l-18 4q-26-70-66-150z', LAGOON) +
  fill('M-2-6q-16-50 20-66q42-8 54 28q-20 44-74 38z', RED) +
  fill('M-4-44l-44 8 42 16zM184 200l-18 4 4-26 12-4zM172 150l-16 10-6-20 14-12z', PAPER) +
  fill('M-4-44l-44 8 42 10z', GAMBOGE) +
  fill(
    'M14-52a8 8 0 1 1-.1 0zM60 10q40 0 60 40l-10 26q-40-10-50-66zM44 62l4 34 10 0-4-32zM70 64l2 30 10-2-2-30z',
    KEY,
  ) +
  stroke('M72 24l34 34M70 40l30 30', PAPER, 4);

const STEPS =
  'M776 756h110M790 778h112M786 802h124M766 828h160M734 858h214M700 890h272M664 926h334M630 966h400';

interface Wood {
  seed: number;
  light: Ink;
  haze: Ink;
  back: Ink;
  mid: Ink;
  leaf: Ink;
  stream: Ink;
  bird: boolean;
  /** Stone steps where a stream would run. */
  steps?: boolean;
}

function draw(k: Wood): string {
  const r = chance(k.seed);
  const s = salt(r, 200);
  const canopy = (y: number, from: number, to: number) =>
    spline(
      points(
        `${from},${y} ${(from * 2 + to) / 3},${y + 40} ${(from + to * 2) / 3},${y - 20} ${to},${y + 10}`,
      ),
      3,
    );
  const roof = (line: string, ink: Ink) => {
    const edge = points(line);
    let d = '';
    for (const [x, y] of spline(edge, 2))
      d += cut(
        Array.from(
          { length: 8 },
          (_, i) =>
            [x + Math.cos((i / 8) * 6.28) * r(60, 104), y + Math.sin((i / 8) * 6.28) * r(36, 60)] as const,
        ),
      );
    return fill(d, ink);
  };
  return sheet({
    sky: k.light,
    defs: [s.def],
    layers: [
      fill(
        [500, 620, 930, 1110, 760].map((x, i) => bole(r, x, 690 - (i % 2) * 30, 13 + (i % 3) * 4)).join(''),
        k.back,
        'opacity=".7"',
      ),
      jungle(r, canopy(610, -20, 1620), {
        size: [30, 54],
        bottom: 800,
        body: k.back,
        light: k.light,
        leaves: 1,
      }),
      mist(r, 640, k.haze, k.back, 46, 8),
      fill(
        [300, 700, 1010, 1240].map((x, i) => bole(r, x, 770 - (i % 2) * 20, 24 + (i % 3) * 5)).join(''),
        k.mid,
      ),
      fill(
        cuts(r, 18, { x: [280, 1260], y: [120, 640], long: [50, 130], wide: [4, 7], lean: 1.57, sway: 0.02 }),
        k.back,
      ),
      jungle(r, canopy(760, -20, 700), {
        size: [34, 60],
        bottom: 900,
        body: k.mid,
        light: k.leaf,
        leaves: 1,
        under: 3,
        depth: 70,
      }),
      jungle(r, canopy(750, 900, 1620), {
        size: [34, 60],
        bottom: 900,
        body: k.mid,
        light: k.leaf,
        leaves: 1,
        under: 3,
        depth: 70,
      }),
      fill(
        cut(
          spline(
            points('770,740 800,790 740,850 640,910 560,1010 1080,1010 1000,920 960,850 900,790 880,740'),
            3,
          ),
        ),
        k.stream,
      ),
      k.steps
        ? stroke(STEPS, PAPER, 9) + stroke(STEPS, KEY, 4, '', 'transform="translate(0 8)"')
        : fill(ripples(r, 18, [640, 960], [770, 990], [40, 130], [5, 12]), PAPER),
      roof('-20,40 200,120 420,40 640,-10 900,-20 1120,30 1320,110 1500,60 1640,90', k.mid),
      roof('-20,0 160,40 330,-30 560,-60 1060,-60 1300,0 1480,10 1640,20', KEY),
      fill(bole(r, 130, 900, 62) + bole(r, 1440, 900, 76), KEY),
      fill(
        cuts(r, 16, { x: [86, 170], y: [120, 760], long: [60, 150], wide: [5, 9], lean: 1.57, sway: 0.02 }) +
          cuts(r, 18, {
            x: [1390, 1490],
            y: [120, 760],
            long: [60, 150],
            wide: [5, 9],
            lean: 1.57,
            sway: 0.02,
          }),
        k.mid,
      ),
      stroke('M1364 40q-120 200-60 330t-40 220M214 60q90 130 60 240', KEY, 8),
      k.bird ? stroke('M1060 396q160-30 330-20', KEY, 15) + at(MAGPIE, 1150, 330, 1.25) : '',
      at(hiker(RED), 560, 858, 0.9),
      at(hiker(GAMBOGE), 500, 872, 0.95),
      jungle(r, points('-20,900 200,880 400,930 560,1000'), {
        size: [34, 60],
        bottom: 1010,
        body: KEY,
        light: k.mid,
        leaves: 1,
      }),
      jungle(r, points('1040,1000 1220,930 1420,890 1640,880'), {
        size: [34, 60],
        bottom: 1010,
        body: KEY,
        light: k.mid,
        leaves: 1,
      }),
      fill(
        tufts(r, 5, [40, 420], points('0,890 500,960'), 80, 60) +
          tufts(r, 5, [1180, 1580], points('1100,960 1600,880'), 80, 60),
        k.leaf,
      ),
      s.layer,
    ],
  });
}

export const rainforest: Plates = {
  sinharaja: () =>
    draw({
      seed: 201,
      light: LEAF,
      haze: PAPER,
      back: TEA,
      mid: TEA,
      leaf: LEAF,
      stream: LAGOON,
      bird: true,
    }),
  kanneliya: () =>
    draw({
      seed: 202,
      light: MIST,
      haze: PAPER,
      back: LAGOON,
      mid: TEA,
      leaf: LEAF,
      stream: MIST,
      bird: false,
    }),
  ritigala: () =>
    draw({
      seed: 203,
      light: GAMBOGE,
      haze: PAPER,
      back: ROSE,
      mid: PLUM,
      leaf: GAMBOGE,
      stream: ROSE,
      bird: false,
      steps: true,
    }),
};

import { chance } from '../../lib/chance.ts';
import { cuts, gouge, streaks } from '../../lib/cuts.ts';
import { broadTree, jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, wobble } from '../../lib/path.ts';
import { at, walker } from '../../lib/people.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import type { Plates } from '../plates.ts';

/** One of the seven square wells: thick kerb, warm water, a thread of steam. */
function well(r: ReturnType<typeof chance>, x: number, y: number, k: number): string {
  const p = (text: string) => cut(points(text).map(([px, py]) => [x + px * k, y + py * k] as const));
  let steam = '';
  for (let i = 0; i < 5; i++)
    steam += gouge(
      x + r(-60, 60) * k,
      y - (50 + i * 34) * k,
      r(50, 90) * k,
      -Math.PI / 2 + r(-0.35, 0.35),
      r(8, 15) * k + 2,
    );
  return (
    fill(p('-150,-40 150,-40 190,60 -190,60'), PAPER) +
    fill(p('-110,-26 110,-26 136,36 -136,36'), KEY) +
    fill(p('-104,-8 108,-8 128,34 -128,34'), LAGOON) +
    fill(p('-60,4 40,0 -10,14') + p('-20,22 90,18 30,30'), MIST) +
    fill(p('-190,60 190,60 184,112 -184,112'), ROSE) +
    stroke(`M${x - 186 * k} ${y + 84 * k}h${372 * k}`, RED, 5 * k, `${50 * k} ${9 * k} ${70 * k} ${8 * k}`) +
    fill(p('120,60 190,60 184,112 118,112'), PLUM) +
    fill(steam, PAPER)
  );
}

/** A bather who empties a pail over her head. */
const BATHER =
  fill('M-12-110l-12 10-4 40 6 60h44l2-60-4-40-10-12z', RED) +
  fill(
    'M-6-110l-6-12 5-13 13-3 9 9-2 14-8 6zM-22-96l-14-40 14-34 8 4-8 30 10 34zM18-100l12-36-12-32 8-4 16 36-14 42z',
    KEY,
  ) +
  fill('M-30-172l64-12 2 34-40 12-22-10z', GAMBOGE);

function draw(): string {
  const r = chance(541);
  const s = salt(r, 300);
  const pour = (x: number, y: number, k: number) =>
    fill(
      cuts(r, 8, {
        x: [x - 30 * k, x + 24 * k],
        y: [y - 150 * k, y - 90 * k],
        long: [60 * k, 120 * k],
        wide: [6, 9],
        lean: 1.57,
        sway: 0.16,
      }),
      PAPER,
    );
  return sheet({
    sky: MIST,
    defs: [define('c', palmHead(r, 112)), s.def],
    layers: [
      fill(streaks(r, [70, 130, 190, 250, 310], 4, [110, 300]), PAPER),
      jungle(r, points('-20,420 200,380 440,410 700,440 960,430 1200,390 1420,370 1640,410'), {
        size: [36, 62],
        bottom: 640,
        body: TEA,
        light: LEAF,
        leaves: 1,
        under: 8,
        depth: 150,
      }),
      fill(broadTree(r, 260, 600, 430, 460) + broadTree(r, 1360, 610, 470, 480), KEY),
      palms(
        r,
        [
          [560, 560, 240, -26, 0.8],
          [1060, 560, 280, 30, 0.88],
        ],
        KEY,
      ),
      fill('M-20 560h1660v60H-20z', PAPER),
      stroke('M-20 576H1640M-20 604H1640', ROSE, 6, '60 8 90 7 44 9'),
      fill(
        cut(wobble(r, points('-20,616 400,608 800,612 1200,606 1640,616 1640,1010 -20,1010'), 2, 120)),
        GAMBOGE,
      ),
      fill(cuts(r, 26, { x: [-40, 1560], y: [630, 980], long: [60, 180], wide: [5, 11] }), ROSE),
      well(r, 480, 664, 0.5),
      well(r, 800, 650, 0.5),
      well(r, 1120, 664, 0.5),
      well(r, 330, 780, 0.8),
      well(r, 1270, 780, 0.8),
      at(BATHER, 640, 760, 0.72),
      pour(640, 760, 0.72),
      well(r, 620, 900, 1),
      well(r, 1030, 890, 1),
      at(walker(TEA, PAPER), 930, 770, 0.8, -1),
      at(BATHER, 830, 930, 1.2, -1),
      pour(830, 930, 1.2),
      at(walker(LAGOON, ROSE), 1400, 950, 1.3, -1),
      at(walker(PLUM, GAMBOGE), 200, 950, 1.3),
      s.layer,
    ],
  });
}

export const wells: Plates = { 'kanniya-hot-springs': draw };

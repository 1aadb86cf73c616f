import { egret } from '../../lib/beasts.ts';
import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle, type Palm, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, PAPER, RED, TEA } from '../../lib/inks.ts';
import { cut, points, spline, wobble } from '../../lib/path.ts';
import { at, boatman, sitter } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { ripples, surf } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

const PALMS: readonly Palm[] = [
  [560, 596, 90, 12, 0.36],
  [620, 600, 120, -14, 0.44],
  [690, 604, 140, 18, 0.5],
  [770, 610, 176, -20, 0.6],
  [860, 616, 190, 26, 0.66],
  [960, 624, 236, -24, 0.8],
  [1070, 632, 250, 34, 0.88],
  [1190, 640, 310, -30, 1],
  [1320, 650, 330, 40, 1.08],
  [1470, 660, 390, -40, 1.24],
];

/** A double boat under an awning, as it carries people up the river. */
const ferry =
  fill('M-190-30l50 16 250 2 70-24-16 34-60 22-230-2z', RED) +
  fill('M-120-14h210v-14h-210z', PAPER) +
  stroke('M-120-20V-150M80-20V-150', KEY, 7) +
  fill('M-160-146l40-40h180l60 40z', PAPER) +
  stroke('M-150-152h260', RED, 12, '16 16') +
  at(sitter(GAMBOGE), -70, -24, 0.72) +
  at(sitter(LEAF), 10, -24, 0.72) +
  at(boatman(LAGOON, PAPER), 122, -28, 0.82) +
  stroke('M136-110L176 60', KEY, 6);

function draw(): string {
  const r = chance(156);
  const s = salt(r, 220);
  const spit = cut([
    ...wobble(r, spline(points('330,606 460,590 700,592 1000,600 1640,606'), 3), 3, 80),
    ...wobble(r, spline(points('1640,690 1300,672 900,646 600,626 420,620 330,606'), 3), 3, 80),
  ]);
  return sheet({
    sky: LEAF,
    defs: [define('c', palmHead(r, 116)), define('d', palmHead(r, 108, 8)), s.def],
    layers: [
      fill(disc(r, 420, 300, 96), PAPER),
      fill(streaks(r, [80, 140, 210, 290, 370], 3, [110, 300]), PAPER),
      fill('M-20 440h1660v170H-20z', LAGOON),
      fill(ripples(r, 24, [-40, 1640], [446, 560], [50, 170], [4, 9]), KEY),
      // Far out, the little sails; then the surf along the bar.
      fill('M230 448l14-92 44 86zM236 448l-8-60-26 60zM640 446l8-54 28 50z', RED),
      fill('M196 448h104l-14 10h-76zM630 446h56l-8 7h-42z', KEY),
      fill(
        surf(r, 260, 1640, (x) => 574 - (x - 300) * 0.004, 22),
        PAPER,
      ),
      fill('M-20 600h1660v410H-20z', TEA),
      fill(spit, PAPER, 'transform="translate(-6 -8)"'),
      fill(spit, GAMBOGE),
      fill(cuts(r, 12, { x: [520, 1560], y: [606, 640], long: [40, 120], wide: [4, 8], sway: 0.02 }), PAPER),
      jungle(r, points('720,604 1000,606 1300,604 1640,596'), {
        size: [22, 36],
        bottom: { under: 14 },
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      // A house for guests behind the palms.
      fill('M1100 620v-56h170v56z', PAPER) +
        fill('M1080 568l36-40h140l34 40z', RED) +
        stroke('M1116 600h140', LAGOON, 24, '18 14'),
      palms(r, PALMS, KEY, ['c', 'd']),
      // The river has them all again.
      `<g transform="translate(0 1322)scale(1 -1)" opacity=".34">${palms(chance(157), PALMS.slice(4), KEY, ['d', 'c'])}</g>`,
      fill(ripples(r, 30, [400, 1640], [660, 860], [70, 220], [5, 13]), TEA),
      fill(ripples(r, 26, [-40, 1640], [640, 960], [60, 220], [5, 15]), LEAF),
      fill(ripples(r, 16, [300, 560], [640, 900], [60, 160], [6, 13]), PAPER),
      at(ferry, 640, 850, 1.15),
      fill(cuts(r, 8, { x: [420, 800], y: [876, 900], long: [80, 200], wide: [7, 12], sway: 0.02 }), PAPER),
      // An egret waits on a post of the old jetty.
      fill('M1296 1010V838h20v172zM1404 1010V872h18v138zM1500 1010V850h20v160z', KEY),
      stroke('M1290 882H1530', KEY, 10),
      at(egret(PAPER, KEY), 1306, 838, 1.7),
      jungle(r, points('-20,930 160,940 330,980 400,1010'), {
        size: [34, 54],
        bottom: 1010,
        body: KEY,
        light: LEAF,
        leaves: 1,
      }),
      s.layer,
    ],
  });
}

export const bentota: Plates = { bentota: draw };

import { chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palms, palmyraHead } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, wobble } from '../../lib/path.ts';
import { at, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import type { Plates } from '../plates.ts';

/** A bicycle and its rider, as the town goes about. */
const CYCLIST =
  stroke(
    'M-60-34a34 34 0 1 0 .1 0zM64-34a34 34 0 1 0 .1 0zM-60 0L-22-62L40-62L64 0M-22-62L0 0L40-62M-60 0H0M-30-74h20M40-62L34-92L56-98',
    KEY,
    6,
  ) +
  fill('M-30-74l-8-44 12-34 26-10 22 12 8 20 24 10-4 10-34-8-12-20-6 34 26 22-8 52-12 0 0-46-34-14z', RED) +
  fill('M-2-162l-6-12 5-13 13-3 9 9-2 14-8 7zM38-118l26 12-4 10-28-8zM-10 0l14-4 10 8-24 2z', KEY);

function draw(): string {
  const r = chance(371);
  const s = salt(r, 260);
  const dome = (x: number, y: number, w: number) =>
    fill(`M${x - w} ${y}q-6-${w * 1.2} ${w}-${w * 1.3}q${w + 6} ${w * 0.1} ${w} ${w * 1.3}z`, PAPER) +
    fill(
      `M${x + w * 0.2} ${y}q20-${w * 0.8}-${w * 0.2}-${w * 1.3}q${w + 6} ${w * 0.1} ${w} ${w * 1.3}z`,
      PLUM,
    ) +
    fill(`M${x - 5} ${y - w * 1.28}l5-${w * 0.6} 5 ${w * 0.6}z`, GAMBOGE);
  const pavilion = (x: number, y: number, w: number) =>
    fill(`M${x - w * 0.8} ${y}v-${w * 0.9}h${w * 1.6}v${w * 0.9}z`, PAPER) +
    stroke(`M${x - w * 0.6} ${y - w * 0.42}h${w * 1.3}`, KEY, w * 0.6, `${w * 0.24} ${w * 0.2}`) +
    fill(`M${x - w} ${y - w * 0.86}h${w * 2}v-${w * 0.14}h-${w * 2}z`, RED) +
    dome(x, y - w, w * 0.76);
  const arches = (x0: number, n: number, step: number, foot: number, h: number) =>
    Array.from(
      { length: n },
      (_, i) => `M${x0 + i * step} ${foot}v${-h}q${step * 0.3}-${step * 0.5} ${step * 0.6} 0v${h}z`,
    ).join('');
  return sheet({
    sky: ROSE,
    defs: [define('c', palmyraHead(r, 84)), s.def],
    layers: [
      fill(disc(r, 330, 270, 104), PAPER),
      fill(streaks(r, [80, 150, 220, 290, 360], 3, [110, 300]), PAPER),
      jungle(r, points('-20,600 240,580 480,600 1100,604 1360,580 1640,590'), {
        size: [22, 40],
        bottom: 740,
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      palms(
        r,
        [
          [90, 640, 300, 8, 0.95],
          [180, 640, 220, -6, 0.8],
          [1400, 640, 330, -8, 1],
          [1500, 640, 250, 8, 0.85],
          [1330, 640, 210, 5, 0.7],
        ],
        KEY,
      ),
      // three storeys of arches stepping up to the great dome
      fill('M220 720V560h1120v160zM360 560V450h840v110zM560 450v-90h440v90z', PAPER),
      fill(
        comb(r, points('1150,450 1160,560'), [-1, 0], [8, 28], 15, points('1200,560 1200,450')) +
          comb(r, points('1270,560 1280,720'), [-1, 0], [8, 34], 15, points('1340,720 1340,560')) +
          comb(r, points('956,360 964,450'), [-1, 0], [6, 22], 14, points('1000,450 1000,360')),
        PLUM,
      ),
      fill(
        `${arches(244, 6, 62, 704, 84)}${arches(960, 6, 62, 704, 84)}${arches(386, 5, 58, 548, 58)}${arches(890, 5, 58, 548, 58)}${arches(586, 2, 50, 444, 44)}${arches(890, 2, 50, 444, 44)}`,
        KEY,
      ),
      stroke('M206 562h1150M346 452h870M546 362h470', RED, 12),
      stroke('M212 550h1140M352 440h860M552 350h460', PAPER, 12, '14 8'),
      pavilion(290, 552, 54),
      pavilion(1270, 552, 54),
      pavilion(420, 442, 44),
      pavilion(1140, 442, 44),
      fill('M690 360v-60h180v60z', PAPER),
      stroke('M706 330h152', KEY, 40, '14 12'),
      fill('M676 302h208v-12H676z', RED),
      dome(780, 290, 86),
      fill('M640 720V480h280v240z', PAPER),
      fill('M622 484l158-70 158 70z', PAPER),
      stroke('M622 484l158-66 158 66z', RED, 9),
      fill('M690 720V580q90-110 180 0v140z', KEY),
      fill('M720 720V610q60-70 120 0v110z', GAMBOGE),
      fill('M610 720h340l24 30H586z', PAPER),
      stroke('M604 732h352', PLUM, 5),
      fill(cut(wobble(r, points('-20,720 800,746 1640,720 1640,1010 -20,1010'), 2, 200)), LEAF),
      fill(cut(points('640,748 920,748 1180,1010 380,1010')), GAMBOGE),
      fill(
        cuts(r, 26, { x: [-40, 500], y: [760, 960], long: [50, 150], wide: [5, 10] }) +
          cuts(r, 20, { x: [1060, 1560], y: [760, 960], long: [50, 150], wide: [5, 10] }),
        TEA,
      ),
      fill(cuts(r, 12, { x: [560, 940], y: [780, 980], long: [50, 140], wide: [5, 10] }), ROSE),
      // hedges on either side, and the morning’s traffic
      jungle(r, points('-20,800 160,790 360,800 520,826'), {
        size: [18, 32],
        bottom: { under: 60 },
        body: TEA,
        light: KEY,
        leaves: 1,
      }),
      jungle(r, points('1040,826 1200,800 1400,790 1640,800'), {
        size: [18, 32],
        bottom: { under: 60 },
        body: TEA,
        light: KEY,
        leaves: 1,
      }),
      at(CYCLIST, 980, 920, 1.15, -1),
      at(walker(LAGOON, PAPER), 620, 900, 1.05),
      at(walker(PLUM, GAMBOGE), 540, 910, 1.1),
      fill(cut(wobble(r, points('-20,960 400,950 900,966 1640,950 1640,1010 -20,1010'), 2, 120)), KEY),
      s.layer,
    ],
  });
}

export const jaffna: Plates = { jaffna: draw };

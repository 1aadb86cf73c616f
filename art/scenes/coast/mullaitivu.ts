import { flock } from '../../lib/beasts.ts';
import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { palms, palmyraHead } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, spline, wobble } from '../../lib/path.ts';
import { at, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { glitter, ripples, surf } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** One of the crew: heels dug in, all his weight on the rope, which runs through 0,-92. */
const hauler = (sarong: Ink, cap: Ink): string =>
  fill('M26-54l10 26-44 24-26-4-6 8-10 0 4-22 34-2 14-22zM56-52l26 30 6 16 14 4 0 8-26 0-10-22-34-22z', KEY) +
  fill('M18-70l44 4 4 34-34 6-26-16z', sarong) +
  fill('M20-66l14-62 24-14 18 14-12 66z', KEY) +
  fill('M34-128l-42 26-22 4-2 12 26 0 46-18zM52-118l-40 28-24 0 0 12 30 0 46-26z', KEY) +
  fill('M52-142l-8-14 6-14 14-3 10 10-2 14-10 8z', KEY) +
  fill('M44-158l6-16 18-4 12 12-2 8z', cap);

function draw(): string {
  const r = chance(158);
  const s = salt(r, 220);
  const shore = spline(points('1640,552 1400,560 1180,580 960,626 640,700 380,780 140,860 -20,940'), 3);
  const beach = cut([...wobble(r, shore, 5, 70), [-20, 1010], [1640, 1010]]);
  const rope = 'M-20 706Q260 690 470 748Q640 790 1380 800Q1500 812 1500 950';
  return sheet({
    sky: MIST,
    defs: [define('c', palmyraHead(r, 84)), s.def],
    layers: [
      fill(disc(r, 360, 440, 120), RED),
      fill(streaks(r, [70, 130, 200, 270, 350, 420], 3, [110, 300]), PAPER),
      stroke(flock(r, 12, 160, 560, 520, 120), KEY, 4),
      palms(
        r,
        [
          [1200, 560, 170, 6, 0.6],
          [1290, 560, 240, -8, 0.8],
          [1380, 566, 190, 8, 0.7],
          [1470, 566, 290, -8, 0.95],
          [1560, 566, 220, 6, 0.8],
        ],
        TEA,
      ),
      fill('M1180 560q200-24 460-26v40h-460z', TEA),
      fill('M-20 540h1660v480H-20z', LAGOON),
      fill(ripples(r, 64, [-40, 1240], [546, 760], [50, 220], [4, 14]), KEY),
      fill(glitter(r, 22, 360, 110, [546, 740]), RED),
      fill(
        surf(r, -60, 1300, (x) => 800 - x * 0.16, 26),
        PAPER,
      ),
      fill(beach, PAPER, 'transform="translate(-14 -16)"'),
      fill(beach, GAMBOGE),
      fill(cuts(r, 34, { x: [500, 1560], y: [690, 990], long: [50, 170], wide: [5, 11], sway: 0.05 }), ROSE),
      // The floats of the net, far out in a bow, and the rope that comes home.
      stroke('M-20 620Q160 580 330 600Q460 620 420 690', PAPER, 14, '0 30', 'stroke-linecap="round"'),
      fill('M1260 596l40 20 250 4 70-34-20 52-60 16h-230z', KEY),
      fill('M1300 618h250l40-18-8 22-40 14h-220z', RED),
      stroke('M1350 620V556M1480 622V560', KEY, 6),
      stroke(rope, KEY, 7),
      ...(
        [
          [480, 886, RED, PAPER],
          [644, 896, LAGOON, RED],
          [808, 902, PLUM, PAPER],
          [972, 906, TEA, MIST],
          [1136, 906, RED, PAPER],
          [1300, 908, LAGOON, RED],
        ] as const
      ).map(([x, y, sarong, cap]) => at(hauler(sarong, cap), x, y, 1.25)),
      at(walker(RED, GAMBOGE), 1120, 690, 0.72, -1),
      at(walker(PLUM, LEAF), 1060, 694, 0.72),
      // The coil that grows behind the last man.
      stroke(
        'M1440 960a60 18 0 1 0 120 0a60 18 0 1 0-120 0M1458 956a42 12 0 1 0 84 0a42 12 0 1 0-84 0',
        KEY,
        8,
      ),
      s.layer,
    ],
  });
}

export const mullaitivu: Plates = { mullaitivu: draw };

import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { palms, palmyraHead, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, spline, wobble } from '../../lib/path.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** A wild pony at a canter, to the left, 250 high. */
const pony = (coat: Ink, mane: Ink) =>
  fill('M150-178q80-10 104 40q6 40-24 64q10-50-20-64q-30-10-60-8z', mane) +
  fill(
    cut(
      spline(
        points(
          '-196,-196 -180,-226 -150,-248 -132,-266 -124,-244 -96,-220 -60,-184 0,-176 80,-186 140,-188 166,-160 164,-120 176,-86 214,-54 226,-20 236,-2 214,0 204,-18 190,-44 146,-68 130,-100 90,-92 20,-92 -30,-98 -44,-80 -34,-48 -54,-12 -66,6 -84,-6 -74,-20 -62,-48 -78,-86 -92,-70 -130,-54 -166,-48 -188,-28 -204,-40 -184,-58 -146,-76 -110,-100 -108,-140 -126,-180 -150,-186 -176,-172 -194,-180',
        ),
        2,
      ),
    ),
    coat,
  ) +
  fill(cut(points('96,-96 110,-60 96,-24 106,0 88,2 80,-26 88,-58 60,-94')), mane) +
  fill('M-136-262q40 8 70 50q20 30 16 40q-30-20-44-14q0-20-16-24q4-20-14-22q2-16-12-30z', mane) +
  fill('M-168-214a6 6 0 1 1-.1 0z', PAPER);

function draw(): string {
  const r = chance(401);
  const s = salt(r, 240);
  let wall = '';
  for (let i = 0; i < 60; i++)
    wall += `M${Math.round(-10 + i * 28 + r(-4, 4))} ${Math.round(676 + r(-3, 6))}l-4-20 12-14 16 6 4 22z`;
  return sheet({
    sky: LAGOON,
    defs: [
      define('c', palmyraHead(r, 86)),
      stamp('a', pony(RED, KEY)),
      stamp('b', pony(PAPER, PLUM)),
      stamp('k', pony(KEY, PLUM)),
      s.def,
    ],
    layers: [
      fill(disc(r, 1240, 260, 100), GAMBOGE),
      fill(streaks(r, [80, 150, 220, 290, 360, 430], 4, [120, 320]), PAPER),
      palms(
        r,
        [
          [100, 640, 330, 8, 0.95],
          [190, 640, 250, -6, 0.85],
          [280, 640, 300, 6, 0.9],
          [520, 640, 210, -6, 0.7],
          [1060, 640, 220, 6, 0.7],
          [1380, 640, 340, -8, 1],
          [1460, 640, 270, 6, 0.85],
          [1540, 640, 310, 8, 0.95],
        ],
        TEA,
      ),
      fill('M0 600h1600v70H0z', MIST),
      fill(ripples(r, 20, [-20, 1620], [606, 640], [50, 160], [4, 8]), LAGOON),
      // the island's walls of piled coral
      fill(
        cut(wobble(r, points('-20,640 400,634 800,640 1200,632 1640,640 1640,700 -20,700'), 3, 70)),
        PAPER,
      ),
      fill(wall, ROSE),
      stroke('M-20 660H1620', PLUM, 4, '24 9 36 12'),
      fill(cut(wobble(r, points('-20,690 500,684 1000,692 1640,686 1640,1010 -20,1010'), 2, 120)), LEAF),
      fill(cuts(r, 44, { x: [-40, 1560], y: [700, 960], long: [50, 150], wide: [5, 11] }), TEA),
      fill(
        [
          [420, 800, 300],
          [1180, 820, 330],
          [780, 900, 560],
        ]
          .map(([x = 0, y = 0, w = 0]) =>
            cuts(r, 2, {
              x: [x - w / 2, x - w / 2 + 20],
              y: [y, y + 10],
              long: [w, w * 1.1],
              wide: [16, 24],
              sway: 0,
            }),
          )
          .join(''),
        TEA,
      ),
      place('k', 420, 780, 0.62),
      place('b', 610, 770, 0.52),
      place('a', 1240, 800, 0.72),
      place('k', 1040, 760, 0.45),
      place('b', 980, 880, 1.15),
      place('a', 560, 900, 1.3),
      fill(cuts(r, 14, { x: [560, 1300], y: [880, 930], long: [30, 90], wide: [8, 14], sway: 0.2 }), PAPER),
      fill(cut(wobble(r, points('-20,950 400,940 900,966 1640,940 1640,1010 -20,1010'), 3, 90)), KEY),
      fill(tufts(r, 14, [20, 1580], points('0,900 1600,900'), 80, 40), GAMBOGE),
      s.layer,
    ],
  });
}

export const ponies: Plates = { delft: draw };

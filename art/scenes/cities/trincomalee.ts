import { deer, flock } from '../../lib/beasts.ts';
import { type Chance, chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, wobble } from '../../lib/path.ts';
import { at, pilgrim, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { fill, group, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import { oruwa } from '../boats.ts';
import type { Plates } from '../plates.ts';

/** A freighter at anchor in the great harbour, bow to the left. */
const FREIGHTER =
  fill('M-330-80l60 54h500l40-60 30 0-24 110h-530z', PAPER, 'transform="translate(-6 -5)"') +
  fill('M-330-80l60 54h500l40-60 30 0-24 110h-530z', RED) +
  fill('M-290-6h560l-6 30h-530z', KEY) +
  fill('M120-26v-120h130v120z', PAPER) +
  fill('M106-146h158v-16H106z', KEY) +
  fill('M190-162l6-64h44l4 64z', GAMBOGE) +
  stroke('M136-116h100M136-76h100', KEY, 16, '16 10') +
  stroke(
    'M-170-30V-190M-40-30V-190M-170-186L-100-40M-40-186L-100-40M-170-186L-240-40M-40-186L40-40',
    KEY,
    6,
  ) +
  fill('M-232-28v-34h96v34zM-96-28v-46h84v46zM4-28v-32h90v32z', LAGOON);

/** The old banyan of the fort: a trunk of many trunks, roots let down from its limbs. */
function banyan(r: Chance): string {
  const roots = [120, 300, 380, 560, 640, 720]
    .map((x) => `M${x} ${Math.round(r(300, 340))}L${Math.round(x + r(-14, 14))} ${Math.round(r(560, 800))}`)
    .join('');
  return (
    stroke('M560 280L586 852M96 280L70 850', KEY, 20) +
    stroke(roots, KEY, 7) +
    fill(
      'M130 880q50-60 60-180q-60-150-150-240l40-190 60 0 20 130 70 90 30-220 80-10-10 200q70-60 130-180l70 10q-60 170-180 280q-20 130 60 320q-110 30-280-10z',
      KEY,
    ) +
    fill(
      cuts(r, 13, { x: [200, 320], y: [470, 700], long: [60, 150], wide: [7, 13], lean: 1.57, sway: 0.14 }),
      PLUM,
    ) +
    group(
      'transform="scale(1 -1)"',
      jungle(r, points('-20,-330 160,-350 360,-330 560,-346 740,-290 880,-200 960,-100'), {
        size: [44, 76],
        bottom: 40,
        body: TEA,
        light: LEAF,
        leaves: 2,
      }),
    )
  );
}

function draw(): string {
  const r = chance(331);
  const s = salt(r, 240);
  return sheet({
    sky: MIST,
    defs: [stamp('o', oruwa(PAPER, RED)), s.def],
    layers: [
      fill(disc(r, 1330, 220, 96), PAPER),
      fill(streaks(r, [80, 150, 220, 300, 380], 3, [120, 320], [700, 1500]), PAPER),
      stroke(flock(r, 8, 1000, 270, 240, 90), KEY, 4),
      fill(
        ridge(
          r,
          points('-20,520 300,470 600,480 800,440 960,470 1140,420 1300,450 1460,400 1640,450'),
          620,
          3,
        ),
        PLUM,
      ),
      jungle(r, points('-20,556 500,548 900,560 1300,546 1640,552'), {
        size: [14, 26],
        bottom: 590,
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      fill('M-20 576h1660v430H-20z', LAGOON),
      fill(ripples(r, 50, [300, 1640], [584, 860], [50, 210], [4, 14]), KEY),
      place('o', 900, 626, 0.5, -1),
      at(FREIGHTER, 1130, 682, 0.82),
      fill(cuts(r, 10, { x: [850, 1340], y: [696, 722], long: [70, 190], wide: [6, 12], sway: 0.02 }), PAPER),
      place('o', 1490, 842, 0.95),
      fill(
        cut([
          ...wobble(r, points('-20,800 300,790 620,806 900,836 1200,880 1640,926'), 4, 80),
          [1640, 1010],
          [-20, 1010],
        ]),
        ROSE,
      ),
      fill(cuts(r, 26, { x: [-20, 1560], y: [850, 990], long: [40, 130], wide: [5, 11], sway: 0.05 }), RED),
      banyan(r),
      fill(cuts(r, 14, { x: [60, 700], y: [850, 900], long: [80, 200], wide: [9, 16], sway: 0.03 }), KEY),
      at(deer(GAMBOGE), 560, 900, 1.2),
      at(deer(GAMBOGE, false), 780, 930, 1.05, -1),
      at(deer(GAMBOGE, false), 330, 950, 0.9),
      at(walker(RED, GAMBOGE), 1010, 930, 1.05, -1),
      at(pilgrim(), 1090, 940, 1.05),
      s.layer,
    ],
  });
}

export const trincomalee: Plates = { trincomalee: draw };

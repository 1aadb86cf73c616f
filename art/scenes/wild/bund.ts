import { egret, elephant, flock, tusk } from '../../lib/beasts.ts';
import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, wobble } from '../../lib/path.ts';
import { disc } from '../../lib/sun.ts';
import { fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** A herd goes home in file along the bund of a tank, the sun behind it, and again in the water. */
function draw(): string {
  const r = chance(114);
  const s = salt(r, 220);
  const file = [
    place('t', 300, 0, 1.12),
    place('e', 590, 0, 0.9),
    place('e', 770, 0, 0.42),
    place('e', 985, 0, 1.05),
    place('e', 1190, 0, 0.5),
    place('e', 1380, 0, 0.8),
  ].join('');
  return sheet({
    sky: ROSE,
    defs: [
      stamp('e', elephant(KEY, PLUM, ROSE)),
      stamp('t', '<use href="#e"/>', tusk),
      stamp('f', file),
      stamp('b', egret()),
      s.def,
    ],
    layers: [
      fill(streaks(r, [90, 150, 220, 300, 380, 450], 3, [120, 320]), PAPER),
      fill(disc(r, 800, 470, 230), RED),
      fill(cuts(r, 7, { x: [560, 900], y: [330, 560], long: [110, 260], wide: [5, 9], sway: 0.01 }), GAMBOGE),
      stroke(flock(r, 14, 960, 130, 460, 160), KEY, 4),
      fill(
        ridge(
          r,
          points('-20,560 160,500 320,530 520,560 760,572 1060,560 1240,500 1400,470 1640,530'),
          640,
          2,
        ),
        PLUM,
      ),
      fill(cut(wobble(r, points('-20,610 400,600 900,606 1640,598 1640,700 -20,700'), 3, 90)), TEA),
      '<use href="#f" y="612"/>',
      jungle(r, points('-20,632 500,628 1000,632 1640,626'), {
        size: [12, 22],
        bottom: { under: 40 },
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      fill('M-20 660h1660v350H-20z', LAGOON),
      '<use href="#f" transform="translate(0 700)scale(1 -1)" opacity=".42"/>',
      fill(ripples(r, 18, [600, 1000], [672, 960], [80, 220], [7, 15]), RED),
      fill(ripples(r, 44, [-40, 1640], [672, 960], [60, 240], [5, 15]), LAGOON),
      fill(ripples(r, 22, [-40, 1640], [672, 960], [60, 220], [5, 13]), KEY),
      // A tree that drowned when the tank was made.
      fill(
        cut(
          points(
            '1386,960 1396,780 1330,660 1338,652 1402,740 1410,640 1370,560 1378,556 1416,610 1424,540 1432,540 1430,640 1500,570 1508,578 1432,700 1430,790 1440,960',
          ),
        ),
        KEY,
      ),
      place('b', 1336, 656, 0.62),
      place('b', 1506, 574, 0.55, -1),
      jungle(r, points('-20,930 200,920 460,960 700,990 1000,1000 1300,966 1640,930'), {
        size: [22, 40],
        bottom: 1010,
        body: KEY,
        light: TEA,
        leaves: 1,
      }),
      fill(tufts(r, 8, [0, 420], points('0,880 420,930'), 60, 40), LEAF),
      s.layer,
    ],
  });
}

export const bund: Plates = { kaudulla: draw };

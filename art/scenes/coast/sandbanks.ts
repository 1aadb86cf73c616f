import { flock } from '../../lib/beasts.ts';
import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { palms, palmyraHead } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, spline, wobble } from '../../lib/path.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import { oruwa } from '../boats.ts';
import type { Plates } from '../plates.ts';

/** A chain of shoals that bends away to the horizon, seen from the air. */
const SHOALS = [
  '-40,1010 -40,880 120,830 320,820 470,850 540,910 480,970 330,1010',
  '520,850 560,800 660,770 800,772 880,800 860,840 760,862 620,872',
  '880,780 900,740 980,716 1090,716 1140,740 1100,770 1000,786',
  '1100,716 1120,690 1190,672 1270,676 1290,694 1240,714 1160,722',
  '1200,664 1220,646 1280,636 1330,642 1330,656 1270,668',
  '1240,628 1260,616 1310,610 1340,616 1320,626',
  '1230,602 1250,594 1290,592 1300,598 1270,604',
  '1180,584 1200,578 1236,578 1230,584',
] as const;

function draw(): string {
  const r = chance(431);
  const s = salt(r, 240);
  const shoal = (text: string, grow: number) => {
    const line = points(text);
    const cx = line.reduce((t, p) => t + p[0], 0) / line.length;
    const cy = line.reduce((t, p) => t + p[1], 0) / line.length;
    return cut(
      wobble(
        r,
        spline(
          line.map(([x, y]) => [cx + (x - cx) * grow, cy + (y - cy) * (1 + (grow - 1) * 1.6)] as const),
          3,
        ),
        2,
        60,
      ),
    );
  };
  return sheet({
    sky: GAMBOGE,
    defs: [define('c', palmyraHead(r, 76)), stamp('o', oruwa(ROSE, PLUM)), s.def],
    layers: [
      fill(disc(r, 560, 330, 130), PAPER),
      fill(streaks(r, [90, 160, 230, 300, 370, 440, 500], 4, [120, 340]), PAPER),
      fill(
        cut(wobble(r, points('900,560 1000,548 1100,552 1200,546 1300,556 1300,570 900,570'), 2, 60)),
        PLUM,
      ),
      fill('M0 562h1600v438H0z', LAGOON),
      fill(ripples(r, 46, [-40, 1640], [570, 980], [50, 220], [4, 15]), KEY),
      fill(SHOALS.map((one) => shoal(one, 1.36)).join(''), TEA, 'opacity=".75"'),
      fill(SHOALS.map((one) => shoal(one, 1.18)).join(''), MIST),
      fill(ripples(r, 26, [300, 1340], [640, 980], [50, 170], [4, 11]), PAPER),
      fill(SHOALS.map((one) => shoal(one, 1)).join(''), ROSE),
      fill(
        cuts(r, 18, { x: [0, 440], y: [850, 990], long: [50, 140], wide: [5, 9], lean: -0.1 }) +
          cuts(r, 8, { x: [580, 760], y: [790, 850], long: [40, 90], wide: [4, 7] }) +
          cuts(r, 5, { x: [920, 1040], y: [730, 765], long: [30, 60], wide: [4, 5] }),
        PAPER,
      ),
      palms(
        r,
        [
          [90, 850, 230, 10, 0.75],
          [160, 846, 300, -8, 0.9],
          [240, 846, 200, 8, 0.7],
          [690, 786, 110, 5, 0.4],
          [740, 786, 140, -5, 0.46],
          [1010, 726, 70, 4, 0.26],
        ],
        KEY,
      ),
      fill(
        cuts(r, 12, { x: [60, 300], y: [830, 850], long: [30, 70], wide: [8, 14], lean: -0.5, sway: 0.6 }),
        LEAF,
      ),
      place('o', 1290, 820, 0.9),
      place('o', 780, 690, 0.5, -1),
      place('o', 420, 660, 0.36),
      stroke(flock(r, 16, 700, 180, 560, 190), KEY, 4),
      stroke(flock(r, 7, 300, 740, 260, 60), PAPER, 5),
      s.layer,
    ],
  });
}

export const sandbanks: Plates = { 'adams-bridge': draw };

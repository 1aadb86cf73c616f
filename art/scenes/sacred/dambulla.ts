import { chance } from '../../lib/chance.ts';
import { comb, cuts, gouge, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, spline, wobble } from '../../lib/path.ts';
import { at, monk, pilgrim, walker } from '../../lib/people.ts';
import { define, fill, misfed, salt, sheet, stroke } from '../../lib/svg.ts';
import type { Plates } from '../plates.ts';

interface Rock {
  seed: number;
  sky: Ink;
  cloud: Ink;
  stone: Ink;
  stain: Ink;
  far: Ink;
  ground: Ink;
}

/** The white gallery under the overhang: gables over doors, arches between. */
function gallery(): string {
  let front = 'M250 760V652h1090v108z';
  let dark = '';
  let trim = '';
  for (let i = 0; i < 5; i++) {
    const x = 270 + i * 216;
    front += `M${x} 656l20-44 54-40 54 40 20 44z`;
    dark += `M${x + 48} 760v-70q26-34 52 0v70z`;
    trim += `M${x} 652l20-40 54-38 54 38 20 40`;
    if (i < 4) for (let k = 0; k < 2; k++) dark += `M${x + 158 + k * 34} 742v-44q11-18 22 0v44z`;
  }
  return (
    fill(front, PAPER) +
    fill(dark, KEY) +
    stroke(trim, RED, 7) +
    stroke('M240 656h1110', RED, 6) +
    stroke('M244 762h1102', KEY, 8) +
    stroke('M330 620h28M546 620h28M762 620h28M978 620h28M1194 620h28', LAGOON, 14)
  );
}

function draw(k: Rock): string {
  const r = chance(k.seed);
  const s = salt(r, 300);
  const rock = cut(
    wobble(
      r,
      spline(
        points(
          '-40,620 40,470 150,360 300,276 480,214 680,184 860,196 1040,236 1200,300 1330,390 1420,500 1500,640 1560,760 1560,800 1380,720 1340,640 1180,610 800,584 420,604 262,640 230,740 60,800 -40,800',
        ),
        2,
      ),
      4,
      60,
    ),
  );
  let stains = '';
  for (const [x, y, long] of points('360,300 470,262 590,240 700,230 820,240 930,262 1040,296 1130,350').map(
    ([x, y]) => [x, y, r(150, 280)] as const,
  )) {
    stains +=
      gouge(x, y, long, Math.PI / 2 + r(-0.12, 0.12), r(16, 34)) +
      gouge(x + r(20, 60), y + r(10, 60), long * 0.7, Math.PI / 2, r(9, 16));
  }
  return sheet({
    sky: k.sky,
    defs: [define('k', rock), define('c', palmHead(r, 112)), s.def],
    layers: [
      fill(streaks(r, [90, 150, 210, 270, 330], 3, [110, 300]), k.cloud),
      fill(ridge(r, points('-20,560 300,540 1200,560 1360,500 1480,530 1620,490'), 800), k.far),
      jungle(r, points('1240,640 1400,600 1520,590 1640,600'), {
        size: [26, 46],
        bottom: 820,
        body: TEA,
        light: LEAF,
      }),
      misfed('k', k.stone),
      fill(
        comb(
          r,
          points('1150,290 1200,360 1180,430 1260,520 1280,620'),
          [-1, 0.2],
          [20, 80],
          26,
          points('1340,640 1380,720 1560,800 1560,760 1500,640 1420,500 1330,390 1200,300'),
        ),
        KEY,
      ),
      fill(stains, k.stain),
      fill(
        cuts(r, 20, { x: [120, 1080], y: [300, 560], long: [30, 80], wide: [5, 9], lean: 1.5, sway: 0.3 }),
        PAPER,
      ),
      jungle(r, points('520,206 640,186 780,184 900,200'), {
        size: [12, 24],
        bottom: 214,
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      fill(cut(points('232,748 262,636 420,602 800,582 1180,608 1342,640 1384,760')), KEY),
      gallery(),
      fill(
        cut(wobble(r, points('-20,800 80,786 240,764 800,758 1380,762 1620,800 1620,1010 -20,1010'), 2, 120)),
        k.ground,
      ),
      fill(
        comb(
          r,
          points('-20,830 400,800 900,792 1620,830'),
          [0.1, 1],
          [4, 22],
          40,
          points('1620,806 900,770 400,772 -20,806'),
        ),
        PLUM,
      ),
      fill(cuts(r, 20, { x: [-40, 1560], y: [850, 990], long: [60, 180], wide: [5, 11], sway: 0.02 }), PAPER),
      at(monk(), 620, 900, 1.1),
      at(pilgrim(), 480, 846, 0.72),
      at(pilgrim(RED), 900, 860, 0.8, -1),
      at(walker(RED, GAMBOGE), 1010, 900, 1.1, -1),
      at(pilgrim(GAMBOGE), 1100, 908, 1.15, -1),
      palms(r, [
        [1470, 840, 380, -30, 1.1],
        [96, 850, 300, 40, 0.95],
      ]),
      jungle(r, points('-20,920 180,900 330,960 600,1000 1100,1000 1330,950 1620,890'), {
        size: [28, 50],
        bottom: 1010,
        body: KEY,
        light: TEA,
        leaves: 1,
        under: 5,
      }),
      s.layer,
    ],
  });
}

export const dambulla: Plates = {
  dambulla: () =>
    draw({ seed: 141, sky: LAGOON, cloud: PAPER, stone: ROSE, stain: PLUM, far: MIST, ground: GAMBOGE }),
  'rock-temple': () =>
    draw({ seed: 142, sky: GAMBOGE, cloud: PAPER, stone: PLUM, stain: KEY, far: ROSE, ground: LEAF }),
};

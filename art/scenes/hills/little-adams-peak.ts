import { chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { jungle } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, spline, wobble } from '../../lib/path.ts';
import { at, hiker, plucker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { fill, salt, sheet } from '../../lib/svg.ts';
import { teaRows } from '../../lib/tea.ts';
import { mist } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** A path that winds up a green cone out of the tea, one walker at each bend. */
function draw(): string {
  const r = chance(204);
  const s = salt(r, 220);
  const cone = wobble(
    r,
    spline(
      points(
        '180,860 330,720 470,580 600,440 700,320 770,236 812,218 858,240 930,330 1040,450 1190,600 1340,740 1480,860',
      ),
      2,
    ),
    4,
    70,
  );
  const middle = spline(
    points('814,224 846,284 792,340 872,410 744,486 890,570 668,664 850,776 620,890 560,1010'),
    3,
  );
  const edge = (k: 1 | -1) =>
    middle.map(([x, y]) => [x + k * (7 + 84 * ((y - 224) / 786) ** 1.5), y] as const);
  const path = [...edge(-1), ...edge(1).reverse()];
  const tea = teaRows([
    { id: 'e', d: 'M-20 810Q200 780 350 850T470 990', width: 40 },
    { id: 'f', d: 'M-20 880Q180 850 310 910T410 1040', width: 46 },
    { id: 'g', d: 'M1640 800Q1380 800 1200 880T1060 1030', width: 42 },
    { id: 'h', d: 'M1640 890Q1460 890 1340 960T1250 1040', width: 46 },
  ]);
  return sheet({
    sky: ROSE,
    defs: [...tea.defs, s.def],
    layers: [
      fill(disc(r, 1260, 250, 96), PAPER),
      fill(streaks(r, [80, 140, 200, 270, 340], 3, [110, 300]), PAPER),
      fill(
        ridge(
          r,
          points(
            '-20,520 120,430 260,330 380,300 470,380 620,500 900,540 1100,470 1300,420 1480,440 1640,520',
          ),
          900,
        ),
        PLUM,
      ),
      fill(ridge(r, points('-20,640 240,560 520,620 800,640 1100,600 1380,540 1640,610'), 900), LAGOON),
      mist(r, 640, PAPER, LAGOON, 60, 8),
      fill(cut([...cone, [1480, 1010], [180, 1010]]), PAPER, 'transform="translate(-7 -6)"'),
      fill(cut([...cone, [1480, 1010], [180, 1010]]), LEAF),
      fill(
        comb(
          r,
          points('820,222 880,330 860,420 940,520 920,620 1020,720 1010,860'),
          [-1, 0.3],
          [14, 56],
          25,
          points('1480,870 1340,742 1190,602 1040,452 930,332 858,242'),
        ),
        TEA,
      ),
      fill(
        cuts(r, 26, { x: [420, 800], y: [420, 800], long: [24, 70], wide: [6, 11], lean: -0.8, sway: 0.3 }),
        TEA,
      ),
      fill(
        cuts(r, 14, { x: [960, 1280], y: [640, 820], long: [30, 80], wide: [6, 11], lean: 0.9, sway: 0.2 }),
        LEAF,
      ),
      // The path: narrow at the top, broad where we stand.
      fill(cut(wobble(r, path, 2, 60)), PAPER),
      fill(cuts(r, 9, { x: [590, 680], y: [840, 980], long: [30, 70], wide: [5, 9], sway: 0.2 }), GAMBOGE),
      at(hiker(RED), 814, 230, 0.42),
      at(hiker(GAMBOGE), 796, 350, 0.5),
      at(hiker(LAGOON), 752, 496, 0.62, -1),
      at(hiker(RED), 684, 672, 0.84),
      at(hiker(GAMBOGE), 836, 792, 1.02, -1),
      at(hiker(RED), 610, 940, 1.3),
      jungle(r, points('-20,760 160,756 330,790'), {
        size: [26, 44],
        bottom: 830,
        body: TEA,
        light: MIST,
        leaves: 1,
      }),
      jungle(r, points('1300,800 1460,760 1640,740'), {
        size: [26, 44],
        bottom: 850,
        body: TEA,
        light: MIST,
        leaves: 1,
      }),
      fill(
        'M-20 800Q220 780 390 850Q480 910 470 1010H-20zM1640 790Q1360 800 1180 880Q1040 950 1000 1010H1640z',
        KEY,
      ),
      tea.layer,
      at(plucker(PAPER, RED, ROSE), 200, 900, 1.1),
      at(plucker(ROSE, LAGOON, GAMBOGE), 1400, 920, 1.15, -1),
      s.layer,
    ],
  });
}

export const littleAdamsPeak: Plates = { 'little-adams-peak': draw };

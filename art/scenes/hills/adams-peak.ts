import { type Chance, chance } from '../../lib/chance.ts';
import { comb, cuts } from '../../lib/cuts.ts';
import { jungle } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, type Point, points, ridge, spline, wobble } from '../../lib/path.ts';
import { at, hiker, pilgrim, walker } from '../../lib/people.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { mist, skyBand, stars } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

const PEAK = points(
  '300,760 420,640 520,560 600,470 660,400 716,310 748,262 772,232 830,230 856,262 890,330 950,400 1020,480 1120,560 1240,650 1400,760',
);

/** The pilgrims' way by night: a thread of lamps that turns back on itself as it climbs. */
function lamps(r: Chance): string {
  const way: Point[] = points(
    '1180,900 1080,868 930,850 800,830 700,792 690,748 800,716 900,690 890,640 800,616 742,584 756,540 822,512 846,470 800,440 778,406 806,372 822,330 800,290 798,250',
  );
  return spline(way, 9)
    .map(([x, y], i) => {
      const size = 1.4 + ((y - 230) / 640) * 3.6 + r(-0.4, 0.8) + (i % 6 === 0 ? 1.4 : 0);
      return `M${Math.round(x + r(-3, 3))} ${Math.round(y)}h${size.toFixed(1)}`;
    })
    .join('');
}

function night(): string {
  const r = chance(131);
  const s = salt(r, 300);
  const cone = cut([...wobble(r, spline(PEAK, 2), 3, 70), [1400, 1010], [300, 1010]]);
  return sheet({
    sky: KEY,
    defs: [define('m', cone), s.def],
    layers: [
      fill(stars(r, 66, [20, 1580], [16, 420]), PAPER),
      skyBand(r, 480, 800, RED, KEY, 10),
      skyBand(r, 590, 800, ROSE, RED, 9),
      fill(
        ridge(
          r,
          points('-20,640 120,600 260,650 420,600 560,660 1060,650 1220,590 1360,640 1480,580 1620,620'),
          900,
        ),
        PLUM,
      ),
      '<use href="#m" fill="#EE9A78" x="9" y="-4"/>',
      '<use href="#m" fill="#2B76A3"/>',
      fill(
        comb(
          r,
          points('800,232 788,330 742,420 720,540 640,660 560,800 520,1010'),
          [1, 0.4],
          [20, 84],
          30,
          points('300,1010 300,760 520,560 660,400 748,262 772,234'),
        ),
        PLUM,
      ),
      fill(
        cuts(r, 26, {
          x: [840, 1180],
          y: [20, 260],
          under: points('800,240 950,420 1240,660'),
          long: [40, 110],
          wide: [6, 12],
          lean: 1,
          sway: 0.2,
        }),
        KEY,
      ),
      fill('M776 232v-16h14v-18l16-14 16 14v18h14v16z', PAPER),
      fill('M790 232v-14h28v14zM802 184l3-14 4 14z', GAMBOGE),
      jungle(r, points('-20,800 200,770 420,780 640,820 900,850 1140,840 1360,790 1620,770'), {
        size: [28, 50],
        bottom: 1010,
        body: TEA,
        light: LAGOON,
        leaves: 1,
        under: 5,
      }),
      mist(r, 800, MIST, TEA, 36, 7),
      stroke(lamps(r), GAMBOGE, 9, '', 'stroke-linecap="round"'),
      fill(
        cut(wobble(r, points('-20,930 300,900 640,930 980,960 1300,930 1620,880 1620,1010 -20,1010'), 4, 90)),
        KEY,
      ),
      at(pilgrim(GAMBOGE), 420, 946, 1.15),
      at(pilgrim(ROSE), 500, 956, 0.95),
      at(hiker(RED), 330, 950, 1.2),
      at(walker(RED, GAMBOGE), 610, 966, 1.1),
      s.layer,
    ],
  });
}

export const adamsPeak: Plates = { 'sri-pada': night };

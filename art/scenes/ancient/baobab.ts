import { chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { palms, palmyraHead, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, spline, wobble } from '../../lib/path.ts';
import { at, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, misfed, place, salt, sheet, stamp } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** A donkey of Mannar, grazing to the left. */
const DONKEY = cut(
  points(
    '-70,-84 -104,-62 -120,-26 -112,-14 -98,-20 -88,-44 -66,-58 -56,-40 -60,0 -48,0 -42,-44 20,-48 28,0 40,0 40,-44 50,-70 58,-30 64,-32 56,-84 40,-96 -40,-94 -58,-100 -66,-130 -76,-128 -74,-104 -88,-126 -94,-120 -82,-96',
  ),
);

function draw(): string {
  const r = chance(391);
  const s = salt(r, 240);
  const trunk = cut(
    wobble(
      r,
      spline(
        points(
          '560,790 590,700 570,600 560,500 590,430 560,380 480,340 400,330 330,290 336,280 420,300 500,306 560,330 540,270 490,220 500,210 570,270 620,340 650,330 640,240 600,160 612,154 670,250 690,340 740,340 770,260 750,170 764,168 790,260 780,346 830,350 880,280 960,220 968,230 900,300 870,370 940,360 1030,330 1130,300 1134,310 1040,360 950,400 900,440 930,520 940,620 920,710 960,790',
        ),
        2,
      ),
      3,
      60,
    ),
  );
  let twigs = '';
  for (const [x, y] of points(
    '340,284 410,296 490,216 540,250 606,158 640,210 758,170 790,220 964,226 900,270 1130,304 1060,330 460,320',
  ))
    twigs += cuts(r, 3, {
      x: [x - 10, x + 10],
      y: [y - 8, y + 8],
      long: [34, 80],
      wide: [6, 8],
      lean: -1.57,
      sway: 1.2,
    });
  return sheet({
    sky: GAMBOGE,
    defs: [define('t', trunk), define('c', palmyraHead(r, 80)), stamp('d', `<path d="${DONKEY}"/>`), s.def],
    layers: [
      fill(disc(r, 1220, 380, 140), RED),
      fill(streaks(r, [90, 160, 230, 300, 380, 450], 3, [120, 320]), PAPER),
      fill(ridge(r, points('-20,560 400,552 800,558 1200,550 1640,558'), 700, 2), ROSE),
      palms(
        r,
        [
          [140, 600, 200, 6, 0.7],
          [210, 600, 150, -6, 0.6],
          [1340, 600, 190, 6, 0.7],
          [1420, 600, 240, -6, 0.8],
          [1490, 600, 160, 5, 0.6],
        ],
        PLUM,
      ),
      fill('M0 590h1600v90H0z', LAGOON),
      fill(ripples(r, 26, [-20, 1620], [596, 664], [50, 160], [4, 9]), PAPER),
      fill(
        cut(wobble(r, points('-20,660 300,650 700,656 1100,648 1640,662 1640,1010 -20,1010'), 3, 90)),
        LEAF,
      ),
      fill(cuts(r, 40, { x: [-40, 1560], y: [680, 960], long: [50, 150], wide: [5, 11] }), TEA),
      fill(cuts(r, 5, { x: [420, 560], y: [786, 800], long: [500, 700], wide: [22, 30], sway: 0 }), TEA),
      fill(twigs, KEY),
      misfed('t', PLUM, -9, 4),
      fill(
        comb(
          r,
          points('800,352 826,440 810,560 834,680 816,792'),
          [-1, 0.1],
          [20, 74],
          22,
          points('960,790 920,710 940,620 930,520 900,440 870,380'),
        ),
        KEY,
      ),
      fill(
        cuts(r, 22, { x: [590, 790], y: [420, 740], long: [50, 130], wide: [6, 12], lean: 1.57, sway: 0.12 }),
        ROSE,
      ),
      `<g fill="${KEY}">${place('d', 330, 760, 0.8)}${place('d', 1130, 780, 0.9, -1)}${place('d', 1270, 740, 0.6)}${place('d', 410, 880, 1.35, -1)}</g>`,
      at(walker(RED, PAPER), 1010, 830, 0.95, -1),
      fill(
        cut(wobble(r, points('-20,930 300,920 700,950 1100,960 1640,920 1640,1010 -20,1010'), 4, 80)),
        KEY,
      ),
      fill(tufts(r, 14, [20, 1580], points('0,880 1600,890'), 80, 40), RED),
      s.layer,
    ],
  });
}

export const baobab: Plates = { 'mannar-baobab': draw };

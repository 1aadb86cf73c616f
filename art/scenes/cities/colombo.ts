import { type Chance, chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, mirrored, points, spline } from '../../lib/path.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

const X = 1010;
const SHORE = 720;

/** The Lotus Tower: a green stem rising from an open flower, a bud of eight petals, a mast. */
function lotusTower(r: Chance): string {
  const half = (text: string) => cut(mirrored(spline(points(text), 3), X));
  const stem = half('952,720 976,640 984,520 988,412');
  const bud = half('984,416 950,392 918,350 908,306 918,262 940,290 952,316 962,280 984,246 1000,282');
  const flower = cut(
    points(
      '880,720 862,668 910,684 918,640 956,676 974,628 1010,668 1046,628 1064,676 1102,640 1110,684 1158,668 1140,720',
    ),
  );
  return [
    fill(stem, TEA),
    fill(
      comb(
        r,
        points(`${X + 6},430 ${X + 10},716`),
        [-1, 0],
        [6, 18],
        16,
        points(`${X + 58},720 ${X + 34},640 ${X + 26},520 ${X + 22},416`),
      ),
      KEY,
    ),
    fill(flower, ROSE),
    fill(
      'M880 720l-18-52 48 16 20 36zM1140 720l18-52-48 16-20 36zM956 676l18-48 36 40 36-40 18 48-10 44h-88z',
      RED,
    ),
    fill(half('984,416 950,392 918,350 908,306 930,300 1000,240'), RED),
    fill(bud, PLUM),
    fill(cut(points(`${X - 14},300 ${X},262 ${X + 14},300 ${X + 10},400 ${X - 10},400`)), ROSE),
    stroke('M930 326q18 50 46 74M1090 326q-18 50-46 74M962 300q6 60 26 100M1058 300q-6 60-26 100', ROSE, 5),
    stroke('M930 372h160', GAMBOGE, 9, '10 7'),
    fill('M998 252l4-64h16l4 64zM1003 190l3-70h8l3 70z', PAPER),
    stroke('M1010 124V64', KEY, 5),
    stroke('M996 232h28M998 208h24M1002 172h16M1003 146h14', RED, 7),
  ].join('');
}

/** A block of the town: lit face, turned side, floors of windows. */
function block(x: number, top: number, w: number, face: Ink, glass: Ink, dash: string): string {
  const floors = Array.from(
    { length: Math.floor((SHORE - top - 30) / 26) },
    (_, i) => `M${x + 8} ${top + 22 + i * 26}h${w * 0.62}`,
  ).join('');
  return (
    fill(`M${x} ${SHORE}V${top}h${w}v${SHORE - top}z`, face) +
    fill(`M${x + w * 0.74} ${SHORE}V${top}h${w * 0.26}v${SHORE - top}z`, KEY) +
    stroke(floors, glass, 11, dash)
  );
}

function draw(): string {
  const r = chance(83);
  const s = salt(r, 260);
  return sheet({
    sky: GAMBOGE,
    defs: [define('c', palmHead(r, 110)), s.def],
    layers: [
      fill(disc(r, 560, 470, 150), RED),
      fill(streaks(r, [190, 250, 318, 380, 440, 500], 3, [120, 320]), ROSE),
      fill(
        'M0 720V590h60v-60h70v90h50v-60h90v50h60v-90h44v-40h60v130h70v-40h80v60h60v-110h70v70h90v-50h80v80h70v-130h60v-30h56v140h60v-60h90v50h80v-70h100v180z',
        ROSE,
      ),
      block(150, 420, 104, PLUM, GAMBOGE, '12 8'),
      block(276, 500, 130, RED, PAPER, '18 10'),
      fill('M420 720V380l40-52 40 52v340z', LAGOON),
      fill('M474 720V346l26 34v340z', KEY),
      stroke(
        'M428 410h38m-38 30h38m-38 30h38m-38 30h38m-38 30h38m-38 30h38m-38 30h38m-38 30h38',
        PAPER,
        7,
        '9 6',
      ),
      block(520, 560, 120, PLUM, GAMBOGE, '14 10'),
      block(664, 446, 90, LAGOON, PAPER, '9 7'),
      block(776, 540, 96, RED, PAPER, '16 8'),
      block(1176, 470, 110, LAGOON, PAPER, '12 8'),
      block(1300, 396, 84, PLUM, GAMBOGE, '9 7'),
      block(1400, 550, 150, RED, PAPER, '20 12'),
      lotusTower(r),
      jungle(r, points('-20,700 200,704 420,712 640,706 860,716 1160,714 1400,700 1620,690'), {
        size: [22, 40],
        bottom: 752,
        body: TEA,
        light: LEAF,
      }),
      fill('M0 738h1600v262H0z', LAGOON),
      stroke('M0 742h1600', PAPER, 7, '120 4 80 6'),
      fill(ripples(r, 32, [-40, 1640], [760, 990], [60, 220], [5, 15]), KEY),
      fill(ripples(r, 12, [930, 1090], [760, 940], [50, 120], [6, 12]), ROSE),
      fill(ripples(r, 14, [440, 680], [760, 960], [60, 140], [6, 12]), RED),
      fill(cuts(r, 9, { x: [150, 1400], y: [770, 950], long: [60, 140], wide: [5, 9] }), GAMBOGE),
      // a swan boat on the lake
      fill(
        'M240 868q-40-10-38-52q4-42 44-46q26 2 22 26l-16-6q-22 6-18 34q70-6 132 4l50-18-20 46-34 24H266z',
        PAPER,
      ),
      fill(
        'M268 790l16 6-16 4zM300 822l0-26 8-16 12 0 8 16 0 28zM306 778l-3-10 8-8 9 4 0 10-6 6zM346 826l0-24 8-14 12 0 8 14 0 26zM352 786l-3-10 8-8 9 4 0 10-6 6z',
        KEY,
      ),
      fill('M268 788l18 6-16 6zM296 850q44 12 96-6l-10 14-30 8-44-4z', RED),
      palms(r, [
        [90, 800, 300, 30, 0.95],
        [1500, 790, 330, -40, 1.05],
      ]),
      jungle(r, points('-20,860 120,850 220,930 500,985 900,1000 1240,970 1420,880 1620,830'), {
        size: [28, 50],
        bottom: 1010,
        body: KEY,
        light: TEA,
        leaves: 1,
      }),
      s.layer,
    ],
  });
}

export const colombo: Plates = { colombo: draw };

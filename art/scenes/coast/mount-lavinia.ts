import { chance } from '../../lib/chance.ts';
import { comb, cuts } from '../../lib/cuts.ts';
import { jungle, palmHead, palms, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { arc, cut, points, wobble } from '../../lib/path.ts';
import { halfDisc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { glitter, ripples, skyBand, surf } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** The old governor's house: a porch with a pediment between two long wings. */
const house =
  fill('M800 452V300h640v152z', PAPER) +
  fill('M1180 452V300h260v152z', ROSE) +
  fill('M784 304l30-52h610l32 52z', RED) +
  stroke('M792 288h660M800 272h640', PLUM, 6, '14 5') +
  fill('M1010 452V270h220v182z', PAPER) +
  fill('M994 276l126-74 126 74z', PAPER) +
  fill('M1040 262l80-46 80 46z', LAGOON) +
  stroke('M824 352h170M1250 352h180', KEY, 50, '26 22') +
  stroke('M824 424h170M1250 424h180', KEY, 44, '26 22') +
  fill('M1030 452V290h180v162z', KEY) +
  fill('M1096 452v-74q24-30 48 0v74z', GAMBOGE) +
  stroke('M1034 452V286M1078 452V286M1162 452V286M1206 452V286', PAPER, 18) +
  stroke('M1004 280h232M800 390h206M1236 390h204', LAGOON, 7) +
  stroke('M1120 206V150', KEY, 5) +
  fill('M1122 150l56 14-56 18z', RED);

/** The train to the south, doors full, so near the sea that it is wet by it. */
function train(): string {
  const coach = (x: number) =>
    fill(`M${x} 850v-118h356v118z`, PAPER, 'transform="translate(-6 -5)"') +
    fill(`M${x} 850v-118h356v118z`, LAGOON) +
    fill(`M${x} 832v-28h356v28z`, GAMBOGE) +
    fill(`M${x - 6} 734l16-20h336l16 20z`, KEY) +
    stroke(`M${x + 22} 774h314`, PAPER, 40, '36 12') +
    fill(`M${x + 150} 850v-104h44v104z`, KEY) +
    fill(`M${x + 160} 846l4-60 10-12 12 12 4 60zM${x + 166} 774v-16l12-4 6 12-6 12z`, ROSE) +
    stroke(`M${x + 50} 862h70M${x + 236} 862h70`, KEY, 30, '26 10');
  return (
    coach(-230) +
    coach(138) +
    fill('M506 850v-124h250l70 60 14 64z', RED) +
    fill('M500 728l14-20h210l40 20z', KEY) +
    fill('M700 744h62l40 46h-102z', PAPER) +
    stroke('M524 772h150', PAPER, 34, '34 14') +
    fill('M506 832v-22h326l6 22z', GAMBOGE) +
    fill('M806 800l22 4 4 14-22-2z', PAPER) +
    stroke('M540 862h70M700 862h90', KEY, 30, '26 10')
  );
}

function draw(): string {
  const r = chance(153);
  const s = salt(r, 220);
  const cliff = points('700,700 716,620 690,560 740,500 770,452 1640,446');
  return sheet({
    sky: ROSE,
    defs: [define('c', palmHead(r, 118)), define('d', palmHead(r, 106, 8)), s.def],
    layers: [
      skyBand(r, 430, 570, GAMBOGE, ROSE, 10),
      fill(halfDisc(r, 330, 560, 150), RED),
      fill(cuts(r, 12, { x: [-40, 1400], y: [70, 380], long: [110, 300], wide: [4, 8], sway: 0.01 }), PAPER),
      fill('M-20 556h1660v460H-20z', LAGOON),
      fill(ripples(r, 50, [-40, 800], [562, 700], [50, 180], [4, 13]), KEY),
      fill(glitter(r, 26, 330, 140, [560, 700]), RED),
      fill(cuts(r, 6, { x: [60, 420], y: [566, 600], long: [60, 130], wide: [5, 8], sway: 0.02 }), GAMBOGE),
      palms(
        r,
        [
          [770, 470, 230, -60, 0.9],
          [1490, 460, 330, 36, 1.15],
          [1560, 460, 250, -20, 1],
        ],
        TEA,
        ['c', 'd'],
      ),
      house,
      fill(cut([...wobble(r, cliff, 6, 50), [1640, 716], [690, 716]]), PAPER, 'transform="translate(-7 -5)"'),
      fill(cut([...wobble(r, cliff, 6, 50), [1640, 716], [690, 716]]), PLUM),
      fill(
        comb(
          r,
          points('820,462 800,520 840,580 790,640 830,720'),
          [-1, 0.2],
          [14, 50],
          24,
          points('1640,720 1640,462'),
        ),
        KEY,
      ),
      fill(
        cuts(r, 20, { x: [860, 1560], y: [520, 590], long: [40, 100], wide: [6, 11], lean: 1.3, sway: 0.3 }),
        PLUM,
      ),
      jungle(r, points('760,470 900,462 1200,458 1640,450'), {
        size: [20, 34],
        bottom: { under: 22 },
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      fill(
        surf(r, 480, 1640, (x) => 706 + Math.sin(x / 120) * 8, 30),
        PAPER,
      ),
      fill(
        surf(r, -60, 900, (x) => 716 + Math.sin(x / 150) * 10, 24),
        PAPER,
      ),
      fill(ripples(r, 16, [840, 1600], [740, 850], [70, 200], [6, 12]), KEY),
      train(),
      fill('M-20 868h1660v142H-20z', KEY),
      stroke('M-20 874H1640', GAMBOGE, 8),
      stroke('M-20 888H1640', PLUM, 14, '34 20'),
      fill(
        [60, 220, 390, 560, 760, 930, 1110, 1290, 1460]
          .map((x, i) =>
            cut(
              arc(x, 972, 96, 46 + (i % 3) * 12, Math.PI, Math.PI * 2, 7).map(
                ([a, b]) => [a + r(-8, 8), b + r(-6, 6)] as const,
              ),
            ),
          )
          .join(''),
        PLUM,
      ),
      fill(tufts(r, 6, [960, 1600], points('900,880 1640,876'), 50, 46), LEAF),
      s.layer,
    ],
  });
}

export const mountLavinia: Plates = { 'mount-lavinia': draw };

import { chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { broadTree, jungle } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, wobble } from '../../lib/path.ts';
import { at, pilgrim, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import type { Plates } from '../plates.ts';

function draw(): string {
  const r = chance(381);
  const s = salt(r, 260);
  const louvre = (x: number, y: number, w: number, h: number) =>
    fill(`M${x} ${y}v${-h}q${w / 2}${-w * 0.7} ${w} 0v${h}z`, LAGOON) +
    stroke(
      `M${x + 5} ${y - h * 0.3}h${w - 10}M${x + 5} ${y - h * 0.6}h${w - 10}M${x + 5} ${y - h * 0.9}h${w - 10}`,
      PAPER,
      4,
    );
  return sheet({
    sky: LEAF,
    defs: [stamp('p', pilgrim(ROSE)), s.def],
    layers: [
      fill(disc(r, 1230, 250, 96), PAPER),
      fill(streaks(r, [90, 160, 230, 300, 370], 3, [110, 300]), PAPER),
      jungle(r, points('-20,580 200,540 420,560 640,580 960,580 1200,556 1420,540 1640,570'), {
        size: [28, 52],
        bottom: 760,
        body: TEA,
        light: LEAF,
        under: 6,
        depth: 90,
      }),
      fill(broadTree(r, 230, 730, 500, 520) + broadTree(r, 1390, 730, 540, 540), KEY),
      // nave behind, facade before
      fill('M520 710V470l60-70h440l60 70v240z', MIST),
      fill('M560 470l60-110h360l60 110z', RED),
      fill('M560 710V440h480v270z', PAPER),
      fill('M560 440q110-10 130-90q60-70 110-80q50 10 110 80q20 80 130 90z', PAPER),
      fill(
        comb(r, points('960,330 970,460 980,710'), [-1, 0], [8, 36], 16, points('1040,710 1040,440 980,424')),
        LAGOON,
      ),
      stroke('M548 446h504M548 574h504M700 346h200', LAGOON, 11),
      stroke('M580 706V450M690 706V450M910 706V450M1020 706V450', LAGOON, 12),
      stroke('M574 440q106-10 124-90q54-66 102-74q48 8 102 74q18 80 124 90', LAGOON, 8),
      fill('M792 276v-50h-20v-16h20v-34h16v34h20v16h-20v50z', GAMBOGE),
      fill('M760 396a40 40 0 1 1 80 0a40 40 0 1 1-80 0z', LAGOON),
      fill('M774 396a26 26 0 1 1 52 0a26 26 0 1 1-52 0z', GAMBOGE),
      stroke('M800 360v72M764 396h72', PAPER, 5),
      louvre(612, 548, 54, 50),
      louvre(934, 548, 54, 50),
      louvre(772, 548, 56, 56),
      fill('M740 710v-90q60-76 120 0v90zM610 710v-64q30-40 60 0v64zM930 710v-64q30-40 60 0v64z', KEY),
      fill('M764 710v-76q36-48 72 0v76z', GAMBOGE),
      fill('M530 710h540l20 26H510zM500 736h600l20 26H480z', PAPER),
      stroke('M520 724h560M490 750h620', LAGOON, 5),
      fill(cut(wobble(r, points('-20,730 480,758 1120,758 1640,730 1640,1010 -20,1010'), 2, 150)), GAMBOGE),
      fill(cuts(r, 34, { x: [-40, 1560], y: [776, 980], long: [60, 180], wide: [5, 11] }), ROSE),
      stroke('M200 566Q420 640 560 460M1400 566Q1190 640 1040 460', KEY, 3),
      stroke('M200 566Q420 640 560 460M1400 566Q1190 640 1040 460', LAGOON, 26, '16 32'),
      stroke('M200 566Q420 640 560 460M1400 566Q1190 640 1040 460', PAPER, 26, '0 24 16 8'),
      place('p', 620, 850, 0.85),
      place('p', 690, 856, 0.9),
      at(walker(PLUM, PAPER), 900, 862, 0.92, -1),
      at(walker(RED, PAPER), 970, 870, 0.95, -1),
      at(walker(LAGOON, PAPER), 380, 940, 1.3),
      place('p', 490, 950, 1.25),
      at(walker(TEA, PAPER), 1170, 950, 1.3, -1),
      jungle(r, points('-20,930 140,920 280,1000'), { size: [26, 44], bottom: 1010, body: KEY, light: TEA }),
      jungle(r, points('1300,1000 1440,930 1640,910'), {
        size: [26, 44],
        bottom: 1010,
        body: KEY,
        light: TEA,
      }),
      s.layer,
    ],
  });
}

export const madhu: Plates = { madhu: draw };

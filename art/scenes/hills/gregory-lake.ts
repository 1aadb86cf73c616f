import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, type Line, points, ridge, wobble } from '../../lib/path.ts';
import { at, sitter, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { mist, ripples } from '../../lib/water.ts';
import { swanBoat } from '../boats.ts';
import type { Plates } from '../plates.ts';

/** A cypress or pine of the hill station. */
const PINE: Line = points(
  '-6,0 -5,-40 -44,-30 -22,-76 -40,-70 -16,-122 -30,-118 -8,-176 0,-210 8,-176 30,-118 16,-122 40,-70 22,-76 44,-30 5,-40 6,0',
);

/** A planter's house: gables, half-timber, tall chimneys. */
const HOUSE =
  fill('M0 0v-70h300V0z', PAPER) +
  fill('M-16-66l40-60h250l42 60zM20-120l50-56 52 56zM190-120l50-56 52 56z', RED) +
  fill('M34-120l36-40 38 40v54H34zM204-120l36-40 38 40v54h-74z', PAPER) +
  fill('M132-126v-70h24v70z', PLUM) +
  stroke('M52-66v-52M70-66v-88M88-66v-52M34-104h74M222-66v-52M240-66v-88M258-66v-52M204-104h74', KEY, 5) +
  stroke('M16-34h80M120-34h70M212-34h80', LAGOON, 34, '20 9') +
  stroke('M0 0h300M0-66h300', KEY, 5);

function draw(): string {
  const r = chance(291);
  const s = salt(r, 260);
  const pines = (list: readonly (readonly [number, number, number])[]) =>
    list.map(([x, y, k]) => place('p', x, y, k)).join('');
  return sheet({
    sky: GAMBOGE,
    defs: [stamp('p', `<path d="${cut(PINE)}"/>`), stamp('b', swanBoat(RED)), stamp('h', HOUSE), s.def],
    layers: [
      fill(disc(r, 420, 250, 90), PAPER),
      fill(streaks(r, [90, 160, 230, 300], 3, [110, 300]), PAPER),
      fill(
        ridge(
          r,
          points(
            '-20,400 160,330 320,380 520,280 700,200 800,180 900,220 1080,300 1240,260 1400,310 1640,270',
          ),
          700,
        ),
        ROSE,
      ),
      fill(
        cuts(r, 14, {
          x: [560, 1100],
          y: [60, 140],
          under: points('520,280 800,180 1080,300'),
          long: [40, 90],
          wide: [6, 10],
          lean: 1,
          sway: 0.2,
        }),
        PAPER,
      ),
      mist(r, 400, PAPER, ROSE, 40, 7),
      fill(ridge(r, points('-20,500 200,450 420,440 640,490 900,500 1140,450 1380,420 1640,440'), 700), LEAF),
      stroke(
        'M40 500Q240 450 420 470T640 520M-10 540Q240 490 440 506T700 550M1100 500Q1280 450 1620 470M1060 540Q1280 490 1620 510',
        TEA,
        6,
        '46 9 70 14 30 8',
      ),
      jungle(r, points('-20,590 240,560 500,580 800,590 1100,580 1360,556 1640,570'), {
        size: [22, 40],
        bottom: 660,
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      place('h', 300, 620, 0.8),
      place('h', 960, 624, 0.95),
      `<g fill="${TEA}">${pines([
        [230, 630, 0.9],
        [270, 630, 1.15],
        [600, 630, 1.2],
        [650, 630, 0.9],
        [690, 630, 1.05],
        [1300, 630, 1.2],
        [1350, 630, 0.95],
      ])}</g>`,
      `<g fill="${KEY}">${pines([
        [180, 632, 0.7],
        [560, 632, 0.8],
        [930, 632, 0.75],
        [1270, 632, 0.7],
        [1420, 640, 1.4],
        [1480, 640, 1.1],
        [120, 640, 1.3],
        [70, 640, 1],
      ])}</g>`,
      fill('M0 630h1600v370H0z', LAGOON),
      fill(cut(wobble(r, points('-20,622 400,626 900,622 1620,624 1620,642 -20,642'), 2, 120)), PAPER),
      fill(ripples(r, 52, [-20, 1620], [650, 950], [50, 210], [4, 14]), KEY),
      fill(ripples(r, 16, [320, 640], [652, 800], [50, 140], [5, 11]), PAPER),
      fill(ripples(r, 14, [960, 1260], [652, 800], [50, 140], [5, 11]), RED),
      fill(ripples(r, 12, [500, 900], [660, 900], [50, 140], [5, 11]), GAMBOGE),
      place('b', 520, 760, 0.6, -1),
      place('b', 1220, 780, 0.75),
      place('b', 820, 880, 1.2),
      fill(
        cut(wobble(r, points('-20,900 160,894 330,930 480,1010 -20,1010'), 4, 60)) +
          cut(wobble(r, points('1620,880 1440,886 1300,930 1180,1010 1620,1010'), 4, 60)),
        KEY,
      ),
      at(sitter(RED), 220, 904, 1.1),
      at(walker(RED, MIST), 1430, 900, 1.15, -1),
      fill(
        Array.from({ length: 22 }, () => {
          const x = r(0, 380);
          return `M${Math.round(x)} ${Math.round(930 + r(0, 60))}l-9-9 10-7 8 8z`;
        }).join('') +
          Array.from(
            { length: 22 },
            () => `M${Math.round(r(1290, 1590))} ${Math.round(930 + r(0, 60))}l-9-9 10-7 8 8z`,
          ).join(''),
        ROSE,
      ),
      s.layer,
    ],
  });
}

export const gregoryLake: Plates = { 'gregory-lake': draw };

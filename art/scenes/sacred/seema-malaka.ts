import { chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, wobble } from '../../lib/path.ts';
import { at, monk, pilgrim } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import { swanBoat } from '../boats.ts';
import type { Plates } from '../plates.ts';

/** A pavilion on its platform in the lake: slatted walls under a two-fold roof of blue tile. */
function pavilion(x: number, y: number, w: number, tile: Ink): string {
  const k = w / 200;
  const p = (text: string) => cut(points(text).map(([px, py]) => [x + px * k, y + py * k] as const));
  return (
    fill(p('-150,0 -150,-26 150,-26 150,0'), PAPER) +
    fill(p('-100,-26 -100,-130 100,-130 100,-26'), KEY) +
    stroke(`M${x - 92 * k} ${y - 78 * k}h${184 * k}`, GAMBOGE, 96 * k, `${5 * k} ${11 * k}`) +
    fill(p('-26,-26 -26,-110 26,-110 26,-26'), GAMBOGE) +
    fill(p('-150,-126 -112,-160 -84,-186 84,-186 112,-160 150,-126'), tile) +
    fill(p('-80,-186 -54,-214 -34,-250 34,-250 54,-214 80,-186'), tile) +
    fill(p('20,-250 34,-250 54,-214 80,-186 150,-126 90,-126 60,-180 40,-190'), KEY) +
    fill(p('-4,-250 0,-296 4,-250'), GAMBOGE) +
    stroke(
      `M${x - 150 * k} ${y - 126 * k}h${300 * k}M${x - 84 * k} ${y - 186 * k}h${168 * k}`,
      PAPER,
      4 * k,
    ) +
    stroke(
      `M${x - 140 * k} ${y + 4 * k}v${34 * k}M${x - 70 * k} ${y + 4 * k}v${34 * k}M${x} ${y + 4 * k}v${34 * k}M${x + 70 * k} ${y + 4 * k}v${34 * k}M${x + 140 * k} ${y + 4 * k}v${34 * k}`,
      KEY,
      9 * k,
    )
  );
}

function draw(): string {
  const r = chance(461);
  const s = salt(r, 240);
  const tower = (x: number, y: number, w: number, ink: Ink, glass: Ink) =>
    fill(`M${x} 560V${y}h${w}v${560 - y}z`, ink) +
    stroke(`M${x + 12} ${y + 20}V550M${x + 30} ${y + 20}V550M${x + 48} ${y + 20}V550`, glass, 9, '9 14');
  return sheet({
    sky: MIST,
    defs: [define('c', palmHead(r, 114)), s.def],
    layers: [
      fill(disc(r, 1230, 220, 92), GAMBOGE),
      fill(streaks(r, [70, 130, 190, 260, 330], 3, [110, 300]), PAPER),
      tower(130, 330, 70, LAGOON, PAPER),
      tower(230, 250, 64, ROSE, PAPER),
      tower(330, 380, 80, LAGOON, MIST),
      tower(1010, 300, 70, ROSE, PAPER),
      tower(1340, 270, 66, LAGOON, PAPER),
      tower(1440, 360, 90, ROSE, PAPER),
      tower(520, 410, 64, ROSE, PAPER),
      tower(880, 390, 64, LAGOON, MIST),
      jungle(r, points('-20,540 200,526 460,544 760,550 1060,540 1360,526 1640,540'), {
        size: [32, 54],
        bottom: 640,
        body: TEA,
        light: LEAF,
        leaves: 1,
        under: 2,
        depth: 60,
      }),
      palms(
        r,
        [
          [90, 570, 230, -26, 0.8],
          [1420, 570, 260, 26, 0.85],
          [1520, 570, 190, -20, 0.7],
        ],
        KEY,
      ),
      fill('M0 600h1600v400H0z', LAGOON),
      fill(ripples(r, 28, [-40, 1640], [608, 980], [50, 220], [4, 15]), KEY),
      stroke('M-20 690H520M1060 690H1640', PAPER, 15),
      stroke('M-20 708H520M1060 708H1640', KEY, 12, '8 40'),
      stroke('M-20 662H520M1060 662H1640', KEY, 4),
      stroke('M0 676H520M1060 676H1640', KEY, 28, '3 25'),
      pavilion(330, 690, 190, LAGOON),
      pavilion(1260, 690, 190, LAGOON),
      pavilion(790, 720, 380, LAGOON),
      fill(comb(r, points('940,486 950,670'), [-1, 0], [6, 30], 16, points('980,670 980,486')), KEY),
      fill(ripples(r, 14, [600, 980], [800, 950], [60, 190], [6, 14]), PAPER),
      fill(ripples(r, 10, [640, 940], [790, 940], [50, 150], [6, 12]), GAMBOGE),
      at(monk(), 640, 676, 0.62),
      at(pilgrim(), 920, 676, 0.6, -1),
      at(pilgrim(RED), 970, 678, 0.58, -1),
      at(monk(), 1130, 690, 0.5, -1),
      at(swanBoat(RED), 360, 880, 1),
      jungle(r, points('1180,1000 1300,940 1440,900 1640,880'), {
        size: [28, 50],
        bottom: 1010,
        body: KEY,
        light: TEA,
      }),
      fill(cut(wobble(r, points('-20,960 400,975 900,990 1300,980 1300,1010 -20,1010'), 3, 90)), KEY),
      fill(cuts(r, 8, { x: [20, 700], y: [976, 996], long: [40, 120], wide: [5, 8] }), PLUM),
      s.layer,
    ],
  });
}

export const seemaMalaka: Plates = { 'seema-malaka': draw };

import { type Chance, chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, wobble } from '../../lib/path.ts';
import { at, sitter, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { glitter, ripples, surf } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

const kite = (x: number, y: number, k: number, a: Ink, b: Ink, turn: number) =>
  `<g transform="translate(${x} ${y})rotate(${turn})scale(${k})">${fill('M0-60L44 0 0 70-44 0z', a)}${fill('M0-60L44 0H-44z', b)}${stroke('M0 70q-20 40 6 70t-4 80', KEY, 4)}${fill('M-8 120l20 10-20 12zM-10 180l24 6-18 14z', b)}</g>`;

/** A cart with its awning, lamp and glass box of prawn cakes. */
const CART =
  fill('M-90-30v-70H90v70z', RED) +
  fill('M-80-100v-66H80v66z', MIST) +
  fill('M-70-108l14-30 20 8 16-22 22 10 20-14 24 26 20-8 8 30z', GAMBOGE) +
  fill('M-120-176l24-40H96l24 40z', PAPER) +
  stroke('M-84-196h176', RED, 40, '18 18') +
  stroke('M-90-30v-146M90-30v-146', KEY, 6) +
  stroke('M-80-66H80', PAPER, 9, '24 12') +
  fill('M-50-36a24 24 0 1 1-.1 0zM50-36a24 24 0 1 1-.1 0z', KEY) +
  fill('M118-4l-2-60-10-40 8-26 18-12 20 10 8 40-6 40 2 48zM132-146l-7-12 5-13 13-3 9 9-2 14-8 7z', KEY) +
  fill('M110-60l44-2 2 46-44 4z', LAGOON);

function hotel(r: Chance): string {
  return (
    fill('M1010 560V400h430v160z', PAPER) +
    fill('M1000 402l24-44h400l26 44zM1180 350V300h110v50zM1164 304l70-40 72 40z', RED) +
    fill('M1190 402V350h90v52z', PAPER) +
    fill(comb(r, points('1380,400 1390,560'), [-1, 0], [6, 24], 14, points('1440,560 1440,400')), LAGOON) +
    stroke('M1026 430h350M1026 478h350M1026 526h350', KEY, 26, '14 12') +
    stroke('M1004 454h440M1004 502h440', RED, 5)
  );
}

function draw(): string {
  const r = chance(441);
  const s = salt(r, 240);
  return sheet({
    sky: ROSE,
    defs: [define('c', palmHead(r, 112)), s.def],
    layers: [
      fill(disc(r, 420, 440, 130), GAMBOGE),
      fill(streaks(r, [200, 280, 350, 410, 470, 520], 4, [120, 320], [-60, 900]), PAPER),
      fill('M1450 560V230h60v330zM1530 560V300h90v260zM940 560V330h56v230zM860 560V420h70v140z', PLUM),
      stroke(
        'M1462 260v280M1482 260v280M1546 330v220M1576 330v220M956 350v200M980 350v200M880 440v110M906 440v110',
        GAMBOGE,
        8,
        '9 13',
      ),
      hotel(r),
      palms(
        r,
        [
          [1060, 600, 170, -20, 0.6],
          [1330, 600, 210, 24, 0.68],
          [1480, 610, 250, -20, 0.78],
        ],
        TEA,
      ),
      fill('M0 556h1600v444H0z', LAGOON),
      fill(ripples(r, 40, [-40, 900], [562, 720], [50, 200], [4, 12]), KEY),
      fill(glitter(r, 22, 420, 120, [562, 700]), GAMBOGE),
      fill(
        cut(
          wobble(
            r,
            points('640,570 900,562 1640,560 1640,1010 -20,1010 -20,900 200,830 420,720 560,620'),
            3,
            90,
          ),
        ),
        LEAF,
      ),
      fill(surf(r, -80, 520, (x) => 850 - x * 0.3, 26) + surf(r, -60, 400, (x) => 790 - x * 0.24, 20), PAPER),
      fill(
        cut(
          wobble(
            r,
            points('600,584 640,572 700,572 560,690 380,820 120,1010 -20,1010 -20,930 200,850 430,730'),
            2,
            70,
          ),
        ),
        GAMBOGE,
      ),
      stroke('M596 590L430 738L200 858L-20 940', PAPER, 13, '34 10'),
      fill(cuts(r, 40, { x: [420, 1560], y: [640, 960], long: [50, 160], wide: [5, 11] }), TEA),
      stroke(
        'M620 760Q760 480 640 220M1090 820Q1060 480 960 190M830 720Q960 440 830 330M1290 760Q1390 420 1280 180',
        KEY,
        2,
      ),
      kite(640, 200, 1.2, RED, PLUM, -14),
      kite(950, 170, 1.5, PLUM, GAMBOGE, 10),
      kite(826, 320, 0.8, PAPER, RED, -8),
      kite(1276, 160, 1, LAGOON, PAPER, 16),
      at(walker(PLUM, PAPER), 830, 760, 0.72),
      at(walker(RED, GAMBOGE), 620, 800, 0.85),
      at(
        fill(
          'M-6-90l-8 6-4 26 4 18-4 40h8l6-34 6 34h8l-2-44 2-20 20-26-6-5-18 14-6-9zM-2-92l-4-9 3-9 10-2 6 6-1 10-6 5z',
          KEY,
        ),
        1090,
        880,
        1,
      ),
      at(
        fill(
          'M-6-90l-8 6-4 26 4 18-4 40h8l6-34 6 34h8l-2-44 2-20 20-26-6-5-18 14-6-9zM-2-92l-4-9 3-9 10-2 6 6-1 10-6 5z',
          KEY,
        ),
        1300,
        800,
        0.85,
        -1,
      ),
      at(CART, 1230, 950, 1.25, -1),
      at(sitter(PAPER), 700, 940, 1.15),
      at(sitter(ROSE), 780, 946, 1.1, -1),
      s.layer,
    ],
  });
}

export const galleFace: Plates = { 'galle-face': draw };

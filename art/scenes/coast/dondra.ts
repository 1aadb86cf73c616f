import { type Chance, chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { arc, cut, type Point, points, spline, wobble } from '../../lib/path.ts';
import { at, walker } from '../../lib/people.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { ripples, surf } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

const X = 640;

/** Eight sides, seven floors of windows, the tallest light of the island. */
function tower(r: Chance): string {
  return [
    fill(`M${X - 74} 700L${X - 52} 190h104l22 510z`, PAPER),
    fill(
      comb(
        r,
        points(`${X + 14},190 ${X + 24},700`),
        [-1, 0],
        [4, 18],
        17,
        points(`${X + 74},700 ${X + 52},190`),
      ),
      PLUM,
    ),
    stroke(`M${X - 26} 196L${X - 36} 700M${X + 24} 196L${X + 34} 700`, MIST, 4),
    ...[250, 330, 410, 490, 570].map((y) =>
      fill(`M${X - 10} ${y}h18v34h-18zM${X - 50 - (y - 250) * 0.03} ${y + 4}h12v28h-12z`, KEY),
    ),
    fill(`M${X - 18} 700v-50q18-20 36 0v50z`, RED),
    fill(`M${X - 76} 190l10-20h132l10 20-20 14h-112z`, PAPER),
    stroke(`M${X - 66} 172v-26h132v26m-110 0v-26m22 26v-26m22 26v-26m22 26v-26m22 26v-26`, PAPER, 4),
    fill(`M${X - 32} 170v-60h64v60z`, GAMBOGE),
    stroke(`M${X - 32} 110v60m16-60v60m16-60v60m16-60v60m16-60v60M${X - 32} 140h64`, KEY, 4),
    fill(`M${X - 40} 112q4-42 40-50q36 8 40 50zM${X - 4} 64V38h8v26z`, RED),
  ].join('');
}

function draw(): string {
  const r = chance(351);
  const s = salt(r, 240);
  let rocks = '';
  for (const [x, y, size] of [
    [1080, 830, 60],
    [1180, 850, 46],
    [1000, 870, 80],
    [1260, 880, 56],
    [900, 920, 90],
    [1120, 930, 100],
    [760, 960, 80],
    [1340, 950, 60],
  ] as const) {
    rocks += cut(
      arc(x, y, size, size * 0.62, Math.PI * 0.95, Math.PI * 2.05, 8).map(
        ([px, py]): Point => [px + r(-7, 7), py + r(-6, 6)],
      ),
    );
  }
  return sheet({
    sky: LAGOON,
    defs: [define('c', palmHead(r, 118)), s.def],
    layers: [
      fill(streaks(r, [90, 150, 220, 300, 380, 460, 520], 4, [120, 320]), PAPER),
      fill('M0 590h1600v410H0z', MIST),
      fill(ripples(r, 60, [500, 1640], [598, 960], [50, 220], [4, 15]), LAGOON),
      fill(ripples(r, 20, [700, 1640], [600, 840], [60, 190], [4, 12]), KEY),
      fill('M1290 590l10-26 60-4 40 6 90-2-16 30z', KEY),
      stroke('M1350 562v-34M1380 562v-20', KEY, 8),
      jungle(r, spline(points('-20,560 160,540 360,560 520,590 700,620 860,660 960,720'), 3), {
        size: [22, 42],
        bottom: 860,
        body: TEA,
        light: LEAF,
        under: 8,
        depth: 110,
      }),
      palms(
        r,
        [
          [120, 620, 330, -40, 1],
          [230, 620, 250, 36, 0.85],
          [380, 640, 300, -30, 0.95],
          [470, 650, 200, 26, 0.7],
        ],
        KEY,
      ),
      tower(r),
      fill('M720 704v-76h200v76z', PAPER),
      fill('M706 632l30-44h170l30 44z', RED),
      fill('M748 704v-44h26v44zM810 654h30v26h-30zM870 654h30v26h-30z', KEY),
      fill('M890 704v-76h30v76zM880 632l12-44h14l30 44z', KEY),
      palms(
        r,
        [
          [830, 730, 380, 60, 1.1],
          [960, 750, 260, 70, 0.9],
        ],
        KEY,
      ),
      fill(
        cut(
          wobble(
            r,
            points('-20,720 300,706 640,700 880,712 1000,760 1060,830 1000,900 900,1010 -20,1010'),
            4,
            60,
          ),
        ),
        LEAF,
      ),
      fill(
        cuts(r, 30, {
          x: [0, 860],
          y: [20, 160],
          under: points('0,716 640,700 1000,760'),
          long: [40, 120],
          wide: [5, 10],
        }),
        TEA,
      ),
      stroke('M640 706Q600 780 420 850T60 1000', PAPER, 34),
      stroke('M20 752H560M20 776H560', PAPER, 5),
      stroke('M40 790V740M140 790V740M240 790V740M340 790V740M440 790V740M540 790V740', PAPER, 8),
      fill(
        surf(r, 900, 1600, (x) => 860 + Math.sin(x / 90) * 14 - (x - 1100) * 0.05, 34) +
          cuts(r, 18, { x: [880, 1500], y: [880, 980], long: [60, 180], wide: [8, 15], sway: 0.1 }),
        PAPER,
      ),
      fill(rocks, ROSE, 'transform="translate(-7 -7)"'),
      fill(rocks, KEY),
      at(walker(RED, GAMBOGE), 470, 880, 1.2),
      at(walker(ROSE, PAPER), 390, 886, 1.05, -1),
      s.layer,
    ],
  });
}

export const dondra: Plates = { 'dondra-head': draw };

import { chance } from '../../lib/chance.ts';
import { comb, cuts, gouge, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, heightAt, points, ridge, wobble } from '../../lib/path.ts';
import { at, hiker, sitter } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, misfed, salt, sheet, stroke } from '../../lib/svg.ts';
import { mist, stars } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

interface Hour {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  far: Ink;
  rock: Ink;
  glow: Ink;
  trees: Ink;
  light: Ink;
  haze: Ink;
  night?: boolean;
}

const ROCK = points(
  '440,720 472,630 508,590 520,548 506,498 524,440 504,388 514,330 546,290 612,276 640,260 742,250 800,240 880,246 940,238 1004,252 1044,278 1050,330 1078,376 1074,430 1096,474 1092,540 1132,596 1190,720',
);
const EDGE = points('996,252 956,306 986,352 960,420 996,470 978,540 1010,600 1000,720');
const LEDGE = 'l62 10 74-6 92 16 88-8 96 10 54-6';

function draw(h: Hour): string {
  const r = chance(h.seed);
  const rock = cut(wobble(r, ROCK, 4, 56));
  const s = salt(r, 560);
  let stain = comb(
    r,
    points('556,296 612,280 640,266 742,256 800,250 880,252 940,246 1000,256'),
    [0.03, 1],
    [8, 130],
    23,
    points('1000,240 800,240 640,254 556,286'),
  );
  for (const x of [604, 668, 716, 786, 850, 905]) {
    const long = r(90, 170);
    stain += gouge(x, r(390, 420) + long * 0.3, -long * 0.8, Math.PI / 2 + r(-0.05, 0.05), r(9, 16));
  }
  for (const x of [548, 625, 662, 735, 815, 900, 950]) {
    stain += gouge(x, r(524, 560), r(60, 130), Math.PI / 2 + r(-0.1, 0.1), r(8, 14));
  }
  const boulder = wobble(
    r,
    points('0,776 110,742 236,738 360,760 470,806 560,866 640,936 700,1030 -20,1030 -20,780'),
    4,
  );
  const slope = points('0,762 230,762 560,864');
  const canopy = points('340,690 450,640 560,648 700,640 860,656 1000,636 1110,626 1330,690');
  const plain = points('0,740 300,752 600,776 900,766 1200,744 1600,726');
  const near = points('520,900 800,904 1150,880 1400,850 1600,820');
  return sheet({
    sky: h.sky,
    defs: [define('r', rock), define('c', palmHead(r, 120)), define('b', cut(boulder)), s.def],
    layers: [
      fill(disc(r, 318, 452, 88), h.sun),
      h.night
        ? fill(stars(r, 34, [40, 1560], [20, 380]), h.cloud)
        : fill(streaks(r, [330, 372, 420, 470, 516, 548]), h.cloud),
      fill(
        ridge(
          r,
          points('-20,600 150,556 270,588 420,540 600,600 1000,590 1200,548 1330,585 1460,520 1620,566'),
          800,
          2,
        ),
        h.far,
      ),
      misfed('r', h.rock),
      fill(
        comb(
          r,
          EDGE,
          [-1, 0.28],
          [14, 64],
          23,
          points('1190,720 1132,596 1092,540 1096,474 1074,430 1078,376 1050,330 1044,278'),
        ),
        KEY,
      ),
      fill(
        cuts(r, 18, { x: [1016, 1056], y: [300, 650], long: [16, 46], wide: [4, 7], lean: 2.7, sway: 0.3 }),
        h.rock,
      ),
      fill(
        cuts(r, 20, { x: [525, 930], y: [330, 630], long: [22, 62], wide: [4, 7], lean: 1.57, sway: 0.15 }),
        h.glow,
      ),
      fill(stain, KEY),
      stroke(`M512 508${LEDGE}`, KEY, 8),
      stroke('M516 497l62 11 72-6 90 15 90-8 86 9', h.glow, 7, '60 5 34 4 80 6'),
      jungle(r, points('586,284 640,264 742,254 800,247 880,250 930,242 978,250'), {
        size: [9, 17],
        bottom: 284,
        body: KEY,
        leaves: 0,
      }),
      fill('M770 250l4-22 30-2 1-14 44-1 3 13 24 1 5 26z', h.rock),
      fill('M774 250l3-8 98-1 4 9zM806 226l48-1 0-5-48 1z', KEY),
      jungle(r, canopy, { size: [24, 44], bottom: 740, body: h.trees, light: h.light }),
      mist(r, 704, h.haze, h.trees, 50, 8),
      jungle(r, plain, {
        size: [34, 58],
        bottom: 880,
        body: h.trees,
        light: h.light,
        under: 7,
        depth: 90,
      }),
      mist(r, 836, h.haze, h.trees, 56, 8),
      jungle(r, near, { size: [34, 60], bottom: 1000, body: KEY, light: h.trees, under: 9, depth: 100 }),
      palms(r, [
        [1452, 900, 320, 46, 1.08],
        [1350, 920, 230, -26, 0.8],
      ]),
      `<use href="#b" fill="${ROSE}" x="-3" y="-9"/><use href="#b" fill="${KEY}"/>`,
      fill(
        cuts(r, 18, {
          x: [10, 560],
          y: [14, 130],
          under: slope,
          long: [30, 90],
          wide: [4, 7],
          lean: 0.22,
          sway: 0.17,
        }),
        h.far,
      ),
      at(hiker(h.night ? GAMBOGE : RED), 214, heightAt(slope, 214) - 18),
      at(sitter(), 330, 762),
      s.layer,
    ],
  });
}

export const sigiriya: Plates = {
  sigiriya: () =>
    draw({
      seed: 11,
      sky: GAMBOGE,
      cloud: PAPER,
      sun: PAPER,
      far: ROSE,
      rock: RED,
      glow: GAMBOGE,
      trees: TEA,
      light: LEAF,
      haze: PAPER,
    }),
  pidurangala: () =>
    draw({
      seed: 12,
      sky: PLUM,
      cloud: MIST,
      sun: PAPER,
      far: LAGOON,
      rock: ROSE,
      glow: PAPER,
      trees: TEA,
      light: LEAF,
      haze: MIST,
      night: true,
    }),
};

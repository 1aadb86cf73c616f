import { egret, flock } from '../../lib/beasts.ts';
import { type Chance, chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, spline, wobble } from '../../lib/path.ts';
import { at, boatman } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { glitter, ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** Stilt roots: arcs that leap from the trunk into the water. */
function roots(r: Chance, x: number, y: number, k: number): string {
  let d = '';
  for (let i = 0; i < 7; i++) {
    const dx = Math.round((i - 3) * 46 * k + r(-12, 12));
    const up = Math.round((150 - Math.abs(i - 3) * 24) * k);
    d += `M${x} ${Math.round(y - up)}Q${x + Math.round(dx * 0.9)} ${Math.round(y - up * 0.9)} ${x + dx} ${y + Math.round(r(0, 14))}`;
  }
  return `${d}M${x} ${y}V${Math.round(y - 300 * k)}`;
}

interface Creek {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  back: Ink;
  leaf: Ink;
  water: Ink;
  dark: Ink;
}

function draw(m: Creek): string {
  const r = chance(m.seed);
  const s = salt(r, 240);
  const crown = (x: number, y: number, w: number, h: number) =>
    cut(
      Array.from({ length: 18 }, (_, i) => {
        const a = (i / 18) * 6.283;
        const q = i % 2 ? r(1, 1.18) : r(0.8, 0.94);
        return [x + Math.cos(a) * w * q, y + Math.sin(a) * h * q] as const;
      }),
    );
  return sheet({
    sky: m.sky,
    defs: [stamp('e', egret()), s.def],
    layers: [
      fill(disc(r, 800, 380, 130), m.sun),
      fill(streaks(r, [110, 180, 250, 320, 390], 3, [120, 320]), m.cloud),
      stroke(flock(r, 10, 560, 150, 420, 110), KEY, 4),
      jungle(
        r,
        points('-20,440 160,430 340,470 520,520 700,552 800,560 900,552 1080,520 1260,470 1440,430 1640,440'),
        { size: [24, 46], bottom: 640, body: m.back, light: m.leaf, under: 6, depth: 70 },
      ),
      fill('M0 574h1600v426H0z', m.water),
      fill(ripples(r, 48, [-40, 1640], [582, 980], [50, 220], [4, 15]), m.dark),
      fill(glitter(r, 30, 800, 120, [580, 940]), m.sun),
      stroke(
        roots(r, 330, 690, 0.8) +
          roots(r, 460, 650, 0.6) +
          roots(r, 1180, 650, 0.6) +
          roots(r, 1300, 690, 0.8),
        m.back === KEY ? PLUM : KEY,
        9,
      ),
      fill(
        crown(300, 440, 190, 96) +
          crown(470, 480, 130, 70) +
          crown(1170, 480, 130, 70) +
          crown(1330, 440, 190, 96),
        TEA,
      ),
      fill(
        cuts(r, 26, { x: [150, 560], y: [400, 520], long: [24, 50], wide: [8, 12], lean: -0.8, sway: 0.5 }) +
          cuts(r, 26, {
            x: [1040, 1480],
            y: [400, 520],
            long: [24, 50],
            wide: [8, 12],
            lean: -0.8,
            sway: 0.5,
          }),
        m.leaf,
      ),
      stroke(roots(r, 90, 850, 1.4) + roots(r, 1500, 850, 1.4), KEY, 16),
      fill(crown(60, 380, 240, 170) + crown(1540, 380, 240, 170), KEY),
      fill(
        cuts(r, 22, { x: [-20, 240], y: [280, 500], long: [34, 70], wide: [10, 15], lean: -0.8, sway: 0.5 }) +
          cuts(r, 22, {
            x: [1360, 1600],
            y: [280, 500],
            long: [34, 70],
            wide: [10, 15],
            lean: -0.8,
            sway: 0.5,
          }),
        TEA,
      ),
      fill('M500 790l60 26 420 10 130-40-30 50-110 30-360-4z', KEY),
      stroke('M560 812l420 10 110-34', ROSE, 6, '70 9 110 12'),
      stroke('M1050 640L930 900', KEY, 7),
      at(boatman(RED, PAPER), 960, 820, 1.05, -1),
      at(
        fill(
          'M0 0l-30-2-6-30 8-36 18-8 14 10 4 30 30 4 2 12-30 4zM-18-82l-6-12 6-13 13-1 7 10-3 13-8 5z',
          KEY,
        ) + fill('M-30-98l14-16 18 2 9 14-41 4z', GAMBOGE),
        660,
        812,
        1.05,
      ),
      at(
        fill(
          'M0 0l-30-2-6-30 8-36 18-8 14 10 4 30 30 4 2 12-30 4zM-18-82l-6-12 6-13 13-1 7 10-3 13-8 5z',
          KEY,
        ) + fill('M-30-66l40 2 2 40-44 2z', LAGOON),
        780,
        816,
        1.05,
      ),
      place('e', 300, 830, 1.15),
      place('e', 1330, 850, 1.2, -1),
      place('e', 420, 720, 0.6),
      fill(
        cut(
          wobble(r, spline(points('-20,870 140,860 280,900 400,960 460,1010'), 3), 4, 60).concat([
            [-20, 1010],
          ]),
        ) +
          cut(
            wobble(r, spline(points('1640,870 1480,866 1340,910 1230,960 1180,1010'), 3), 4, 60).concat([
              [1640, 1010],
            ]),
          ),
        KEY,
      ),
      fill(
        cuts(r, 20, { x: [20, 380], y: [880, 960], long: [26, 60], wide: [6, 9], lean: -1.57, sway: 0.1 }) +
          cuts(r, 20, {
            x: [1240, 1580],
            y: [880, 960],
            long: [26, 60],
            wide: [6, 9],
            lean: -1.57,
            sway: 0.1,
          }),
        m.back,
      ),
      s.layer,
    ],
  });
}

export const mangroves: Plates = {
  muthurajawela: () =>
    draw({
      seed: 481,
      sky: GAMBOGE,
      cloud: PAPER,
      sun: RED,
      back: PLUM,
      leaf: LEAF,
      water: LAGOON,
      dark: KEY,
    }),
  'mangrove-morning': () =>
    draw({ seed: 482, sky: MIST, cloud: PAPER, sun: PAPER, back: LAGOON, leaf: LEAF, water: TEA, dark: KEY }),
};

import { chance } from '../../lib/chance.ts';
import { cuts, gouge, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, spline } from '../../lib/path.ts';
import { at } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { glitter, ripples, surf } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** A fisherman on his crossbar: the pole's foot at 0,0, he sits 330 above it. */
function fisher(sarong: Ink, turban: Ink): string {
  return (
    stroke('M4 6L-6-470', KEY, 11) +
    stroke('M-44-286L52-302M-6-292L-30-352M-6-292L-30-240', KEY, 8) +
    fill(
      'M-2-306l-10-30-2-52 12-26 18-6 14 8 6 22 34 26 40 4 0 10-44 2-36-22-2 40 22 14-2 50 8 42-14 4-14-46-2-34-24 4z',
      KEY,
    ) +
    fill('M-14-346l38-4 30 24-4 34-14 4-8-22-40 10z', sarong) +
    fill('M6-420l-8-12 4-14 14-4 11 8-1 14-9 8z', KEY) +
    fill('M-4-438l6-16 18-4 12 10-2 10-18-4z', turban) +
    stroke('M90-362Q150-410 212-440', KEY, 4) +
    stroke('M212-440Q222-290 216-70', PAPER, 2)
  );
}

interface Light {
  seed: number;
  sky: Ink;
  sun: Ink;
  cloud: Ink;
  sea: Ink;
  wave: Ink;
  shore: Ink;
}

function draw(l: Light): string {
  const r = chance(l.seed);
  const s = salt(r, 220);
  const point = spline(points('-20,470 120,440 280,452 420,500 520,556 560,570'), 4);
  return sheet({
    sky: l.sky,
    defs: [define('c', palmHead(r, 118)), s.def],
    layers: [
      fill(disc(r, 1180, 400, 120), l.sun),
      fill(streaks(r, [270, 330, 392, 446, 500, 540], 4, [120, 320]), l.cloud),
      fill(cuts(r, 4, { x: [1040, 1200], y: [392, 480], long: [90, 190], wide: [6, 10], sway: 0.01 }), l.sky),
      jungle(r, point, { size: [18, 34], bottom: 580, body: l.shore, light: l.wave }),
      palms(
        r,
        [
          [150, 450, 170, -30, 0.6],
          [240, 450, 220, 24, 0.7],
          [330, 470, 160, 40, 0.58],
          [70, 456, 210, 20, 0.66],
          [420, 510, 120, 44, 0.46],
        ],
        l.shore,
      ),
      fill('M0 570h1600v430H0z', l.sea),
      fill(ripples(r, 72, [-50, 1650], [578, 800], [50, 190], [4, 14]), l.wave),
      fill(glitter(r, 26, 1180, 120, [576, 830]), GAMBOGE),
      fill(
        surf(r, -60, 1600, (x) => 700 + Math.sin(x / 210) * 10, 22),
        PAPER,
      ),
      fill(
        surf(r, -60, 1600, (x) => 806 + Math.sin(x / 260 + 2) * 14, 34),
        PAPER,
      ),
      at(fisher(PLUM, PAPER), 1210, 716, 0.72, -1),
      at(fisher(RED, PAPER), 880, 772, 0.9),
      at(fisher(TEA, GAMBOGE), 560, 800, 1.06),
      at(fisher(RED, PAPER), 330, 862, 1.3),
      fill(
        points('330,862 560,800 880,772 1210,716')
          .map(([x, y]) => gouge(x - 60, y + 6, 130, 0, 12))
          .join(''),
        PAPER,
      ),
      fill(
        surf(r, -80, 1600, (x) => 906 + Math.sin(x / 300 + 1) * 16, 44),
        PAPER,
      ),
      fill(ripples(r, 20, [-50, 1650], [836, 890], [80, 220], [8, 15]), l.wave),
      fill(
        cut([
          ...spline(points('-20,930 260,950 560,924 900,944 1240,916 1620,936'), 3),
          [1620, 1010],
          [-20, 1010],
        ]),
        KEY,
      ),
      fill(cuts(r, 18, { x: [-40, 1560], y: [955, 995], long: [40, 140], wide: [4, 9] }), l.cloud),
      s.layer,
    ],
  });
}

export const stiltFishermen: Plates = {
  'stilt-fishermen': () =>
    draw({ seed: 71, sky: ROSE, sun: PAPER, cloud: PAPER, sea: LAGOON, wave: KEY, shore: PLUM }),
};

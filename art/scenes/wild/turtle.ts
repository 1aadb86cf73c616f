import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { KEY, LAGOON, LEAF, MIST, PAPER, PLUM, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, spline, wobble } from '../../lib/path.ts';
import { at, sitter } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { glitter, ripples, stars, surf } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** A turtle hauling up the sand, to the left. */
const TURTLE =
  fill(
    'M-150-30q-90-6-150 60q70 20 170-20zM120-20q80 0 110 60q-60 10-120-20zM-60 0q-60 40-70 80q60-6 110-70z',
    LEAF,
  ) +
  fill('M-150-40q-40-40-90-30q-44 12-44 40q10 26 60 26q50 0 80-20z', LEAF) +
  fill(
    cut(
      spline(
        points('-170,-10 -160,-70 -100,-124 -10,-146 90,-130 160,-80 190,-20 150,8 20,20 -120,16 -170,-10'),
        3,
      ),
    ),
    TEA,
  ) +
  fill(
    'M-120-60l50-48 60 4 10 52-70 20zM14-104l60 2 34 44-50 24-44-20zM116-80l40 30 14 34-40-10-14-30zM-60-24l60-10 50 22-30 20-70-4zM70-20l46-8 30 16-60 16z',
    LEAF,
  ) +
  fill(
    'M-252-48a8 8 0 1 1-.1 0zM-284-30l40 2-30 8zM-280 20l40-20-10 24zM-240 10l30-16-6 24zM-200 2l30-10-10 20zM180 20l30 4-24 10z',
    KEY,
  );

function draw(): string {
  const r = chance(411);
  const s = salt(r, 240);
  let track = '';
  for (let i = 0; i < 13; i++) {
    const [x, y, k] = [560 + i * 56, 800 - i * 8 - i * i * 0.5, 1 - i * 0.05];
    track += `M${Math.round(x)} ${Math.round(y - 40 * k)}l${Math.round(26 * k)} 8M${Math.round(x)} ${Math.round(y + 44 * k)}l${Math.round(26 * k)}-8`;
  }
  return sheet({
    sky: KEY,
    defs: [define('c', palmHead(r, 116)), stamp('h', `<g transform="scale(.14)">${TURTLE}</g>`), s.def],
    layers: [
      fill(stars(r, 60, [20, 1580], [16, 430]), PAPER),
      fill(disc(r, 1080, 260, 120), PAPER),
      fill(cuts(r, 4, { x: [1010, 1060], y: [210, 320], long: [40, 90], wide: [6, 10], sway: 0.2 }), MIST),
      fill(streaks(r, [380, 430, 480], 4, [120, 320]), PLUM),
      fill('M0 520h1600v300H0z', LAGOON),
      fill(ripples(r, 60, [-40, 1640], [526, 760], [50, 210], [4, 13]), KEY),
      fill(glitter(r, 34, 1080, 130, [526, 720]), PAPER),
      jungle(r, spline(points('-20,480 120,460 260,480 380,520'), 3), {
        size: [14, 28],
        bottom: 530,
        body: PLUM,
        light: LAGOON,
        leaves: 1,
      }),
      fill(
        surf(r, -60, 1640, (x) => 690 - (x - 800) * 0.05 + Math.sin(x / 150) * 12, 34),
        PAPER,
      ),
      fill(
        cut([
          ...wobble(r, spline(points('-20,760 300,742 700,716 1100,690 1640,650'), 4), 4, 80),
          [1640, 1010],
          [-20, 1010],
        ]),
        PLUM,
      ),
      fill(
        surf(r, -60, 1640, (x) => 748 - (x - 300) * 0.07 + Math.sin(x / 130) * 8, 26),
        MIST,
      ),
      fill(cuts(r, 30, { x: [0, 1560], y: [790, 980], long: [50, 150], wide: [5, 10], lean: -0.08 }), ROSE),
      stroke(track, KEY, 11, '', 'stroke-linecap="round"'),
      fill(cuts(r, 3, { x: [300, 330], y: [850, 866], long: [500, 560], wide: [26, 34], sway: 0 }), KEY),
      at(TURTLE, 560, 830, 1.25),
      place('h', 980, 870, 1),
      place('h', 1090, 840, 0.8),
      place('h', 1180, 890, 1.1),
      place('h', 1290, 830, 0.7),
      place('h', 880, 920, 1.3),
      at(sitter(ROSE), 1330, 930, 1.1, -1),
      palms(
        r,
        [
          [120, 960, 560, 130, 1.4],
          [40, 960, 400, 60, 1.15],
          [1520, 900, 430, -90, 1.2],
        ],
        KEY,
      ),
      jungle(r, points('-20,940 120,920 240,960 340,1010'), {
        size: [26, 46],
        bottom: 1010,
        body: KEY,
        light: TEA,
      }),
      jungle(r, points('1360,1000 1460,930 1640,890'), {
        size: [26, 46],
        bottom: 1010,
        body: KEY,
        light: TEA,
      }),
      s.layer,
    ],
  });
}

export const turtle: Plates = { rekawa: draw };

import { flock } from '../../lib/beasts.ts';
import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { broadTree, jungle, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, spline, wobble } from '../../lib/path.ts';
import { disc } from '../../lib/sun.ts';
import { fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { glitter, ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** A flamingo, 330 high, feeding side to the left; `down` bends the neck to the water. */
const flamingo = (coat: Ink, wing: Ink, down: boolean) =>
  stroke('M6-150L2 0M34-150l8 70-8 80', wing, 7) +
  (down
    ? stroke('M-36-186Q-110-220-130-150T-150-40', coat, 20, '', 'stroke-linecap="round"') +
      fill('M-162-52q-6 24 4 40q-10 14-22 16q-4-30 4-54z', KEY)
    : stroke('M-36-186Q-100-170-84-230T-70-320', coat, 20, '', 'stroke-linecap="round"') +
      fill('M-78-332q-30-2-40 26q0 18 8 26q8-26 36-36z', KEY)) +
  fill(
    cut(spline(points('-50,-180 -20,-212 40,-214 96,-186 140,-150 90,-140 30,-132 -26,-146 -50,-180'), 3)),
    coat,
  ) +
  fill('M0-196q60-10 140 46l-60-4q-60-10-80-42z', wing) +
  fill('M90-152l56 4-40 10z', KEY);

/** A painted stork. */
const stork = (coat: Ink, wing: Ink, down: boolean) =>
  stroke('M6-140L0 0M32-140l10 140', RED, 7) +
  (down
    ? stroke('M-40-176Q-110-170-120-100', coat, 22, '', 'stroke-linecap="round"')
    : stroke('M-40-176Q-90-200-70-270', coat, 22, '', 'stroke-linecap="round"')) +
  fill(down ? 'M-136-104l30-6-2 30-34 84z' : 'M-90-290l30-6 6 26-120 40z', GAMBOGE) +
  fill(down ? 'M-134-110l14-16 18 8-2 18-28 4z' : 'M-88-280l10-22 22-2 6 26-18 16z', RED) +
  fill(
    cut(spline(points('-50,-170 -10,-206 60,-204 120,-170 150,-134 80,-124 10,-124 -40,-140 -50,-170'), 3)),
    coat,
  ) +
  fill('M10-180q70-4 140 48l-60-2q-60-8-80-46z', KEY) +
  fill('M96-140l58 10-60 14z', wing) +
  stroke('M30-166l70 26M40-154l50 20', coat, 4);

interface Marsh {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  far: Ink;
  bush: Ink;
  water: Ink;
  dark: Ink;
  coat: Ink;
  wing: Ink;
  bird: typeof flamingo;
}

function draw(m: Marsh): string {
  const r = chance(m.seed);
  const s = salt(r, 240);
  const many = Array.from({ length: 26 }, () => {
    const [x, y] = [Math.round(r(160, 1440)), Math.round(r(560, 606))];
    return `M${x} ${y}v-14l-10-4 8-8 10 4 12 4-8 6v12`;
  }).join('');
  return sheet({
    sky: m.sky,
    defs: [stamp('u', m.bird(m.coat, m.wing, false)), stamp('d', m.bird(m.coat, m.wing, true)), s.def],
    layers: [
      fill(disc(r, 1160, 300, 116), m.sun),
      fill(streaks(r, [110, 180, 250, 320, 390, 440], 3, [120, 320]), m.cloud),
      stroke(flock(r, 12, 260, 150, 460, 130), KEY, 4),
      fill(ridge(r, points('-20,480 200,450 420,474 700,440 980,470 1250,446 1620,470'), 600), m.far),
      jungle(r, points('-20,510 240,500 560,516 900,510 1250,498 1620,506'), {
        size: [16, 30],
        bottom: 560,
        body: m.bush,
        light: m.far,
        leaves: 1,
      }),
      fill(broadTree(r, 180, 530, 150, 190) + broadTree(r, 1430, 530, 190, 230), m.bush),
      fill('M0 536h1600v474H0z', m.water),
      fill(ripples(r, 56, [-40, 1640], [544, 980], [50, 220], [4, 14]), m.dark),
      fill(glitter(r, 22, 1160, 110, [542, 800]), m.sun),
      fill(many, m.coat),
      place('u', 420, 690, 0.62),
      place('d', 560, 700, 0.62),
      place('u', 1230, 680, 0.58, -1),
      place('d', 1340, 700, 0.64),
      place('u', 900, 760, 0.86, -1),
      place('d', 1030, 780, 0.9),
      place('u', 330, 880, 1.35),
      place('d', 640, 900, 1.4, -1),
      place('u', 1260, 900, 1.3),
      fill(
        ripples(r, 10, [220, 480], [876, 906], [80, 160], [7, 11]) +
          ripples(r, 10, [540, 740], [896, 926], [80, 160], [7, 11]) +
          ripples(r, 10, [1160, 1380], [896, 926], [80, 160], [7, 11]),
        m.cloud,
      ),
      fill(
        cut(
          wobble(
            r,
            points('-20,960 200,950 420,980 700,1000 1000,996 1300,970 1620,950 1620,1010 -20,1010'),
            4,
            80,
          ),
        ),
        KEY,
      ),
      fill(
        cuts(r, 34, { x: [-10, 240], y: [940, 1000], long: [60, 150], wide: [5, 9], lean: -1.5, sway: 0.3 }) +
          cuts(r, 30, {
            x: [1400, 1600],
            y: [940, 1000],
            long: [60, 150],
            wide: [5, 9],
            lean: -1.6,
            sway: 0.3,
          }),
        KEY,
      ),
      fill(tufts(r, 6, [300, 1300], points('0,950 1600,950'), 50, 34), m.bush),
      s.layer,
    ],
  });
}

export const waders: Plates = {
  bundala: () =>
    draw({
      seed: 261,
      sky: MIST,
      cloud: PAPER,
      sun: PAPER,
      far: LEAF,
      bush: TEA,
      water: LAGOON,
      dark: KEY,
      coat: ROSE,
      wing: RED,
      bird: flamingo,
    }),
  kumana: () =>
    draw({
      seed: 262,
      sky: LEAF,
      cloud: PAPER,
      sun: GAMBOGE,
      far: TEA,
      bush: TEA,
      water: TEA,
      dark: KEY,
      coat: PAPER,
      wing: ROSE,
      bird: stork,
    }),
  kokkilai: () =>
    draw({
      seed: 263,
      sky: GAMBOGE,
      cloud: PAPER,
      sun: RED,
      far: ROSE,
      bush: PLUM,
      water: ROSE,
      dark: PLUM,
      coat: PAPER,
      wing: RED,
      bird: flamingo,
    }),
};

import { type Chance, chance } from '../../lib/chance.ts';
import { streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, spline, wobble } from '../../lib/path.ts';
import { pilgrim } from '../../lib/people.ts';
import { stupa } from '../../lib/stupa.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, group, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { glitter, ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

interface Shore {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  trees: Ink;
  leaf: Ink;
  water: Ink;
  dark: Ink;
  dome: Ink;
  shade: Ink;
  roof: Ink;
  by: 'river' | 'bridge' | 'sea';
  flip?: boolean;
}

/** An open ferry with its awning, full of pilgrims. */
const FERRY =
  fill('M-210-40l30 24h360l60-34-20 44-40 34H-150l-40-28z', RED) +
  fill('M-210-40l30 24h360l60-34-8 20-60 28H-170z', KEY) +
  fill('M-170-130h320l20 16-360 4z', PAPER) +
  stroke('M-150-112v92M-60-112v92M40-112v92M130-112v92', KEY, 6) +
  fill(
    'M-130-20v-40l12-14 14 14v40zM-90-20v-44l12-14 14 14v44zM-40-20v-40l12-14 14 14v40zM0-20v-44l12-14 14 14v44zM60-20v-40l12-14 14 14v40zM96-20v-42l12-14 14 14v42z',
    PAPER,
  ) +
  fill(
    'M-118-76a10 10 0 1 1-.1 0zM-78-80a10 10 0 1 1-.1 0zM-28-76a10 10 0 1 1-.1 0zM12-80a10 10 0 1 1-.1 0zM72-76a10 10 0 1 1-.1 0zM108-78a10 10 0 1 1-.1 0z',
    KEY,
  );

const bridge = (y: number) =>
  fill(`M-20 ${y}h700v26H-20z`, PAPER) +
  fill(`M60 ${y + 26}h34v90H60zM260 ${y + 26}h34v90h-34zM460 ${y + 26}h34v90h-34z`, PAPER) +
  stroke(
    `M-20 ${y - 50}H690M-20 ${y - 50}L60 ${y}L140 ${y - 50}L220 ${y}L300 ${y - 50}L380 ${y}L460 ${y - 50}L540 ${y}L620 ${y - 50}L680 ${y}`,
    KEY,
    8,
  ) +
  stroke(`M-20 ${y + 4}H690`, KEY, 6);

function shrine(r: Chance, h: Shore): string {
  return (
    fill('M470 640v-90h190v90z', PAPER) +
    fill('M446 554l36-50 30-46h106l30 46 36 50z', h.roof) +
    stroke('M486 600h160', KEY, 50, '20 18') +
    stroke('M446 554h238', KEY, 5) +
    fill('M560 458l5-36 5 36z', GAMBOGE) +
    stupa(r, { cx: 930, base: 640, radius: 210, body: h.dome, shade: h.shade, crown: h.dome }) +
    fill('M1230 640v-70h150v70z', PAPER) +
    fill('M1210 574l40-54h110l40 54z', h.roof) +
    stroke('M1244 612h126', KEY, 40, '16 16')
  );
}

function draw(h: Shore): string {
  const r = chance(h.seed);
  const s = salt(r, 240);
  const scene = [
    fill(disc(r, 380, 270, 104), h.sun),
    fill(streaks(r, [90, 160, 230, 300, 370], 3, [110, 300]), h.cloud),
    h.by === 'sea'
      ? fill('M-20 560h1660v100H-20z', h.water)
      : jungle(r, points('-20,530 200,510 440,520 700,540 1100,540 1360,510 1640,520'), {
          size: [28, 50],
          bottom: 700,
          body: h.trees,
          light: h.leaf,
          under: 6,
          depth: 90,
        }),
    palms(
      r,
      [
        [410, 640, 280, -30, 0.85],
        [1180, 640, 250, 30, 0.8],
        [1440, 640, 330, -30, 1],
        [1520, 640, 240, 24, 0.8],
      ],
      h.trees,
    ),
    h.by === 'bridge' ? bridge(560) : '',
    shrine(r, h),
    fill('M410 640h1240v26H410z', PAPER),
    stroke('M420 654H1640', h.shade, 12, '30 12'),
    fill(
      cut(wobble(r, points('330,700 420,664 1640,664 1640,720 900,716 500,724'), 3, 90)),
      h.by === 'sea' ? ROSE : h.trees,
    ),
    fill('M-20 700h1660v310H-20z', h.water),
    h.by === 'sea'
      ? ''
      : fill(cut(points('700,664 1160,664 1260,780 600,780')), PAPER) +
        stroke('M690 682h480M674 702h512M656 722h548M640 742h580M622 762h616', h.shade, 7),
    fill(ripples(r, 46, [-40, 1640], [h.by === 'sea' ? 716 : 790, 980], [50, 220], [5, 15]), h.dark),
    fill(ripples(r, 18, [760, 1120], [790, 960], [60, 190], [6, 13]), h.dome),
    fill(glitter(r, 14, 380, 100, [716, 900]), h.sun),
    place('p', 800, 690, 0.55),
    place('p', 850, 712, 0.6),
    place('p', 1010, 700, 0.58, -1),
    place('p', 1090, 740, 0.7, -1),
    h.by === 'sea'
      ? group('transform="translate(520 880)scale(1.35)"', FERRY)
      : group(
          'transform="translate(330 880)"',
          fill(
            'M-190-26l40 14 240 4 90-30-16 34-70 20-230-2zM30-30l-4-60 6-40 16-12 18 8 8 40 36 20-4 8-40-12 0 50zM48-148l-6-12 5-13 13-3 9 9-2 14-8 6z',
            KEY,
          ) +
            fill('M24-70l50-2 2 42-50 2z', RED) +
            stroke('M100-130L130 40', KEY, 5),
        ),
    fill(
      cut(wobble(r, spline(points('1640,860 1480,870 1320,920 1180,1010'), 3), 4, 60).concat([[1640, 1010]])),
      KEY,
    ),
    jungle(r, points('1200,990 1320,930 1460,880 1640,860'), {
      size: [28, 50],
      bottom: 1010,
      body: KEY,
      light: h.trees === KEY ? h.dark : h.trees,
    }),
    palms(r, [[1500, 930, 520, -130, 1.3]], KEY),
  ];
  return sheet({
    sky: h.sky,
    defs: [define('c', palmHead(r, 116)), stamp('p', pilgrim()), s.def],
    layers: [h.flip ? group('transform="translate(1600 0)scale(-1 1)"', ...scene) : scene.join(''), s.layer],
  });
}

export const riverStupas: Plates = {
  kelaniya: () =>
    draw({
      seed: 471,
      sky: GAMBOGE,
      cloud: PAPER,
      sun: RED,
      trees: TEA,
      leaf: LEAF,
      water: LAGOON,
      dark: KEY,
      dome: PAPER,
      shade: PLUM,
      roof: RED,
      by: 'river',
    }),
  kalutara: () =>
    draw({
      seed: 472,
      sky: MIST,
      cloud: PAPER,
      sun: PAPER,
      trees: TEA,
      leaf: LEAF,
      water: TEA,
      dark: KEY,
      dome: PAPER,
      shade: LAGOON,
      roof: ROSE,
      by: 'bridge',
      flip: true,
    }),
  nagadeepa: () =>
    draw({
      seed: 473,
      sky: ROSE,
      cloud: PAPER,
      sun: PAPER,
      trees: PLUM,
      leaf: ROSE,
      water: LAGOON,
      dark: KEY,
      dome: PAPER,
      shade: PLUM,
      roof: RED,
      by: 'sea',
      flip: true,
    }),
};

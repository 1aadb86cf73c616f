import { chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { palms, palmyraHead } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge } from '../../lib/path.ts';
import { at, pilgrim, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { ripples, stars } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

interface Festival {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  tower: Ink;
  niche: Ink;
  shade: Ink;
  ground: Ink;
  tiers: number;
  night?: boolean;
  /** What lies before the gate, when it is not the festival crowd. */
  before?: 'tank' | 'chariot';
}

const X = 780;
const FOOT = 760;

/** The gate tower: storeys that shrink, each a row of pilasters under a row of little domes; no figures. */
function gopuram(r: ReturnType<typeof chance>, f: Festival): string {
  const parts: string[] = [];
  let y = 600;
  let half = 196;
  for (let i = 0; i < f.tiers; i++) {
    const h = 68 - i * 4.4;
    const next = half * (0.865 + i * 0.004);
    parts.push(
      fill(
        cut(points(`${X - half},${y} ${X - next - 6},${y - h} ${X + next + 6},${y - h} ${X + half},${y}`)),
        i % 2 ? f.tower : f.tower,
      ),
      stroke(
        `M${X - half + 14} ${y - h * 0.42}H${X + half - 12}`,
        i % 2 ? f.niche : f.shade,
        h * 0.5,
        i % 2 ? '9 9 16 9' : '16 9 9 9',
      ),
      stroke(`M${X - half - 6} ${y - 4}H${X + half + 6}`, KEY, 6),
      stroke(
        `M${X - next} ${y - h}H${X + next}`,
        i % 2 ? PAPER : f.niche,
        17,
        '0 21',
        'stroke-linecap="round"',
      ),
      fill(`M${X - 15} ${y - 5}v${-h * 0.6}q15-20 30 0v${h * 0.6}z`, KEY),
    );
    y -= h;
    half = next;
  }
  const w = half;
  parts.push(
    fill(`M${X - w} ${y}q-14-74 40-78h${2 * w - 80}q54 4 40 78z`, f.tower),
    stroke(`M${X - w + 20} ${y - 34}h${2 * w - 40}`, f.niche, 26, '12 8'),
    fill(`M${X - w - 8} ${y}q-10-74 34-82q34 12 26 82zM${X + w + 8} ${y}q10-74-34-82q-34 12-26 82z`, f.shade),
    stroke(
      Array.from(
        { length: 7 },
        (_, i) => `M${Math.round(X - w + 36 + ((2 * w - 72) * i) / 6)} ${Math.round(y - 78)}v-26`,
      ).join(''),
      GAMBOGE,
      9,
      '',
      'stroke-linecap="round"',
    ),
    fill(
      comb(
        r,
        points(`${X + w * 0.55},${y - 60} ${X + 96},470 ${X + 112},600`),
        [-1, 0],
        [6, 26],
        17,
        points(`${X + 200},600 ${X + w + 6},${y}`),
      ),
      KEY,
      'opacity=".82"',
    ),
  );
  return parts.join('');
}

/** The temple car: carved wheels, tiers of cloth, a crown like the tower's. */
const CHARIOT =
  fill('M-120-60h240l-20-40h-200z', RED) +
  stroke('M-110-80h220', GAMBOGE, 26, '14 10') +
  fill('M-90-100V-220H90v120z', GAMBOGE) +
  fill('M-40-100v-90q40-34 80 0v90z', KEY) +
  stroke('M-72-100V-220M72-100V-220', RED, 14) +
  fill(
    'M-124-216l24-50h200l24 50zM-96-270l20-44H76l20 44zM-70-318l16-40H54l16 40zM-46-362q0-50 46-60q46 10 46 60z',
    PAPER,
  ) +
  stroke('M-112-236h224M-88-286h176M-62-334h124', RED, 28, '15 15') +
  stroke('M0-420v-40', GAMBOGE, 9) +
  fill('M-70-82a50 50 0 1 1-.1 0z', GAMBOGE) +
  fill('M70-82a50 50 0 1 1-.1 0z', GAMBOGE) +
  stroke(
    'M-70-40V40M-110 0H-30M-98-28L-42 28M-42-28L-98 28M70-40V40M30 0H110M42-28L98 28M98-28L42 28',
    RED,
    6,
    '',
    'transform="translate(0 -32)"',
  );

function before(r: ReturnType<typeof chance>, f: Festival): string[] {
  if (f.before === 'tank') {
    return [
      fill('M0 880h1600v130H0z', LAGOON),
      fill('M0 850h1600v34H0z', PAPER),
      stroke('M0 862H1600M0 876H1600', PLUM, 5),
      fill(ripples(r, 26, [-20, 1620], [892, 990], [60, 200], [5, 13]), KEY),
      fill(ripples(r, 16, [620, 940], [890, 990], [50, 140], [6, 12]), f.tower),
      stroke('M20 896H600M960 896H1600', RED, 14, '26 26'),
      at(pilgrim(RED), 600, 846, 0.72),
      at(walker(RED, GAMBOGE), 980, 848, 0.75, -1),
      at(walker(TEA, ROSE), 420, 872, 0.9),
      at(pilgrim(GAMBOGE), 1160, 874, 0.92, -1),
    ];
  }
  if (f.before === 'chariot') {
    return [
      at(CHARIOT, 1180, 880, 0.92),
      stroke('M1080 860Q900 900 640 884', ROSE, 7),
      at(pilgrim(RED, GAMBOGE), 900, 930, 1.15, -1),
      at(pilgrim(RED, LEAF), 790, 926, 1.15, -1),
      at(pilgrim(RED, MIST), 640, 930, 1.15, -1),
      at(walker(RED, GAMBOGE), 470, 930, 1.2),
      at(walker(LAGOON, PAPER), 360, 940, 1.25),
      at(walker(TEA, ROSE), 580, 856, 0.85),
    ];
  }
  return [
    at(pilgrim(RED), 560, 862, 0.9),
    at(walker(RED, GAMBOGE), 640, 872, 0.95),
    at(walker(TEA, ROSE), 990, 866, 0.92, -1),
    at(pilgrim(GAMBOGE), 1070, 880, 1, -1),
    at(walker(PLUM, GAMBOGE), 300, 940, 1.35),
    at(pilgrim(ROSE), 410, 946, 1.3),
    at(walker(LAGOON, PAPER), 1290, 944, 1.35, -1),
  ];
}

function draw(f: Festival): string {
  const r = chance(f.seed);
  const s = salt(r, 200);
  const strings =
    'M780 236Q500 430 130 560M780 236Q1080 430 1470 560M780 330Q620 520 330 600M780 330Q960 520 1250 600';
  return sheet({
    sky: f.sky,
    defs: [define('c', palmyraHead(r, 84)), s.def],
    layers: [
      f.night
        ? fill(stars(r, 34, [40, 1560], [20, 460]), PAPER)
        : fill(streaks(r, [110, 180, 260, 340, 420], 3, [110, 300]), f.cloud),
      fill(disc(r, 1290, 240, 90), f.sun),
      fill(ridge(r, points('-20,640 300,628 700,634 1200,626 1620,640'), 760, 2), TEA),
      palms(
        r,
        [
          [120, 690, 250, 8, 0.9],
          [210, 690, 190, -8, 0.75],
          [300, 690, 270, 6, 0.85],
          [1330, 690, 240, -6, 0.85],
          [1420, 690, 300, 8, 1],
          [1510, 690, 210, 6, 0.8],
        ],
        f.night ? KEY : TEA,
      ),
      fill('M0 640h1600v120H0z', PAPER),
      stroke('M12 700H1600', RED, 104, '26 26'),
      fill('M0 634h1600v14H0zM0 748h1600v16H0z', f.shade),
      stroke('M14 626H1600', PAPER, 22, '0 52', 'stroke-linecap="round"'),
      fill(`M${X - 214} ${FOOT}V600h428v160z`, f.tower),
      stroke(`M${X - 196} 690h392`, f.shade, 120, '16 22 8 22'),
      fill(`M${X - 74} ${FOOT}V626h148v134z`, PAPER),
      fill(`M${X - 56} ${FOOT}V646h112v114z`, KEY),
      fill(`M${X - 30} ${FOOT}V672h60v88z`, GAMBOGE),
      fill(`M${X - 226} 592h452v16h-452z`, KEY),
      gopuram(r, f),
      stroke(strings, KEY, 2),
      stroke(strings, RED, 20, '9 62'),
      stroke(strings, PAPER, 20, '0 31 9 31'),
      fill(ridge(r, points('-20,764 400,758 900,762 1620,758'), 1010, 1), f.ground),
      fill(
        cuts(r, 22, { x: [-60, 1560], y: [776, 980], long: [60, 180], wide: [5, 11], sway: 0.02 }),
        f.shade === KEY ? PLUM : f.shade,
      ),
      fill('M724 762h112l60 240H640z', PAPER),
      stroke('M716 792h130M706 830h148M696 872h168M684 922h192', f.ground, 6),
      ...before(r, f),
      s.layer,
    ],
  });
}

export const kovil: Plates = {
  nallur: () =>
    draw({
      seed: 91,
      sky: LAGOON,
      cloud: PAPER,
      sun: PAPER,
      tower: GAMBOGE,
      niche: RED,
      shade: RED,
      ground: ROSE,
      tiers: 6,
    }),
  'kovil-dawn': () =>
    draw({
      before: 'tank',
      seed: 92,
      sky: ROSE,
      cloud: PAPER,
      sun: PAPER,
      tower: MIST,
      niche: LAGOON,
      shade: PLUM,
      ground: LEAF,
      tiers: 5,
    }),
  'kovil-night': () =>
    draw({
      before: 'chariot',
      seed: 93,
      sky: PLUM,
      cloud: ROSE,
      sun: GAMBOGE,
      tower: ROSE,
      niche: GAMBOGE,
      shade: RED,
      ground: LAGOON,
      tiers: 6,
      night: true,
    }),
};

import { flock } from '../../lib/beasts.ts';
import { chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palms, palmyraHead } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge } from '../../lib/path.ts';
import { at, pilgrim, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { ripples, stars } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

interface Tower {
  tower: Ink;
  niche: Ink;
  shade: Ink;
  tiers: number;
}

const X = 780;
const FOOT = 760;

/** The gate tower: storeys that shrink, each a row of pilasters under a row of little domes; no figures. */
function gopuram(r: ReturnType<typeof chance>, f: Tower): string {
  const parts: string[] = [];
  let y = 600;
  let half = 196;
  for (let i = 0; i < f.tiers; i++) {
    const h = 68 - i * 4.4;
    const next = half * (0.865 + i * 0.004);
    parts.push(
      fill(
        cut(points(`${X - half},${y} ${X - next - 6},${y - h} ${X + next + 6},${y - h} ${X + half},${y}`)),
        f.tower,
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

/** The gate itself: a carved base with its door, and the tower upon it. */
const gate = (r: ReturnType<typeof chance>, f: Tower): string =>
  fill(`M${X - 214} ${FOOT}V600h428v160z`, f.tower) +
  stroke(`M${X - 196} 690h392`, f.shade, 120, '16 22 8 22') +
  fill(`M${X - 74} ${FOOT}V626h148v134z`, PAPER) +
  fill(`M${X - 56} ${FOOT}V646h112v114z`, KEY) +
  fill(`M${X - 30} ${FOOT}V672h60v88z`, GAMBOGE) +
  fill(`M${X - 226} 592h452v16h-452z`, KEY) +
  gopuram(r, f);

/** The striped wall of the temple yard, from edge to edge of the sheet. */
const wall = (shade: Ink): string =>
  fill('M-900 640h3400v120h-3400z', PAPER) +
  stroke('M-896 700H2500', RED, 104, '26 26') +
  fill('M-900 634h3400v14h-3400zM-900 748h3400v16h-3400z', shade) +
  stroke('M-894 626H2500', PAPER, 22, '0 52', 'stroke-linecap="round"');

/** Noon at the feast: the gate seen from in front, flags strung from it, the crowd on the white path. */
function feast(): string {
  const r = chance(91);
  const s = salt(r, 200);
  const strings =
    'M780 236Q500 430 130 560M780 236Q1080 430 1470 560M780 330Q620 520 330 600M780 330Q960 520 1250 600';
  return sheet({
    sky: LAGOON,
    defs: [define('c', palmyraHead(r, 84)), s.def],
    layers: [
      fill(streaks(r, [110, 180, 260, 340, 420], 3, [110, 300]), PAPER),
      fill(disc(r, 1290, 240, 90), PAPER),
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
        TEA,
      ),
      wall(RED),
      gate(r, { tower: GAMBOGE, niche: RED, shade: RED, tiers: 6 }),
      stroke(strings, KEY, 2),
      stroke(strings, RED, 20, '9 62'),
      stroke(strings, PAPER, 20, '0 31 9 31'),
      fill(ridge(r, points('-20,764 400,758 900,762 1620,758'), 1010, 1), ROSE),
      fill(cuts(r, 22, { x: [-60, 1560], y: [776, 980], long: [60, 180], wide: [5, 11], sway: 0.02 }), RED),
      fill('M724 762h112l60 240H640z', PAPER),
      stroke('M716 792h130M706 830h148M696 872h168M684 922h192', ROSE, 6),
      at(pilgrim(RED), 560, 862, 0.9),
      at(walker(RED, GAMBOGE), 640, 872, 0.95),
      at(walker(TEA, ROSE), 990, 866, 0.92, -1),
      at(pilgrim(GAMBOGE), 1070, 880, 1, -1),
      at(walker(PLUM, GAMBOGE), 300, 940, 1.35),
      at(pilgrim(ROSE), 410, 946, 1.3),
      at(walker(LAGOON, PAPER), 1290, 944, 1.35, -1),
      s.layer,
    ],
  });
}

/** First light across the tank: the tower small beyond the steps, and once more in the water. */
function tank(): string {
  const r = chance(92);
  const s = salt(r, 200);
  return sheet({
    sky: ROSE,
    defs: [
      define('c', palmyraHead(r, 84)),
      stamp(
        'g',
        `<g transform="translate(-92 72)scale(.7)">${wall(PLUM)}${gate(r, { tower: MIST, niche: LAGOON, shade: PLUM, tiers: 5 })}</g>`,
      ),
      s.def,
    ],
    layers: [
      fill(streaks(r, [80, 140, 210, 290, 370, 440], 3, [110, 300]), PAPER),
      fill(disc(r, 880, 470, 96), GAMBOGE),
      stroke(flock(r, 9, 640, 170, 320, 120), KEY, 4),
      place('g', 0, 0),
      fill('M-20 604h1660v70h-1660z', PAPER),
      stroke('M-20 620H1640M-20 640H1640M-20 660H1640', PLUM, 5),
      fill('M-20 674h1660v340h-1660z', LAGOON),
      '<use href="#g" transform="translate(0 1278)scale(1 -1)" opacity=".55"/>',
      fill('M-20 674h1660v12h-1660z', KEY),
      fill(ripples(r, 36, [-40, 1640], [694, 960], [70, 240], [6, 15]), LAGOON),
      fill(ripples(r, 22, [-40, 1640], [690, 960], [60, 200], [5, 13]), KEY),
      fill(ripples(r, 16, [780, 980], [690, 860], [60, 150], [5, 11]), GAMBOGE),
      at(pilgrim(RED), 700, 640, 0.5),
      at(walker(RED, GAMBOGE), 790, 652, 0.55),
      at(pilgrim(GAMBOGE), 300, 648, 0.52, -1),
      at(walker(TEA, ROSE), 230, 660, 0.56),
      // Those who bathe, and the near steps.
      at(pilgrim(ROSE), 640, 792, 0.9, -1),
      fill('M590 756h110l30 50H560z', LAGOON),
      fill('M-20 1010v-90h560l40 30h120l40 60z', PAPER),
      stroke('M-20 938H560M-20 962H640M-20 986H700', PLUM, 6),
      at(walker(RED, GAMBOGE), 214, 950, 1.35),
      at(pilgrim(RED), 344, 962, 1.3),
      palms(
        r,
        [
          [1190, 1000, 640, -20, 1.5],
          [1360, 1010, 800, 16, 1.8],
          [1510, 1010, 560, 12, 1.5],
        ],
        KEY,
      ),
      jungle(r, points('1080,980 1240,950 1440,930 1640,900'), {
        size: [30, 50],
        bottom: 1010,
        body: KEY,
        light: TEA,
        leaves: 2,
      }),
      s.layer,
    ],
  });
}

/** The temple car on its round at night, so near that it stands above the tower. */
function procession(): string {
  const r = chance(93);
  const s = salt(r, 200);
  const lamps = [90, 230, 370, 520, 1290, 1420, 1540];
  return sheet({
    sky: PLUM,
    defs: [define('c', palmyraHead(r, 84)), s.def],
    layers: [
      fill(stars(r, 26, [40, 1560], [20, 420]), PAPER),
      fill(disc(r, 640, 170, 74), GAMBOGE),
      fill(ridge(r, points('-20,640 300,600 700,614 1200,596 1620,610'), 760, 2), KEY),
      palms(
        r,
        [
          [560, 680, 300, 8, 0.95],
          [650, 690, 220, -8, 0.8],
          [1380, 690, 330, -8, 1.05],
          [1560, 690, 380, -6, 1.1],
        ],
        KEY,
      ),
      `<g transform="translate(-318 136)scale(.8)">${wall(RED)}${gate(r, { tower: ROSE, niche: GAMBOGE, shade: RED, tiers: 6 })}</g>`,
      fill('M-20 744h1660v266h-1660z', TEA),
      fill(cuts(r, 16, { x: [-60, 1560], y: [770, 960], long: [60, 160], wide: [5, 9], sway: 0.02 }), LEAF),
      fill(
        cuts(r, 12, { x: [760, 1260], y: [880, 950], long: [60, 180], wide: [6, 12], sway: 0.02 }),
        GAMBOGE,
      ),
      at(walker(LAGOON, ROSE), 560, 790, 0.8),
      at(walker(RED, GAMBOGE), 640, 796, 0.8),
      at(pilgrim(RED), 1330, 800, 0.85, -1),
      at(walker(PLUM, GAMBOGE), 1420, 806, 0.85, -1),
      at(CHARIOT, 1010, 860, 1.62),
      stroke('M860 866Q620 940 150 900M880 876Q640 990 200 964', ROSE, 8),
      at(pilgrim(RED, GAMBOGE), 700, 958, 1.25, -1),
      at(pilgrim(RED, LEAF), 560, 968, 1.3, -1),
      at(pilgrim(RED, MIST), 420, 966, 1.3, -1),
      at(pilgrim(RED, GAMBOGE), 270, 962, 1.3, -1),
      at(walker(RED, GAMBOGE), 1300, 962, 1.3, -1),
      at(walker(LAGOON, PAPER), 1400, 966, 1.35, -1),
      // Oil lamps on the kerb.
      fill('M-20 976h1660v34h-1660z', KEY),
      fill(lamps.map((x) => `M${x - 16} 978h32l-8-14h-16z`).join(''), RED),
      fill(lamps.map((x) => `M${x - 7} 962q-4-16 7-30q11 14 7 30z`).join(''), GAMBOGE),
      s.layer,
    ],
  });
}

export const kovil: Plates = { nallur: feast, 'kovil-dawn': tank, 'kovil-night': procession };

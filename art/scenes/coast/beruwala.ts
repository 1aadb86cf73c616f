import { chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, wobble } from '../../lib/path.ts';
import { at, boatman } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** The white mosque on its rock: arcade, domes, two towers, the sea on three sides. */
const mosque =
  fill('M-190 0v-120h380v120z', PAPER) +
  fill(
    'M-74-118v-40q-4-78 74-104q78 26 74 104v40zM-160-118q0-44 34-56q34 12 34 56zM92-118q0-44 34-56q34 12 34 56z',
    PAPER,
  ) +
  fill(
    'M-214 0v-230l24-18 24 18V0zM166 0v-230l24-18 24 18V0zM-208-246q-2-34 18-48q20 14 18 48zM172-246q-2-34 18-48q20 14 18 48z',
    PAPER,
  ) +
  fill(
    'M20-258q58 30 54 100v40h-30v-40q0-66-24-100zM130-172q32 14 30 54h-16zM196 0v-240l18 12V0zM196-290q14 18 12 44h-12zM-178 0v-240l12 10V0zM-186-290q16 16 14 44h-10z',
    LAGOON,
  ) +
  stroke(
    'M-150-20V-60M-108-20V-60M-66-20V-60M66-20V-60M108-20V-60M150-20V-60',
    KEY,
    24,
    '',
    'stroke-linecap="round"',
  ) +
  fill('M-26 0v-64q26-36 52 0V0z', KEY) +
  stroke('M-190-120h380M-214-200h48M166-200h48', RED, 8) +
  stroke('M0-262v-30M-190-294v-22M190-294v-22', GAMBOGE, 7) +
  stroke('M-170-104h340', GAMBOGE, 9, '12 12');

const HULL = 'M-260-118l70 52h330l70-30-20 92-30 40h-290q-80-30-130-154z';
/** A boat of the deep-sea fleet, bow to the left; its hull takes the ink of whoever uses it. */
const trawler = stamp(
  't',
  fill(HULL, PAPER, 'transform="translate(-7 -5)"'),
  `<path d="${HULL}"/>`,
  fill('M-240-78l60 40h370l-6 24h-354q-40-24-70-64z', GAMBOGE),
  fill('M-250-100q60 100 120 136h290l30-40h-290z', KEY, 'opacity=".28"'),
  fill('M0-66v-112h130v112z', PAPER),
  fill('M-16-176h162v-18H-16z', RED),
  stroke('M14-140h106', KEY, 34, '24 14'),
  stroke('M-70-66V-300M-70-294L-180-84M-70-294L60-194M166-90V-220', KEY, 7),
  fill('M-66-300l62 16-62 22zM168-220l54 14-54 20z', RED),
  stroke('M-176-58h120', PAPER, 10, '14 12'),
);

function draw(): string {
  const r = chance(152);
  const s = salt(r, 220);
  const rock = points('500,640 540,560 620,510 740,470 900,440 1060,436 1220,444 1340,490 1430,560 1500,650');
  return sheet({
    sky: GAMBOGE,
    defs: [define('c', palmHead(r, 118)), define('d', palmHead(r, 106, 8)), trawler, s.def],
    layers: [
      fill(disc(r, 330, 400, 120), RED),
      fill(streaks(r, [80, 140, 210, 280, 350], 3, [110, 300]), PAPER),
      jungle(r, points('-20,580 120,566 300,576 420,600'), {
        size: [12, 24],
        bottom: 615,
        body: PLUM,
        light: RED,
        leaves: 1,
      }),
      palms(
        r,
        [
          [560, 560, 210, -50, 0.8],
          [640, 520, 250, -34, 0.9],
          [1300, 480, 250, 36, 0.9],
          [1380, 530, 220, 54, 0.8],
        ],
        TEA,
        ['c', 'd'],
      ),
      at(mosque, 960, 452, 1.08),
      fill(cut(wobble(r, rock, 5, 60)), PAPER, 'transform="translate(-7 -6)"'),
      fill(cut(wobble(chance(9), rock, 5, 60)), ROSE),
      fill(
        comb(
          r,
          points('1180,446 1160,520 1220,580 1180,650'),
          [-1, 0.2],
          [14, 60],
          24,
          points('1510,650 1430,560 1340,490 1220,444'),
        ),
        PLUM,
      ),
      fill(
        cuts(r, 16, { x: [580, 1120], y: [520, 600], long: [30, 90], wide: [5, 10], lean: 1.2, sway: 0.4 }),
        PLUM,
      ),
      jungle(r, points('540,572 640,520 760,482 860,462'), {
        size: [12, 22],
        bottom: { under: 20 },
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      jungle(r, points('1080,456 1220,462 1340,506 1420,560'), {
        size: [12, 24],
        bottom: { under: 22 },
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      fill('M930 456h64l60 190H890z', PAPER),
      stroke('M920 492h84M912 524h102M906 558h114M898 596h132', PLUM, 5),
      fill('M-20 612h1660v400H-20z', LAGOON),
      fill(ripples(r, 20, [520, 1500], [618, 660], [60, 200], [5, 10]), ROSE),
      fill(ripples(r, 56, [-40, 1640], [620, 980], [50, 230], [4, 16]), KEY),
      fill(ripples(r, 22, [200, 470], [618, 800], [60, 160], [5, 12]), RED),
      place('t', 1250, 730, 0.72, -1, `fill="${TEA}"`),
      place('t', 420, 830, 1.06, 1, `fill="${LEAF}"`),
      place('t', 1110, 900, 1.02, 1, `fill="${PLUM}"`),
      at(boatman(RED, PAPER), 300, 772, 0.9),
      at(boatman(GAMBOGE, PAPER), 980, 842, 0.9),
      fill(cuts(r, 20, { x: [120, 1360], y: [880, 970], long: [90, 230], wide: [7, 14], sway: 0.02 }), PAPER),
      s.layer,
    ],
  });
}

export const beruwala: Plates = { beruwala: draw };

import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle, type Palm, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, MIST, PAPER, RED, TEA } from '../../lib/inks.ts';
import { cut, type Line, points, spline, wobble } from '../../lib/path.ts';
import { at, boatman, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, group, salt, sheet, stroke } from '../../lib/svg.ts';
import { glitter, ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

const STRAND: Line = spline(points('900,526 890,552 850,610 780,690 670,790 520,900 360,1010'), 3);
const PALMS: readonly Palm[] = [
  [985, 556, 90, 10, 0.3],
  [1024, 566, 120, -14, 0.36],
  [1076, 584, 150, -20, 0.46],
  [1140, 612, 190, -34, 0.56],
  [1216, 650, 250, -60, 0.72],
  [1310, 706, 330, -90, 0.92],
  [1420, 790, 450, -130, 1.16],
  [1560, 900, 640, -200, 1.6],
];

/** An outrigger drawn up on the sand. */
const OUTRIGGER =
  fill('M40 20L470-24l-2 16L44 40zM118 26l40-84 10 4-36 82zM330 6l20-74 10 2-16 72z', KEY) +
  fill('M-40-86l40 30 200-6 240-24 80-40-16 52-60 40-220 34H60L0-24z', RED) +
  fill('M-40-86l40 30 200-6 240-24 80-40-8 22-72 34-236 24H-4z', KEY) +
  stroke('M8-34l220 0 220-28', PAPER, 6, '60 10 100 12');

/** A long straight strand with its palms in file. */
function draw(): string {
  const r = chance(155);
  const s = salt(r, 220);
  // surf along a strand narrows to the point where it meets the horizon
  const fade = (near: number, far: number) => {
    const away = (k: number) => STRAND.map(([x, y]) => [900 + (x - 900) * k, y] as const);
    return cut([...wobble(r, away(near), 4, 60), ...away(far).reverse()]);
  };
  const corner: Line = points('1640,1010 1640,526');
  return sheet({
    sky: LAGOON,
    defs: [define('c', palmHead(r, 118)), define('d', palmHead(r, 110, 8)), s.def],
    layers: [
      group(
        'transform="translate(1600 0)scale(-1 1)"',
        fill(disc(r, 640, 340, 104), GAMBOGE),
        fill(streaks(r, [120, 190, 260, 330, 400, 460], 3, [120, 320]), PAPER),
        jungle(r, points('300,520 360,492 440,476 520,488 590,520'), {
          size: [12, 22],
          bottom: 526,
          body: TEA,
          light: LAGOON,
          leaves: 1,
        }),
        fill('M-20 520h1660v490H-20z', MIST),
        fill(ripples(r, 60, [-40, 1640], [528, 860], [50, 210], [4, 14]), LAGOON),
        fill(glitter(r, 18, 640, 110, [526, 720]), GAMBOGE),
        fill(fade(1.12, 1.22), PAPER),
        fill(fade(1.34, 1.41), PAPER),
        fill(cut([...STRAND, ...corner]), PAPER),
        jungle(r, points('930,528 1200,512 1400,486 1640,430'), {
          size: [20, 42],
          bottom: 530,
          body: TEA,
          light: LAGOON,
          leaves: 1,
        }),
        fill('M940 524H1640V650L1500 604 1300 562 1100 540z', TEA),
        fill(cut([...STRAND.map(([x, y]) => [x + 30, y + 22] as const), ...corner]), GAMBOGE),
        fill(
          cuts(r, 20, {
            x: [900, 1580],
            y: [40, 300],
            under: points('560,900 960,720 1620,690'),
            long: [40, 130],
            wide: [4, 9],
            lean: -0.1,
            sway: 0.1,
          }),
          PAPER,
        ),
        at(OUTRIGGER, 900, 890, 0.9),
        at(boatman(LAGOON, PAPER), 1030, 770, 0.74),
        at(walker(RED, GAMBOGE), 1100, 776, 0.8),
        palms(r, PALMS, KEY, ['c', 'd']),
      ),
      s.layer,
    ],
  });
}

export const nilaveli: Plates = { nilaveli: draw };

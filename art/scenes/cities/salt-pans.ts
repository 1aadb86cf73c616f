import { flock } from '../../lib/beasts.ts';
import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { palms, palmyraHead } from '../../lib/foliage.ts';
import { KEY, LAGOON, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, wobble } from '../../lib/path.ts';
import { at, boatman, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** Elephant Pass: the causeway with its northern train, the salt raked into heaps beside it. */
function draw(): string {
  const r = chance(531);
  const s = salt(r, 300);
  const heap = (x: number, y: number, k: number) =>
    fill(
      cut(
        wobble(
          r,
          points(
            `${x - 80 * k},${y} ${x - 40 * k},${y - 44 * k} ${x},${y - 92 * k} ${x + 44 * k},${y - 40 * k} ${x + 84 * k},${y}`,
          ),
          2,
          40,
        ),
      ),
      PAPER,
    ) +
    fill(
      cut(
        points(
          `${x},${y - 92 * k} ${x + 44 * k},${y - 40 * k} ${x + 84 * k},${y} ${x + 20 * k},${y} ${x + 8 * k},${y - 40 * k}`,
        ),
      ),
      LAGOON,
      'opacity=".55"',
    );
  let cars = '';
  for (let i = 0; i < 6; i++) cars += `M${330 + i * 142} 566v-62h134v62z`;
  return sheet({
    sky: ROSE,
    defs: [define('c', palmyraHead(r, 78)), s.def],
    layers: [
      fill(disc(r, 1210, 300, 130), PAPER),
      fill(streaks(r, [90, 160, 230, 300, 370, 440], 4, [120, 340]), PAPER),
      stroke(flock(r, 14, 420, 170, 420, 150), PLUM, 4),
      fill(ridge(r, points('-20,540 300,534 700,538 1100,532 1640,540'), 600, 1), PLUM),
      palms(
        r,
        [
          [90, 548, 180, 6, 0.62],
          [150, 548, 130, -5, 0.55],
          [1370, 548, 190, 6, 0.66],
          [1440, 548, 140, -5, 0.56],
          [1510, 548, 220, 5, 0.72],
        ],
        PLUM,
      ),
      fill('M-20 566h1660v30H-20z', KEY),
      fill(cars, RED),
      fill('M188 566v-50l30-20h104v70z', RED),
      stroke('M340 530h830', PAPER, 22, '18 11 18 11 18 11 40 15'),
      stroke('M330 552h850M196 548h124', PAPER, 6),
      fill('M214 512l18-10h50v26h-68z', KEY),
      stroke('M330 500h850M218 494h106', KEY, 8),
      fill('M-20 596h1660v410H-20z', MIST),
      stroke('M-20 640H1640M-20 716H1640M-20 830H1640', PLUM, 11),
      stroke('M300 596L60 1010M620 596L540 1010M960 596L1050 1010M1280 596L1540 1010', PLUM, 11),
      fill(
        'M316 604h290l-10 30H298zM974 604h290l18 30H980zM84 724h180l-56 98H40zM560 724h440l22 98H548z',
        ROSE,
      ),
      fill(
        'M640 604h304l10 30H634zM1310 648h280l50 60h-290zM-20 648h280l-40 60H-20z',
        LAGOON,
        'opacity=".6"',
      ),
      fill(ripples(r, 44, [-40, 1640], [606, 980], [50, 190], [4, 12]), LAGOON),
      fill(cuts(r, 18, { x: [300, 1300], y: [640, 980], long: [70, 170], wide: [5, 11] }), PAPER),
      heap(420, 690, 0.6),
      heap(520, 696, 0.6),
      heap(1100, 690, 0.6),
      heap(1200, 698, 0.6),
      heap(330, 810, 1),
      heap(500, 816, 1),
      heap(1140, 806, 1),
      heap(1320, 816, 1),
      heap(240, 960, 1.7),
      heap(1300, 970, 1.7),
      at(boatman(RED, PAPER), 700, 800, 0.85),
      stroke('M690 730L800 800', KEY, 5),
      at(boatman(TEA, PAPER), 880, 790, 0.8, -1),
      at(walker(PLUM, RED), 640, 940, 1.3),
      fill('M590 760q50-50 100 0l-10 30h-80z', RED),
      at(boatman(LAGOON, PAPER), 880, 950, 1.35, -1),
      stroke('M850 850L720 960', KEY, 7),
      fill('M700 950l40-10 10 24-40 8z', KEY),
      s.layer,
    ],
  });
}

export const saltPans: Plates = { 'elephant-pass': draw };

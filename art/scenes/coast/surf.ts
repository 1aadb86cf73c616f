import { type Chance, chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, MIST, PAPER, RED, TEA } from '../../lib/inks.ts';
import { cut, points, spline, wobble } from '../../lib/path.ts';
import { at } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, misfed, salt, sheet, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

const WAVE = points(
  '-20,800 140,780 320,720 480,630 620,520 760,420 900,352 1040,322 1160,330 1260,372 1330,440 1350,520 1330,586 1300,540 1250,490 1190,470 1130,490 1090,550 1090,640 1140,730 1240,800 1400,840 1620,850 1620,1010 -20,1010',
);

/** Crouched on his board, arms out. */
const surfer =
  fill('M-120 22l30-14 180-22 60 6-40 24-160 20z', RED) +
  fill('M-120 22l30-14 180-22 60 6-60 4-150 20z', PAPER) +
  fill(
    'M-40 4l-4-16 24-30-20-26 6-12 26-30-40 4-30 14-6-8 34-26 44-8 26 4 34 22 40-4 2 10-44 10-26-12-16 34 26 22 14 46 8 4 0 10h-22l-20-44-34-16-14 22-2 24zM8-118l-6-12 5-13 13-3 9 9-2 14-8 6z',
    KEY,
  );

function foam(r: Chance): string {
  let d = '';
  const lip = spline(points('760,420 900,352 1040,322 1160,330 1260,372 1330,440 1350,520 1336,590'), 5);
  for (const [i, [x, y]] of lip.entries()) {
    const size = r(14, 30) * (i > 14 ? 1.3 : 1);
    d += cut(
      Array.from(
        { length: 7 },
        (_, k) =>
          [
            x + Math.cos((k / 7) * 6.28) * size * r(0.7, 1.2),
            y - 4 + Math.sin((k / 7) * 6.28) * size * 0.8 * r(0.7, 1.2),
          ] as const,
      ),
    );
  }
  return (
    d +
    cuts(r, 16, { x: [1180, 1420], y: [540, 800], long: [14, 40], wide: [7, 12], sway: 3 }) +
    cuts(r, 14, { x: [1100, 1500], y: [790, 880], long: [80, 220], wide: [10, 18], sway: 0.06 })
  );
}

function draw(): string {
  const r = chance(171);
  const s = salt(r, 220);
  const lines = Array.from({ length: 7 }, (_, i) => {
    const k = i * 62;
    return `M${1096 - k * 0.2} ${600 + k * 0.5}C${1000 - k} ${470 + k * 0.3} ${900 - k} ${470 + k * 0.66} ${560 - k} ${660 + k * 0.5}`;
  }).join('');
  const scene = [
    fill(disc(r, 420, 330, 120), RED),
    fill(streaks(r, [120, 190, 260, 330, 400], 3, [120, 320]), PAPER),
    jungle(r, spline(points('-20,470 120,450 300,470 440,512 560,540'), 3), {
      size: [16, 30],
      bottom: 560,
      body: TEA,
      light: PAPER,
      leaves: 1,
    }),
    palms(
      r,
      [
        [80, 470, 170, -22, 0.55],
        [170, 460, 220, 20, 0.66],
        [260, 480, 150, 34, 0.5],
        [380, 510, 120, 30, 0.42],
      ],
      TEA,
    ),
    fill('M-20 540h1660v470H-20z', LAGOON),
    fill(ripples(r, 34, [-40, 900], [548, 760], [50, 190], [4, 12]), KEY),
    misfed('w', LAGOON, -9, -7),
    fill(
      cut(
        wobble(
          r,
          spline(
            points(
              '1350,520 1330,586 1300,540 1250,490 1190,470 1130,490 1090,550 1090,640 1140,730 1190,766 1230,700 1240,620 1270,570',
            ),
            2,
          ),
          2,
          60,
        ),
      ),
      KEY,
    ),
    stroke(lines, MIST, 9, '150 16 60 12 220 20'),
    stroke('M1120 660q20-110 90-130M1150 706q0-100 76-130', LAGOON, 8),
    fill(foam(r), PAPER),
    fill(
      cuts(r, 9, { x: [420, 640], y: [690, 760], long: [90, 200], wide: [8, 14], lean: -0.3, sway: 0.1 }),
      PAPER,
    ),
    at(surfer, 740, 640, 1.25),
    fill(ripples(r, 34, [-40, 1640], [850, 990], [80, 240], [8, 17]), KEY),
    fill(ripples(r, 12, [-40, 1640], [830, 980], [80, 200], [8, 13]), PAPER),
  ];
  return sheet({
    sky: GAMBOGE,
    defs: [define('c', palmHead(r, 116)), define('w', cut(wobble(r, spline(WAVE, 2), 2, 90))), s.def],
    layers: [...scene, s.layer],
  });
}

export const surf: Plates = { 'arugam-bay': draw };

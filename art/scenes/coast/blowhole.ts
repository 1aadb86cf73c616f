import { flock } from '../../lib/beasts.ts';
import { chance } from '../../lib/chance.ts';
import { comb, cuts, gouge, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, type Point, points, ridge, wobble } from '../../lib/path.ts';
import { at, hiker, monk, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { ripples, surf } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** The sea thrown up through the rock at x, y: a stem that opens like a palm. */
function spout(r: ReturnType<typeof chance>, x: number, y: number): string {
  const side = (k: number): Point[] =>
    [0, 60, 130, 200].map((up, i) => [x + k * (26 + i * i * 3.2) + r(-8, 8), y - up]);
  let plumes = '';
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI / 2 + (i - 7) * 0.125;
    plumes += gouge(x + (i - 7) * 6, y - 170, r(270, 400), a + r(-0.06, 0.06), r(26, 44));
  }
  let drops = '';
  for (let i = 0; i < 26; i++) {
    const a = -Math.PI / 2 + r(-1.5, 1.5);
    const l = r(150, 320);
    drops += gouge(
      x + Math.cos(a) * l,
      y - 330 + Math.sin(a) * l * 0.8,
      r(18, 44),
      a + 1.2 * Math.sign(Math.cos(a)),
      r(8, 14),
    );
  }
  let veins = '';
  for (let i = 0; i < 16; i++) {
    const k = r(-0.8, 0.8);
    veins += gouge(x + k * 30, y - r(20, 90), r(120, 240), -Math.PI / 2 + k * 0.28, r(7, 13));
  }
  return (
    fill(plumes + drops, PAPER) + fill(cut([...side(-1), ...side(1).reverse()]), PAPER) + fill(veins, MIST)
  );
}

function draw(): string {
  const r = chance(154);
  const s = salt(r, 220);
  const shelf = points(
    '-40,640 120,610 300,640 430,690 540,700 640,660 760,650 860,690 960,720 1080,700 1240,610 1400,560 1640,540',
  );
  const near = points('-40,850 160,820 380,850 560,890 780,880 1000,900 1240,850 1460,800 1640,790');
  const face = cut([...wobble(r, shelf, 6, 50), [1640, 900], [-40, 900]]);
  return sheet({
    sky: PLUM,
    defs: [define('c', palmHead(r, 116)), define('d', palmHead(r, 106, 8)), s.def],
    layers: [
      fill(disc(r, 1180, 300, 112), GAMBOGE),
      fill(streaks(r, [80, 150, 220, 300, 380, 450], 3, [110, 300]), RED),
      stroke(flock(r, 8, 100, 110, 240, 120), PAPER, 4),
      fill(ridge(r, points('-20,520 120,480 280,490 420,530 560,560 640,572'), 590, 2), KEY),
      palms(
        r,
        [
          [90, 500, 160, -20, 0.56],
          [180, 490, 210, 22, 0.66],
          [280, 500, 150, 26, 0.52],
        ],
        KEY,
      ),
      fill('M-20 560h1660v200H-20z', LAGOON),
      fill(ripples(r, 40, [-40, 1640], [566, 660], [50, 190], [4, 11]), KEY),
      fill(ripples(r, 18, [1060, 1300], [564, 640], [60, 150], [5, 10]), GAMBOGE),
      fill(
        surf(r, -60, 1300, (x) => 640 + Math.sin(x / 160) * 18, 30),
        PAPER,
      ),
      spout(r, 690, 670),
      fill(face, ROSE, 'transform="translate(-5 -9)"'),
      fill(face, RED),
      fill(
        comb(
          r,
          points('1180,650 1150,700 1200,760 1160,830 1180,900'),
          [-1, 0.2],
          [16, 70],
          26,
          points('1640,900 1640,548 1400,566'),
        ),
        KEY,
      ),
      fill(
        cuts(r, 26, {
          x: [-20, 1100],
          y: [30, 160],
          under: shelf,
          long: [40, 130],
          wide: [7, 13],
          lean: 0.2,
          sway: 0.5,
        }),
        KEY,
      ),
      fill(
        cuts(r, 12, {
          x: [440, 960],
          y: [-4, 30],
          under: shelf,
          long: [50, 130],
          wide: [9, 16],
          lean: 0.1,
          sway: 0.2,
        }),
        PAPER,
      ),
      palms(
        r,
        [
          [1420, 560, 330, -70, 1.15],
          [1530, 552, 390, -30, 1.3],
        ],
        TEA,
        ['d', 'c'],
      ),
      at(hiker(GAMBOGE), 1130, 690, 0.9, -1),
      at(walker(LAGOON, PAPER), 1210, 640, 0.9, -1),
      at(monk(GAMBOGE, PAPER), 330, 660, 0.9),
      jungle(r, near, {
        size: [34, 62],
        bottom: 1010,
        body: KEY,
        light: TEA,
        leaves: 2,
        under: 8,
        depth: 120,
      }),
      s.layer,
    ],
  });
}

export const blowhole: Plates = { tangalle: draw };

import { type Chance, chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { jungle } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, wobble } from '../../lib/path.ts';
import { at, monk, pilgrim } from '../../lib/people.ts';
import { stupa } from '../../lib/stupa.ts';
import { disc } from '../../lib/sun.ts';
import { fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import type { Plates } from '../plates.ts';

/** Frangipani: thick forked boughs, flowers at their ends. */
function frangipani(r: Chance, x: number, y: number, h: number, lean: 1 | -1): string {
  let boughs = `M${x} ${y}Q${x + 30 * lean} ${y - h * 0.4} ${x + 70 * lean} ${y - h * 0.52}`;
  let flowers = '';
  let leaves = '';
  for (const [dx, dy] of [
    [0.1, -1],
    [0.4, -0.96],
    [0.68, -0.86],
    [0.9, -0.68],
    [-0.2, -0.84],
    [0.5, -0.66],
  ] as const) {
    const [ex, ey] = [Math.round(x + dx * h * 0.7 * lean), Math.round(y + dy * h)];
    boughs += `M${x + 40 * lean} ${Math.round(y - h * 0.42)}Q${Math.round(x + dx * h * 0.3 * lean)} ${Math.round(y + dy * h * 0.64)} ${ex} ${ey}`;
    for (let i = 0; i < 5; i++) {
      const a = r(0, 6.28);
      flowers += `M${Math.round(ex + Math.cos(a) * r(4, 40))} ${Math.round(ey + Math.sin(a) * r(4, 30))}h1`;
    }
    leaves += cuts(r, 3, {
      x: [ex - 20, ex + 20],
      y: [ey - 14, ey + 20],
      long: [40, 70],
      wide: [12, 18],
      sway: 3.1,
    });
  }
  return (
    stroke(boughs, KEY, 15, '', 'stroke-linecap="round"') +
    fill(leaves, TEA) +
    stroke(flowers, PAPER, 17, '', 'stroke-linecap="round"') +
    stroke(flowers, GAMBOGE, 5, '', 'stroke-linecap="round"')
  );
}

function draw(): string {
  const r = chance(191);
  const s = salt(r, 240);
  let treads = '';
  for (let i = 0, y = 470; i < 20; i++) {
    const t = (y - 470) / 480;
    const half = 96 + t * 300;
    treads += `M${Math.round(800 - half)} ${Math.round(y)}H${Math.round(800 + half)}`;
    y += 13 + i * 1.35;
  }
  const side = (f: 1 | -1) =>
    cut(points(`${800 + f * 92},462 ${800 + f * 124},462 ${800 + f * 500},960 ${800 + f * 410},960`));
  return sheet({
    sky: LAGOON,
    defs: [stamp('f', frangipani(r, 0, 0, 500, 1)), s.def],
    layers: [
      fill(disc(r, 1180, 230, 86), GAMBOGE),
      fill(streaks(r, [90, 150, 220, 300, 370], 3, [110, 300]), PAPER),
      fill(
        ridge(r, points('-20,470 200,430 380,380 560,420 800,440 1040,410 1240,360 1420,420 1620,450'), 700),
        LEAF,
      ),
      stupa(r, { cx: 800, base: 474, radius: 128, shade: PLUM }),
      jungle(r, points('-20,470 160,440 330,430 480,456 620,480 720,490'), {
        size: [30, 52],
        leaves: 1,
        bottom: 1010,
        body: TEA,
        light: LEAF,
        under: 5,
        depth: 240,
      }),
      jungle(r, points('880,490 980,480 1120,456 1270,430 1440,440 1620,470'), {
        size: [30, 52],
        leaves: 1,
        bottom: 1010,
        body: TEA,
        light: LEAF,
        under: 5,
        depth: 240,
      }),
      fill(cut(points('704,464 896,464 1220,1010 380,1010')), ROSE),
      stroke(treads, PLUM, 6),
      fill(
        comb(r, points('880,466 1010,740 1130,1010'), [-1, 0.1], [14, 60], 26, points('1220,1010 896,464')),
        RED,
      ),
      fill(side(-1) + side(1), PAPER),
      fill(comb(r, points('912,462 1240,960'), [-0.8, 0.3], [4, 18], 22, points('1300,960 924,462')), PLUM),
      place('f', 330, 870, 1.04),
      place('f', 1280, 870, 1.12, -1),
      place('f', 520, 660, 0.5, -1),
      place('f', 1090, 650, 0.48),
      at(pilgrim(), 770, 600, 0.5),
      at(pilgrim(), 830, 630, 0.55, -1),
      at(monk(), 690, 760, 0.85),
      at(pilgrim(RED), 900, 840, 1),
      at(pilgrim(), 970, 856, 0.95),
      at(pilgrim(GAMBOGE), 650, 930, 1.2),
      fill(
        cut(wobble(r, points('-20,850 180,840 330,880 430,940 400,1010 -20,1010'), 5, 60)) +
          cut(wobble(r, points('1620,850 1440,840 1290,880 1180,950 1220,1010 1620,1010'), 5, 60)),
        KEY,
      ),
      fill(
        cuts(r, 12, { x: [0, 360], y: [900, 990], long: [20, 50], wide: [6, 9], sway: 1 }) +
          cuts(r, 12, { x: [1260, 1580], y: [900, 990], long: [20, 50], wide: [6, 9], sway: 1 }),
        PAPER,
      ),
      s.layer,
    ],
  });
}

export const mihintale: Plates = { mihintale: draw };

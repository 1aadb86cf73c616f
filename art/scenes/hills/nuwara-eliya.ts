import { chance } from '../../lib/chance.ts';
import { comb, cuts, gouge } from '../../lib/cuts.ts';
import { jungle } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, type Line, points, ridge, spline, wobble } from '../../lib/path.ts';
import { plucker } from '../../lib/people.ts';
import { fill, group, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { contours, farRows, teaRows } from '../../lib/tea.ts';
import { mist } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** A factory of the hills: four floors of windows in pale boards under a long iron roof. */
function factory(x: number, y: number): string {
  const windows = [18, 52, 86, 120].map((up) => `M${x + 12} ${y - up}h318`).join('');
  return (
    fill(`M${x} ${y}v-140h342v140z`, PAPER) +
    fill(`M${x + 342} ${y}v-140l26-42 30 42v140z`, MIST) +
    fill(`M${x - 12} ${y - 138}l36-52h344l-26 52z`, RED) +
    fill(`M${x + 120} ${y - 188}l12-26h70l12 26z`, ROSE) +
    stroke(windows, LAGOON, 18, '20 9') +
    stroke(`M${x + 356} ${y - 20}h32m-32-34h32m-32-34h32`, KEY, 14, '10 9') +
    stroke(`M${x} ${y - 138}h342M${x - 2} ${y - 35}h344m-344-34h344m-344-34h344`, KEY, 4) +
    fill(`M${x + 410} ${y}v-208h22v208z`, RED) +
    fill(`M${x + 424} ${y}v-208h8v208z`, KEY)
  );
}

/** Gum trees: tall, thin, a few tufts high up. */
function gum(r: ReturnType<typeof chance>, x: number, y: number, h: number): string {
  let d = cut(points(`${x - 4},${y} ${x - 1},${y - h} ${x + 2},${y - h} ${x + 5},${y}`));
  for (let i = 0; i < 5; i++) {
    const cy = y - h * (0.5 + i * 0.13);
    const half = h * r(0.1, 0.17) * (1.1 - i * 0.1);
    const cx = x + r(-0.06, 0.06) * h;
    d += cut(
      wobble(
        r,
        points(
          `${cx - half},${cy} ${cx - half * 0.4},${cy - half * 0.7} ${cx + half * 0.5},${cy - half * 0.8} ${cx + half},${cy - half * 0.1} ${cx + half * 0.3},${cy + half * 0.24}`,
        ),
        2,
        99,
      ),
    );
  }
  return d;
}

function clouds(r: ReturnType<typeof chance>, line: Line): string {
  const top = line.flatMap(([x, y]) =>
    Array.from({ length: 4 }, (_, i) => {
      const a = Math.PI * (1 + (i + 0.4) / 4);
      const k = r(0.85, 1.15);
      return [x + Math.cos(a) * 62 * k, y + Math.sin(a) * 50 * k] as const;
    }),
  );
  const [a, b] = [line[0]?.[0] ?? 0, line[line.length - 1]?.[0] ?? 0];
  return cut([...top, [b + 110, 330], [a - 110, 330]]);
}

interface Weather {
  seed: number;
  sky: Ink;
  cloud: Ink;
  peak: Ink;
  slope: Ink;
  cloth: Ink;
  flip?: boolean;
}

function draw(w: Weather): string {
  const r = chance(w.seed);
  const s = salt(r, 420);
  const rows = [0, 1, 2, 3, 4, 5].map((k) => ({
    id: `k${k}`,
    d: `M-40 ${636 + k * 64}C260 ${620 + k * 76} 520 ${700 + k * 74} 860 ${800 + k * 50}S1380 ${790 + k * 62} 1660 ${700 + k * 70}`,
    width: 30 + k * 9,
  }));
  const tea = teaRows(rows);
  const slopeL = points('-20,392 180,372 360,430 560,540 700,640 760,720');
  const slopeR = points('720,500 860,426 1060,404 1260,380 1440,340 1620,330');
  const peak = spline(
    points(
      '-20,300 160,270 330,306 520,236 640,166 730,142 820,190 960,262 1120,232 1290,190 1440,240 1620,214',
    ),
    3,
  );
  let gullies = '';
  for (const [x, y] of peak.slice(6, -3))
    gullies += gouge(x + r(4, 18), y + r(20, 46), r(40, 100), Math.PI / 2 - 0.6, r(5, 10));
  const scene = [
    fill(
      clouds(r, points('120,272 200,236 290,214 380,240 470,276')) +
        clouds(r, points('1010,290 1100,250 1200,262 1330,236 1420,266')),
      PAPER,
    ),
    fill(cuts(r, 10, { x: [0, 1500], y: [60, 170], long: [90, 220], wide: [4, 7], sway: 0.01 }), PAPER),
    fill(cut([...wobble(r, peak, 3, 120), [1620, 560], [-20, 560]]), w.peak),
    fill(gullies, w.sky),
    mist(r, 356, w.cloud, w.peak, 60, 7),
    fill(ridge(r, slopeL, 900), w.slope),
    farRows(contours(slopeL.slice(0, 5), 8, 40), TEA, 6),
    fill(ridge(r, points('520,620 680,500 860,426 1060,404 1260,380 1440,340 1620,330'), 900), w.slope),
    fill(
      comb(
        r,
        points('1180,404 1230,520 1200,640 1260,760'),
        [-1, 0.3],
        [14, 60],
        26,
        points('1620,760 1620,332 1440,342 1260,382'),
      ),
      TEA,
    ),
    farRows(contours(slopeR, 9, 40), TEA, 6),
    stroke(
      Array.from(
        { length: 6 },
        (_, k) => `M1236 ${456 + k * 46}Q1400 ${420 + k * 48} 1620 ${400 + k * 52}`,
      ).join(''),
      LEAF,
      5,
      '50 12 80 16',
    ),
    stroke('M560 800Q700 730 760 660T930 560T1010 470', PAPER, 15),
    factory(862, 424),
    fill(
      gum(r, 800, 470, 190) +
        gum(r, 838, 452, 240) +
        gum(r, 1330, 400, 230) +
        gum(r, 1376, 390, 170) +
        gum(r, 1424, 386, 250) +
        gum(r, 250, 400, 150) +
        gum(r, 200, 390, 190),
      TEA,
    ),
    jungle(r, points('-20,600 180,610 400,668 600,742 800,790 1000,800 1240,776 1450,720 1620,670'), {
      size: [26, 44],
      bottom: 900,
      body: TEA,
      light: LEAF,
      under: 6,
      depth: 70,
    }),
    fill(ridge(r, points('-20,620 220,648 480,712 760,800 1000,836 1240,820 1440,770 1620,716'), 1010), KEY),
    tea.layer,
    place('v', 330, 812, 0.95),
    place('w', 1130, 976, 1.5, -1),
    place('v', 1330, 890, 1.15),
    place('w', 620, 880, 1.15),
    `<use href="#k4" stroke="${TEA}" stroke-width="46" fill="none" stroke-linecap="round" stroke-dasharray="0 40 0 33"/>`,
    `<use href="#k5" y="10" stroke="${TEA}" stroke-width="60" fill="none" stroke-linecap="round" stroke-dasharray="0 38 0 46"/>`,
  ];
  return sheet({
    sky: w.sky,
    defs: [
      ...tea.defs,
      stamp('w', plucker(w.cloth, GAMBOGE, ROSE)),
      stamp('v', plucker(PAPER, RED, ROSE)),
      s.def,
    ],
    layers: [w.flip ? group('transform="translate(1600 0)scale(-1 1)"', ...scene) : scene.join(''), s.layer],
  });
}

export const nuwaraEliya: Plates = {
  'nuwara-eliya': () => draw({ seed: 41, sky: LAGOON, cloud: PAPER, peak: MIST, slope: LEAF, cloth: RED }),
  haputale: () =>
    draw({ seed: 42, sky: GAMBOGE, cloud: PAPER, peak: ROSE, slope: LEAF, cloth: PLUM, flip: true }),
};

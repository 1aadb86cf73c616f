import { type Chance, chance } from '../../lib/chance.ts';
import { cuts, gouge } from '../../lib/cuts.ts';
import { jungle } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { arc, cut, type Point, points, spline, wobble } from '../../lib/path.ts';
import { at } from '../../lib/people.ts';
import { define, fill, group, place, salt, sheet, stroke } from '../../lib/svg.ts';
import { ripples, surf } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** A green turtle in flight, head to the right. */
const turtle = (shell: Ink, plate: Ink, skin: Ink) =>
  fill(
    'M120-70q40-130 150-170q-20 110-100 190zM-120-60q-70-90-130-96q10 80 90 120zM130 50q60 90 150 110q-40-100-110-140zM-130 40q-60 40-100 110q70 0 130-80z',
    skin,
  ) +
  fill('M190-40q60-34 110-10q36 24 26 56q-26 40-80 30q-40-6-60-30z', skin) +
  fill(
    cut(
      spline(
        points(
          '-210,0 -170,-70 -80,-118 30,-120 130,-80 196,-10 190,30 120,90 20,116 -90,104 -170,58 -210,0',
        ),
        3,
      ),
    ),
    shell,
  ) +
  fill(
    'M-170-10l50-56 70 10 10 60-60 44-60-20zM-40-58l20-44 70-2 40 40-30 60-80-4zM84-66l60 14 34 46-40 30-70-26zM-36 12l84 2 24 60-60 24-70-20zM66 20l74 12-40 46-28-10z',
    plate,
  ) +
  fill(
    'M292-26a9 9 0 1 1-.1 0zM210-20l30-14 10 14-26 16zM170-150l20-30 10 24zM190-110l30-40 6 30zM-200-116l-20-16 4 26zM220 96l30 30-36-12zM256 6l46 4-40 10z',
    KEY,
  );

/** A blacktip shark, head to the right. */
const shark = (skin: Ink, belly: Ink) =>
  fill(
    `${cut(spline(points('-300,-10 -200,-24 -60,-62 60,-76 180,-56 270,-20 300,6 240,26 120,44 -40,36 -190,10 -300,-10'), 3))}M-10-64L60-170q20 60 60 100zM60 30L-20 130q90-20 130-96zM-280-12l-80-96q10 60 20 96l-26 70 90-50z`,
    skin,
  ) +
  fill('M300 6l-60 20-120 18-160-8-60-10q180 14 400-26z', belly) +
  fill(
    'M42-146L60-170l22 50zM-344-86l-16-22 6 40zM-20 130l30-6-14-14zM246-26a7 7 0 1 1-.1 0zM170-30l6 40M190-30l4 40z',
    KEY,
  ) +
  stroke('M160-24l6 36M178-26l6 36M196-26l6 34', KEY, 4);

function coral(r: Chance, x: number, y: number, h: number): string {
  let d = '';
  for (let i = 0; i < 7; i++) {
    const a = -Math.PI / 2 + (i - 3) * 0.3 + r(-0.08, 0.08);
    const long = h * r(0.7, 1.05);
    const [ex, ey] = [x + Math.cos(a) * long, y + Math.sin(a) * long];
    d += `M${x} ${y}L${Math.round(ex)} ${Math.round(ey)}M${Math.round(x + (ex - x) * 0.55)} ${Math.round(y + (ey - y) * 0.55)}l${Math.round(Math.cos(a - 0.7) * h * 0.3)} ${Math.round(Math.sin(a - 0.7) * h * 0.3)}`;
  }
  return d;
}

interface Water {
  seed: number;
  sky: Ink;
  rock: Ink;
  water: Ink;
  deep: Ink;
  ray: Ink;
  fish: Ink;
  swimmer: string;
}

function draw(w: Water): string {
  const r = chance(w.seed);
  const s = salt(r, 260);
  let rays = '';
  for (const [x, k] of [
    [260, 0.16],
    [520, 0.1],
    [860, 0.02],
    [1160, -0.08],
    [1400, -0.14],
  ] as const)
    rays += gouge(x, 250, r(380, 560), Math.PI / 2 + k, r(26, 46));
  const floor = wobble(
    r,
    points(
      '-20,860 120,820 300,850 480,900 700,910 920,900 1120,850 1320,800 1480,820 1620,790 1620,1010 -20,1010',
    ),
    5,
    70,
  );
  const brain = (x: number, y: number, size: number) =>
    cut(
      arc(x, y, size, size * 0.8, Math.PI, Math.PI * 2, 9).map(
        ([px, py]): Point => [px + r(-4, 4), py + r(-4, 4)],
      ),
    );
  const school = Array.from({ length: 15 }, (_, i) =>
    place(
      'f',
      1120 + (i % 5) * 74 + r(-14, 14),
      400 + Math.floor(i / 5) * 58 + (i % 5) * 12 + r(-10, 10),
      r(0.7, 1.1),
    ),
  );
  return sheet({
    sky: w.sky,
    defs: [define('f', 'M0 0q22-20 46-2l16-12q-6 14 0 28l-16-10q-24 16-46-4z'), s.def],
    layers: [
      jungle(r, points('1000,214 1080,170 1180,140 1290,150 1380,190 1450,216'), {
        size: [14, 26],
        bottom: 240,
        body: TEA,
        light: LEAF,
      }),
      fill(
        cut(wobble(r, points('960,236 1010,206 1080,212 1160,196 1280,206 1390,200 1480,236'), 3, 40)),
        w.rock,
      ),
      fill('M360 214l26 12h180l40-24-12 30-20 8H390l-16-6zM470 214v-40l70 2 10 36z', PAPER) +
        fill('M360 214l26 12h180l40-24-4 12-36 20H384zM462 172h92v8h-92zM420 214l4-30 12-2 6 32z', KEY),
      fill('M0 240h1600v760H0z', w.water),
      fill(rays, w.ray),
      fill(
        surf(r, -60, 1600, () => 242, 20),
        PAPER,
      ),
      fill(ripples(r, 22, [-40, 1640], [262, 420], [70, 190], [5, 11]), w.deep),
      group(`fill="${w.fish}"`, ...school),
      group(`fill="${PAPER}"`, place('f', 300, 470, 1), place('f', 220, 520, 0.8), place('f', 350, 540, 0.9)),
      fill(cut(floor), PLUM, 'transform="translate(0 -60)" opacity=".7"'),
      stroke(coral(r, 260, 850, 150) + coral(r, 1250, 830, 130), RED, 15, '', 'stroke-linecap="round"'),
      stroke(coral(r, 420, 890, 110) + coral(r, 1440, 820, 150), ROSE, 12, '', 'stroke-linecap="round"'),
      fill(brain(130, 850, 90) + brain(1100, 880, 80), GAMBOGE),
      stroke(
        'M66 830q30-40 64-26t60 30M80 850q40-20 90 0M1040 866q30-36 60-24t56 26M1050 884q40-18 90 0',
        KEY,
        5,
      ),
      fill(cut(floor), KEY),
      fill(brain(560, 930, 70) + brain(980, 930, 60), ROSE),
      stroke(
        coral(r, 700, 940, 90) + coral(r, 860, 950, 80) + coral(r, 60, 900, 70),
        LEAF,
        10,
        '',
        'stroke-linecap="round"',
      ),
      fill(cuts(r, 20, { x: [0, 1560], y: [920, 990], long: [30, 90], wide: [5, 9] }), PLUM),
      at(w.swimmer, 700, 610, 1.25),
      fill(
        Array.from({ length: 8 }, (_, i) =>
          cut(arc(1100 + r(-24, 24), 560 - i * 40, 5 + i, 5 + i, 0, 6, 6)),
        ).join(''),
        PAPER,
      ),
      s.layer,
    ],
  });
}

export const reef: Plates = {
  hikkaduwa: () =>
    draw({
      seed: 181,
      sky: GAMBOGE,
      rock: PLUM,
      water: LAGOON,
      deep: KEY,
      ray: MIST,
      fish: GAMBOGE,
      swimmer: group('transform="rotate(-10)"', turtle(TEA, LEAF, GAMBOGE)),
    }),
  'pigeon-island': () =>
    draw({
      seed: 182,
      sky: ROSE,
      rock: PLUM,
      water: MIST,
      deep: LAGOON,
      ray: PAPER,
      fish: RED,
      swimmer: group('transform="rotate(6)"', shark(LAGOON, PAPER)),
    }),
};

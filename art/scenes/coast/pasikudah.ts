import { type Chance, chance } from '../../lib/chance.ts';
import { cuts } from '../../lib/cuts.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, RED, ROSE, TEA } from '../../lib/inks.ts';
import { arc, cut, type Line, type Point, points, spline, wobble } from '../../lib/path.ts';
import { at } from '../../lib/people.ts';
import { fill, place, salt, sheet, stamp } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** A palm as a kite sees it: a star of torn leaves. */
function crown(r: Chance, radius: number): string {
  const rim: Point[] = [];
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2 + r(-0.1, 0.1);
    const long = radius * r(0.85, 1.15);
    for (const [k, d] of [
      [0.22, -0.34],
      [0.62, -0.18],
      [0.6, -0.06],
      [1, 0],
      [0.56, 0.08],
      [0.56, 0.2],
    ] as const)
      rim.push([Math.cos(a + d) * long * k, Math.sin(a + d) * long * k]);
  }
  return cut(rim);
}

/** A parasol from above, and the two mats beside it. */
const parasol = (r: Chance, ink: Ink, other: Ink): string => {
  const wedge = (i: number) =>
    cut([[0, 0], ...arc(0, 0, 30, 30, (i * Math.PI) / 4, ((i + 1) * Math.PI) / 4, 2)]);
  return (
    fill('M34-18h48v14H34zM34 8h48v14H34z', other) +
    fill(cut(wobble(r, arc(8, 9, 31, 31, 0, 6.1, 14), 1, 99)), KEY) +
    fill(cut(arc(0, 0, 31, 31, 0, 6.1, 14)), ink) +
    fill([0, 2, 4, 6].map(wedge).join(''), other)
  );
};

/** An outrigger from above, with the shadow it lays on the sand under the water. */
const boat = (hull: Ink): string =>
  fill('M-104 44l60-16h130l50 14-50 14H-44zM-40 102l10-5 124 0 10 5-10 5-124 0z', LAGOON) +
  fill('M-120 14l60-18H70l50 16-50 18H-60zM-56 76l12-6H84l12 6-12 6H-44z', KEY) +
  fill('M-92 13l40-10H62l34 9-34 10H-52z', hull) +
  fill('M-30-2h8l4 80h-9zM54-2h8l4 80h-9zM-6 3h6v20h-6zM26 3h6v20h-6z', KEY);

/** One who stands in the water to the waist. */
const bather = (hat: Ink): string =>
  fill('M-26 6l26-10 26 10-26 8z', PAPER) +
  fill('M-16-4q16-14 32 0l-2 10h-28z', KEY) +
  fill('M-9-8l4-8 10 0 5 8-10 6z', hat);

const BAY: Line = spline(
  points(
    '120,-30 90,120 120,270 200,420 330,560 500,670 700,736 920,744 1130,690 1310,580 1440,420 1510,260 1530,120 1500,-30',
  ),
  3,
);

function draw(): string {
  const r = chance(157);
  const s = salt(r, 0);
  const band = (by: number, jitter = 6) =>
    cut([
      ...wobble(
        r,
        BAY.map(([x, y]) => {
          const [dx, dy] = [800 - x, 60 - y];
          const l = Math.hypot(dx, dy);
          return [x + (dx / l) * by, y + (dy / l) * by] as const;
        }),
        jitter,
        70,
      ),
    ]);
  const grove: [number, number, number][] = [];
  for (const [i, [x, y]] of BAY.entries()) {
    const [dx, dy] = [x - 800, y - 60];
    const l = Math.hypot(dx, dy);
    for (const by of [150, 232, 320])
      if (i % 2 === (by === 232 ? 1 : 0))
        grove.push([x + (dx / l) * by + r(-14, 14), y + (dy / l) * by + r(-14, 14), r(0.8, 1.15)]);
  }
  const trees = grove.filter(([x, y]) => x > -60 && x < 1660 && y < 1040 && y > -40);
  const shaded = trees.map(([x, y, k], i) => place(i % 2 ? 'a' : 'b', x + 16, y + 18, k)).join('');
  const lit = trees.map(([x, y, k], i) => place(i % 2 ? 'a' : 'b', x, y, k)).join('');
  return sheet({
    sky: TEA,
    defs: [
      `<path id="a" d="${crown(r, 74)}"/><path id="b" d="${crown(r, 64)}"/>`,
      stamp('p', parasol(r, RED, PAPER)),
      stamp('q', parasol(r, GAMBOGE, PAPER)),
      s.def,
    ],
    layers: [
      fill(cuts(r, 16, { x: [-20, 1580], y: [480, 990], long: [30, 80], wide: [6, 12], sway: 1.4 }), KEY),
      fill(band(-112, 9), GAMBOGE),
      fill(band(-16), PAPER),
      fill(band(0), MIST),
      fill(band(150, 14), LAGOON, 'opacity=".5"'),
      fill(band(260, 18), LAGOON),
      fill(ripples(r, 16, [180, 1420], [40, 330], [60, 200], [5, 12]), MIST),
      // The reef, and the sea that breaks on it far out.
      fill(cuts(r, 18, { x: [240, 1300], y: [18, 70], long: [60, 190], wide: [8, 16], sway: 0.08 }), KEY),
      fill(cuts(r, 18, { x: [240, 1300], y: [70, 110], long: [70, 220], wide: [7, 13], sway: 0.06 }), PAPER),
      fill(ripples(r, 12, [300, 1300], [420, 690], [60, 170], [5, 10]), PAPER),
      at(boat(RED), 560, 260, 1.05),
      at(boat(GAMBOGE), 1120, 330, 1, -1),
      at(boat(PAPER), 860, 440, 0.9),
      at(bather(RED), 700, 560, 1.2),
      at(bather(GAMBOGE), 770, 590, 1.2),
      at(bather(ROSE), 1010, 600, 1.2),
      at(bather(PAPER), 430, 480, 1.2),
      at(bather(RED), 1210, 500, 1.2),
      place('p', 560, 740, 1),
      place('q', 780, 800, 1),
      place('p', 1010, 786, 1),
      place('q', 1230, 690, 1),
      place('p', 286, 636, 1),
      place('q', 138, 446, 1),
      place('q', 1440, 540, 1),
      `<g fill="${KEY}">${shaded}</g>`,
      `<g fill="${LEAF}">${lit}</g>`,
      s.layer,
    ],
  });
}

export const pasikudah: Plates = { pasikudah: draw };

import { type Chance, chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { broadTree, jungle, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, spline, wobble } from '../../lib/path.ts';
import { disc } from '../../lib/sun.ts';
import { fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

interface Dance {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  far: Ink;
  ground: Ink;
  blade: Ink;
  fan: Ink;
  eye: Ink;
  shrine: boolean;
}

/** The open fan: rays from the back, three rows of eyes. */
function fan(r: Chance, d: Dance, cx: number, cy: number): string {
  let rays = '';
  let [outer, inner, pupil] = ['', '', ''];
  const rim: [number, number][] = [];
  for (let i = 0; i <= 22; i++) {
    const a = Math.PI * (1.02 + (i / 22) * 0.96) + (i === 0 ? -0.06 : 0);
    const long = 400 + r(-10, 10);
    rim.push(
      [cx + Math.cos(a - 0.05) * (long - 22), cy + Math.sin(a - 0.05) * (long - 22)],
      [cx + Math.cos(a) * long, cy + Math.sin(a) * long],
    );
    rays += `M${cx} ${cy}L${Math.round(cx + Math.cos(a) * (long - 30))} ${Math.round(cy + Math.sin(a) * (long - 30))}`;
    for (const [row, k] of [
      [0, 362],
      [1, 280],
      [2, 200],
    ] as const) {
      if ((i + row) % 2) continue;
      const [x, y] = [Math.round(cx + Math.cos(a) * k), Math.round(cy + Math.sin(a) * k)];
      outer += `M${x} ${y}h1`;
      inner += `M${x} ${y}h1`;
      pupil += `M${x} ${y}h1`;
    }
  }
  const round = 'stroke-linecap="round"';
  return (
    fill(cut([...rim, [cx + 60, cy + 40], [cx - 60, cy + 40]]), PAPER, 'transform="translate(-8 -6)"') +
    fill(cut([...rim, [cx + 60, cy + 40], [cx - 60, cy + 40]]), d.fan) +
    stroke(rays, KEY, 3) +
    stroke(outer, d.eye, 44, '', round) +
    stroke(inner, LAGOON, 28, '', round) +
    stroke(pupil, KEY, 13, '', round)
  );
}

const BODY =
  fill(
    cut(
      spline(
        points(
          '-20,-250 -44,-236 -50,-206 -40,-170 -66,-110 -84,-50 -70,10 -20,60 40,64 84,20 90,-50 60,-110 26,-160 10,-200 14,-236 -4,-252',
        ),
        3,
      ),
    ),
    LAGOON,
  ) +
  fill('M-50-216l-44 14 42 10zM-20-250l-30-54 8-2 18 40-2-50h8l6 48 18-40 8 4-22 54z', KEY) +
  fill('M-34-222a9 9 0 1 1-.1 0z', PAPER) +
  fill('M-40-176l40 14-44 2zM-56-120l70 20-78 4zM-66-70l90 24-96 4zM-66-20l100 24-104 2z', TEA) +
  stroke('M-14 62L-20 130l-30 8M-20 130l20 10M30 62l6 68-28 10M36 130l24 8', GAMBOGE, 8);

function draw(d: Dance): string {
  const r = chance(d.seed);
  const s = salt(r, 240);
  return sheet({
    sky: d.sky,
    defs: [s.def],
    layers: [
      fill(disc(r, 330, 290, 100), d.sun),
      fill(streaks(r, [90, 160, 230, 300, 370], 3, [110, 300]), d.cloud),
      fill(
        ridge(
          r,
          points('-20,520 180,460 340,490 520,420 700,480 920,470 1140,390 1300,440 1480,400 1640,440'),
          760,
        ),
        d.far,
      ),
      jungle(r, points('-20,610 240,590 500,620 800,640 1100,620 1360,590 1640,600'), {
        size: [26, 48],
        bottom: 800,
        body: TEA,
        light: LEAF,
        under: 6,
        depth: 90,
      }),
      d.shrine
        ? fill('M100 740V610h330v130z', PAPER) +
          fill('M70 616l60-70 30-50h210l30 50 60 70z', RED) +
          fill('M196 496l70-60 70 60z', GAMBOGE) +
          stroke('M130 680h280', KEY, 80, '30 26') +
          stroke('M70 616h390', KEY, 6) +
          fill('M258 436l8-40 8 40z', GAMBOGE) +
          fill('M30 740V690h460v50z', PAPER) +
          stroke('M40 716h440', RED, 40, '18 18')
        : fill(broadTree(r, 200, 730, 420, 440), KEY),
      fill(broadTree(r, 1460, 740, 420, 420), KEY),
      fill(
        cut(wobble(r, points('-20,740 400,726 800,722 1200,728 1640,740 1640,1010 -20,1010'), 3, 120)),
        d.ground,
      ),
      fill(cuts(r, 36, { x: [-40, 1560], y: [750, 960], long: [50, 150], wide: [5, 11] }), d.blade),
      fan(r, d, 880, 750),
      `<g transform="translate(880 780)scale(1.08)">${BODY}</g>`,
      fill(ripples(r, 6, [760, 1000], [912, 930], [90, 200], [10, 14]), d.blade),
      d.shrine
        ? Array.from(
            { length: 7 },
            (_, i) =>
              `<g transform="translate(${150 + i * 76} ${880 + (i % 2) * 10})scale(.6)">${fill('M-44-24q44 16 88 0q-4 34-24 40h-40q-20-6-24-40z', PLUM)}${fill('M30-24q-18-24 2-54q22 28 2 54z', GAMBOGE)}</g>`,
          ).join('')
        : '',
      jungle(r, points('-20,930 160,920 340,960 700,1000 1120,1000 1340,950 1640,910'), {
        size: [26, 44],
        bottom: 1010,
        body: KEY,
        light: TEA,
        leaves: 1,
      }),
      fill(tufts(r, 10, [40, 1560], points('0,860 1600,860'), 80, 36), d.fan === TEA ? LEAF : TEA),
      s.layer,
    ],
  });
}

export const peacock: Plates = {
  kataragama: () =>
    draw({
      seed: 491,
      sky: ROSE,
      cloud: PAPER,
      sun: PAPER,
      far: PLUM,
      ground: LEAF,
      blade: TEA,
      fan: TEA,
      eye: GAMBOGE,
      shrine: true,
    }),
  'peacock-plain': () =>
    draw({
      seed: 492,
      sky: MIST,
      cloud: PAPER,
      sun: GAMBOGE,
      far: LAGOON,
      ground: LEAF,
      blade: TEA,
      fan: PLUM,
      eye: LEAF,
      shrine: false,
    }),
};

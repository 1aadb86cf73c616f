import { egret, elephant, tusk } from '../../lib/beasts.ts';
import { type Chance, chance } from '../../lib/chance.ts';
import { cuts, gouge, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { arc, cut, type Point, points, ridge, wobble } from '../../lib/path.ts';
import { at, boatman } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, group, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** Water thrown up by a trunk. */
const fountain = (r: Chance, x: number, y: number) =>
  Array.from({ length: 9 }, (_, i) => gouge(x, y, r(70, 150), -Math.PI / 2 - 0.9 + i * 0.16, r(7, 11))).join(
    '',
  ) + cuts(r, 5, { x: [x - 130, x + 60], y: [y - 150, y - 60], long: [8, 18], wide: [5, 6], sway: 3 });

/** A tree drowned when the tank was made. */
const bareTree = (x: number, y: number, k: number) =>
  cut(
    points(
      '-8,0 -5,-90 -40,-150 -36,-154 -3,-112 0,-170 -20,-220 -16,-222 3,-184 6,-250 10,-250 9,-160 44,-206 48,-202 9,-130 8,0',
    ).map(([px, py]) => [x + px * k, y + py * k] as const),
  );

function draw(): string {
  const r = chance(501);
  const s = salt(r, 260);
  let rocks = '';
  for (const [x, y, size] of [
    [180, 820, 80],
    [320, 860, 60],
    [1400, 800, 90],
    [1500, 850, 70],
    [700, 930, 70],
    [960, 950, 90],
    [1180, 900, 50],
    [90, 900, 90],
  ] as const) {
    rocks += cut(
      arc(x, y, size, size * 0.55, Math.PI * 0.95, Math.PI * 2.05, 8).map(
        ([px, py]): Point => [px + r(-7, 7), py + r(-5, 5)],
      ),
    );
  }
  // each stands in the river to the knee: the water is drawn again over its feet
  const wade = (x: number, y: number, k: number, flip: 1 | -1, id = 'e') => {
    const w = 170 * k;
    return (
      place(id, x, y, k, flip) +
      fill(
        cut(
          wobble(
            r,
            [
              [x - w, y - 40 * k],
              [x + w, y - 40 * k],
              [x + w * 1.1, y + 12],
              [x - w * 1.1, y + 12],
            ],
            3,
            40,
          ),
        ),
        LAGOON,
      ) +
      fill(
        cuts(r, 4, {
          x: [x - w * 1.1, x - w * 0.4],
          y: [y - 46 * k, y - 30 * k],
          long: [w * 0.8, w * 1.5],
          wide: [7, 10],
          sway: 0.02,
        }),
        PAPER,
      )
    );
  };
  return sheet({
    sky: GAMBOGE,
    defs: [
      stamp('e', elephant(PLUM, KEY, ROSE)),
      stamp('t', '<use href="#e"/>', tusk),
      stamp('b', egret()),
      define('c', palmHead(r, 116)),
      s.def,
    ],
    layers: [
      fill(disc(r, 1260, 240, 96), PAPER),
      fill(streaks(r, [80, 150, 220, 290], 3, [110, 300]), PAPER),
      fill(ridge(r, points('-20,420 200,360 420,400 660,330 900,380 1140,340 1380,290 1640,340'), 700), ROSE),
      jungle(r, points('-20,440 200,420 440,450 700,470 960,470 1200,440 1420,410 1640,430'), {
        size: [30, 54],
        bottom: 640,
        body: TEA,
        light: LEAF,
        leaves: 1,
        under: 5,
        depth: 120,
      }),
      palms(
        r,
        [
          [120, 540, 300, -30, 0.9],
          [240, 550, 230, 26, 0.75],
          [560, 560, 260, -24, 0.8],
          [1080, 560, 240, 24, 0.76],
          [1380, 550, 320, -36, 0.95],
          [1490, 540, 250, 24, 0.8],
        ],
        KEY,
      ),
      fill(
        cut(wobble(r, points('-20,596 400,586 800,592 1200,584 1640,596 1640,660 -20,660'), 3, 100)),
        ROSE,
      ),
      fill('M0 626h1600v374H0z', LAGOON),
      fill(ripples(r, 34, [-40, 1640], [634, 980], [50, 220], [4, 15]), KEY),
      ...(
        [
          [420, 690, 0.42, 1],
          [560, 700, 0.46, -1],
          [700, 690, 0.26, 1],
          [900, 694, 0.44, 1],

          [1190, 706, 0.46, 1],
        ] as const
      ).map(([x, y, k, f]) => wade(x, y, k, f)),
      wade(1290, 800, 0.85, 1),
      wade(330, 800, 0.8, -1),
      fill(fountain(r, 500, 640), PAPER),
      wade(900, 870, 1.3, 1, 't'),
      wade(590, 890, 1.05, -1),
      wade(720, 920, 0.5, 1),
      at(boatman(RED, PAPER), 1150, 880, 1.05, -1),
      fill(fountain(r, 664, 800), PAPER),
      fill(rocks, PAPER, 'transform="translate(-6 -7)"'),
      fill(rocks, KEY),
      place('b', 190, 780, 0.7),
      place('b', 1420, 754, 0.7, -1),
      fill(ripples(r, 16, [-40, 1640], [900, 980], [70, 220], [8, 14]), PAPER),
      s.layer,
    ],
  });
}

/** Elephants that swim from island to island, and a boat that waits for them. */
function crossing(): string {
  const r = chance(502);
  const s = salt(r, 240);
  const swim = (x: number, y: number, k: number, id = 'e') => {
    const w = 190 * k;
    return (
      place(id, x, y, k) +
      fill(
        cut(
          wobble(
            r,
            [
              [x - w * 1.2, y - 118 * k],
              [x + w, y - 112 * k],
              [x + w * 1.2, y + 12],
              [x - w * 1.2, y + 12],
            ],
            4,
            40,
          ),
        ),
        LAGOON,
      ) +
      fill(
        cuts(r, 6, {
          x: [x - w * 1.4, x],
          y: [y - 128 * k, y - 90 * k],
          long: [w * 0.7, w * 1.5],
          wide: [7, 11],
          sway: 0.03,
        }),
        PAPER,
      )
    );
  };
  return sheet({
    sky: ROSE,
    defs: [
      stamp('e', elephant(PLUM, KEY, PAPER)),
      stamp('t', '<use href="#e"/>', tusk),
      stamp('b', egret()),
      s.def,
    ],
    layers: [
      fill(disc(r, 420, 270, 104), PAPER),
      fill(streaks(r, [80, 150, 220, 290, 360], 3, [110, 300]), PAPER),
      fill(
        ridge(
          r,
          points(
            '-20,430 140,360 300,400 460,300 620,370 800,410 980,330 1160,270 1320,360 1480,320 1640,380',
          ),
          620,
        ),
        PLUM,
      ),
      fill(ridge(r, points('-20,490 240,440 520,480 800,490 1080,450 1360,470 1640,430'), 620), TEA),
      fill('M0 540h1600v460H0z', LAGOON),
      jungle(r, points('1020,540 1120,500 1260,480 1400,500 1500,540'), {
        size: [16, 30],
        bottom: 550,
        body: KEY,
        light: TEA,
      }),
      jungle(r, points('120,560 200,530 300,526 380,560'), {
        size: [14, 24],
        bottom: 568,
        body: KEY,
        light: TEA,
      }),
      fill(ripples(r, 40, [-40, 1640], [548, 980], [50, 220], [4, 15]), KEY),
      fill(cuts(r, 12, { x: [320, 460], y: [560, 760], long: [60, 150], wide: [5, 10], sway: 0.02 }), PAPER),
      fill(bareTree(1300, 700, 1) + bareTree(1420, 660, 0.7) + bareTree(150, 720, 0.8), KEY),
      swim(1130, 720, 0.7),
      swim(960, 742, 0.42),
      swim(820, 800, 1.05, 't'),
      swim(530, 830, 0.6),
      swim(330, 880, 1.2),
      fill(ripples(r, 30, [-40, 1640], [800, 980], [60, 220], [6, 15]), KEY),
      group(
        'transform="translate(1180 920)scale(1.2)"',
        fill('M-200-50l40 26 260 2 90-34-16 40-70 34-230 0z', RED),
        fill('M-200-50l40 26 260 2 90-34-8 20-80 26-250 2z', KEY),
        fill(
          'M-120-24l-4-50 8-26 16-8 16 10 6 34 30-6 2 10-32 14 2 22zM-110-114l-6-12 6-13 13-1 7 10-3 13-8 5zM0-24l-4-50 8-26 16-8 16 10 6 34 30-6 2 10-32 14 2 22zM10-114l-6-12 6-13 13-1 7 10-3 13-8 5z',
          KEY,
        ),
        fill('M-122-122l14-16 18 2 9 14-41 4zM-2-122l14-16 18 2 9 14-41 4z', PAPER),
        stroke('M120-20V-130L190 20', KEY, 5),
      ),
      place('b', 1296, 470, 0.5),
      s.layer,
    ],
  });
}

export const bathing: Plates = { pinnawala: draw, 'gal-oya': crossing };

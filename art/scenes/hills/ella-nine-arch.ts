import { chance } from '../../lib/chance.ts';
import { cuts, gouge, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, spline, wobble } from '../../lib/path.ts';
import { at, hiker, plucker, sitter } from '../../lib/people.ts';
import { define, fill, group, misfed, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { farRows, teaRows } from '../../lib/tea.ts';
import { mist } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';
import { along, bridge, train } from './nine-arches.ts';

interface Weather {
  seed: number;
  sky: Ink;
  cloud: Ink;
  peak: Ink;
  hill: Ink;
  stone: Ink;
  train: Ink;
  cloth: Ink;
  fog: boolean;
}

function draw(w: Weather): string {
  const r = chance(w.seed);
  const b = bridge(r);
  const t = train(w.train);
  const s = salt(r, 330);
  const peak = spline(
    points(
      '-20,330 130,282 270,318 430,226 500,158 556,122 616,190 700,262 800,300 920,306 1060,250 1190,206 1330,262 1620,214',
    ),
    3,
  );
  let gullies = '';
  for (const [x, y] of peak.slice(3, -2)) {
    if (r(0, 1) < 0.8)
      gullies += gouge(x + r(6, 20), y + r(24, 50), r(50, 110), Math.PI / 2 - 0.55, r(5, 10));
  }
  let far = '';
  for (let k = 0; k < 7; k++) {
    const o = 40 + k * 58;
    far += `M-10 ${424 + o}Q320 ${330 + o} 660 ${392 + o}T1130 ${372 + o}T1610 ${350 + o}`;
  }
  const valley = spline(
    points('-20,490 150,560 320,650 520,716 760,746 1000,736 1200,690 1400,590 1620,470'),
    3,
  );
  const tea = teaRows(
    [0, 1, 2, 3, 4].map((k) => {
      const o = 30 + k * 62;
      return {
        id: `k${k}`,
        d: `M-20 ${694 + o}Q380 ${Math.round(766 + o * 1.02)} 800 ${Math.round(846 + o * 0.92)}T1620 ${672 + o}`,
        width: 34 + k * 8,
      };
    }),
  );
  const front = teaRows([
    { id: 'k8', d: 'M236 892q150-6 210 26', width: 45 },
    { id: 'k9', d: 'M420 950q110 0 190 24', width: 45 },
  ]);
  const gorge = [
    fill(cut([...wobble(r, peak, 3, 99), [1620, 520], [-20, 520]]), w.peak, 'opacity=".42"'),
    fill(gullies, w.sky),
    w.fog ? mist(r, 300, w.cloud, w.sky, 70, 5) : '',
    fill(
      ridge(r, points('-20,400 200,352 420,336 640,372 820,396 1000,350 1180,310 1400,336 1620,296'), 900),
      w.hill,
    ),
    farRows(far, TEA, 6),
    fill(b.soffits, KEY),
    misfed('b', w.stone, -6, 4),
    stroke(along(11), KEY, 4),
    stroke(along(25), KEY, 6, '70 4 40 3 90 5'),
    stroke(b.voussoirs, KEY, 14, '4 20'),
    stroke(b.courses, KEY, 4),
    t.layer,
    stroke(along(-3), KEY, 6),
    w.fog ? mist(r, 640, w.cloud, w.hill, 80, 5) : '',
    jungle(r, valley, {
      size: [32, 56],
      bottom: 1000,
      body: TEA,
      light: LEAF,
      under: w.fog ? 2 : 9,
      depth: 110,
    }),
    palms(
      r,
      [
        [1478, 640, 190, 30, 0.62],
        [1420, 660, 130, -16, 0.5],
        [96, 610, 150, -16, 0.5],
      ],
      TEA,
    ),
  ];
  const slope = w.fog
    ? []
    : [
        fill(ridge(r, points('-20,700 220,742 480,806 800,842 1120,812 1360,744 1620,680'), 1000), KEY),
        tea.layer,
        place('w', 330, 890, 1.35),
        place('w', 500, 948, 1.35),
        place('w', 738, 872, 0.97),
        front.layer,
        fill(
          cuts(r, 20, {
            x: [0, 1600],
            y: [900, 995],
            long: [12, 26],
            wide: [5, 5],
            lean: -1.57,
            sway: 0.8,
          }),
          LEAF,
        ),
      ];
  // the other day stands closer, on the rock where people wait for the train
  const near = [
    group('transform="translate(-432 -250)scale(1.45)"', ...gorge),
    mist(r, 850, w.cloud, TEA, 50, 6),
    fill(
      ridge(r, points('-20,800 160,786 330,806 480,850 640,930 760,1010'), 1010),
      ROSE,
      'transform="translate(3 -9)"',
    ),
    fill(ridge(r, points('-20,800 160,786 330,806 480,850 640,930 760,1010'), 1010), KEY),
    fill(
      cuts(r, 9, {
        x: [0, 520],
        y: [30, 130],
        under: points('0,790 330,806 640,930'),
        long: [30, 90],
        wide: [4, 8],
        lean: 0.2,
        sway: 0.2,
      }),
      TEA,
    ),
    at(hiker(w.cloth), 220, 800, 1.25),
    at(hiker(GAMBOGE), 330, 816, 1.15),
    at(sitter(), 100, 796, 1.15),
    jungle(r, points('980,1000 1160,950 1340,900 1640,850'), {
      size: [34, 60],
      bottom: 1010,
      body: KEY,
      light: TEA,
      leaves: 1,
      under: 4,
      depth: 60,
    }),
    palms(r, [[1480, 900, 330, -40, 1.1]], KEY),
  ];
  return sheet({
    sky: w.sky,
    defs: [
      define('b', b.body),
      define('n', t.body),
      define('c', palmHead(r, 110)),
      ...(w.fog ? [] : [...tea.defs, ...front.defs, stamp('w', plucker(PAPER, w.cloth, ROSE))]),
      s.def,
    ],
    layers: [
      fill(streaks(r, [150, 190, 232, 270], 3, [110, 260], [0, 1450]), w.cloud),
      ...(w.fog ? near : [...gorge, ...slope]),
      s.layer,
    ],
  });
}

export const ellaNineArch: Plates = {
  'ella-nine-arch': () =>
    draw({
      seed: 7,
      sky: MIST,
      cloud: PAPER,
      peak: LAGOON,
      hill: LEAF,
      stone: ROSE,
      train: LAGOON,
      cloth: LAGOON,
      fog: false,
    }),
  'nine-arch-bridge': () =>
    draw({
      seed: 17,
      sky: ROSE,
      cloud: PAPER,
      peak: KEY,
      hill: LEAF,
      stone: PAPER,
      train: RED,
      cloth: RED,
      fog: true,
    }),
};

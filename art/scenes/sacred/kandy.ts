import { chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, spline, wobble } from '../../lib/path.ts';
import { at, monk, pilgrim } from '../../lib/people.ts';
import { define, fill, group, salt, sheet, stroke, tile } from '../../lib/svg.ts';
import { ripples, stars } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** The cloud wall, one wave of its coping: pierced by little lamp niches. */
function wave(id: string, x: number, y: number, w: number, deep: number, ink: Ink, hole: Ink, edge?: Ink) {
  const h = Math.round(w * 0.42);
  const top = `M0 ${h + 9}q${w * 0.06} ${-h * 0.5} ${w * 0.2} ${-h * 0.55}q${w * 0.1} ${-h * 0.45} ${w * 0.3} ${-h * 0.45}t${w * 0.3} ${h * 0.45}q${w * 0.14} 0 ${w * 0.2} ${h * 0.55}V${deep}H0z`;
  const half = w * 0.055;
  const niches = points(`${w * 0.3},${h + 8} ${w * 0.5},${h * 0.55} ${w * 0.7},${h + 8}`)
    .map(([nx, ny]) =>
      cut(points(`${nx - half},${ny + half * 2.6} ${nx},${ny} ${nx + half},${ny + half * 2.6}`)),
    )
    .join('');
  return tile(
    id,
    x,
    y,
    w,
    deep,
    edge ? fill(top, edge) : '',
    fill(top, ink, edge ? 'transform="translate(0 8)"' : ''),
    fill(niches, hole, edge ? 'transform="translate(0 8)"' : ''),
  );
}

/** Roof in the Kandyan way: steep above, flatter toward the eaves. */
const roof = (x0: number, x1: number, eaves: number, ridgeY: number, inset: number) => {
  const h = eaves - ridgeY;
  return cut(
    points(
      `${x0},${eaves} ${x0 + inset * 0.55},${eaves - h * 0.36} ${x0 + inset},${ridgeY} ${x1 - inset},${ridgeY} ${x1 - inset * 0.55},${eaves - h * 0.36} ${x1},${eaves}`,
    ),
  );
};

const arches = (x0: number, n: number, step: number, w: number, foot: number, h: number) =>
  Array.from(
    { length: n },
    (_, i) => `M${x0 + i * step} ${foot}v${-h}q${w / 2}${-w * 0.8} ${w} 0v${h}z`,
  ).join('');

interface Hour {
  seed: number;
  sky: Ink;
  cloud: Ink;
  far: Ink;
  hill: Ink;
  leaf: Ink;
  glow: Ink;
  lit: Ink;
  palm: Ink;
  night: boolean;
}

function draw(h: Hour): string {
  const r = chance(h.seed);
  const s = salt(r, 300);
  const octagon =
    fill(cut(points('930,612 930,500 948,494 948,418 1152,418 1152,494 1170,500 1170,612')), PAPER) +
    fill(
      comb(
        r,
        points('1098,418 1104,612'),
        [-1, 0],
        [5, 22],
        15,
        points('1170,612 1170,500 1152,494 1152,418'),
      ),
      LAGOON,
    ) +
    fill(
      `${arches(944, 1, 0, 26, 604, 56)}${arches(986, 3, 42, 30, 604, 60)}${arches(1122, 1, 0, 26, 604, 56)}`,
      h.glow,
    ) +
    fill('M952 430h196v50H952z', h.glow) +
    stroke('M952 426v60M984 426v60M1016 426v60M1050 426v60M1084 426v60M1116 426v60M1148 426v60', PAPER, 11) +
    stroke('M924 498h252M944 486h212', KEY, 6) +
    fill(cut(points('900,424 968,372 1018,318 1044,262 1056,262 1082,318 1132,372 1200,424')), RED) +
    fill(cut(points('1056,262 1082,318 1132,372 1200,424 1104,424 1082,360')), PLUM) +
    stroke('M944 406L1030 326M990 412L1042 310M1050 414V300M1110 412L1064 316', KEY, 4) +
    stroke('M900 424h300', KEY, 7) +
    fill('M1042 264l8-44 8 44z', GAMBOGE);
  const shrine =
    fill('M470 612V470h440v142z', PAPER) +
    fill('M540 400h300v70H540z', PAPER) +
    fill(roof(436, 944, 508, 444, 92), RED) +
    fill(roof(500, 880, 410, 328, 104), RED) +
    fill(roof(610, 770, 330, 268, 52), GAMBOGE) +
    fill('M684 270l6-36 6 36z', GAMBOGE) +
    stroke('M436 508h508M500 410h380M610 330h160', KEY, 7) +
    stroke(
      'M520 482l42-30M580 486l18-36M650 488l6-40M730 488v-40M800 488l-12-38M866 486l-34-34M560 392l44-54M630 394l16-60M690 394v-60M756 394l-18-58M822 392l-42-52',
      KEY,
      4,
    ) +
    fill(
      `M560 420h22v30h-22zM610 420h22v30h-22zM660 420h22v30h-22zM710 420h22v30h-22zM760 420h22v30h-22zM806 420h22v30h-22z${arches(492, 9, 46, 28, 606, 54)}`,
      h.glow,
    ) +
    fill(comb(r, points('880,508 886,612'), [-1, 0], [5, 20], 15, points('910,612 910,508')), LAGOON);
  const side =
    fill('M262 616v-92h184v92z', PAPER) +
    fill(roof(236, 474, 532, 452, 66), RED) +
    stroke('M236 532h238M300 514l22-50M350 516v-56M402 514l-22-50', KEY, 5) +
    fill(arches(282, 4, 42, 22, 608, 40), h.glow) +
    fill('M1230 616v-76h150v76z', PAPER) +
    fill(roof(1206, 1404, 548, 486, 60), RED) +
    stroke('M1206 548h198', KEY, 5) +
    fill(arches(1248, 3, 44, 22, 608, 34), h.glow);
  const shoreHill = spline(
    points('-20,330 160,300 330,360 520,300 700,250 900,286 1100,236 1300,300 1460,260 1620,300'),
    3,
  );
  const lit = (x0: number, x1: number, n: number) => ripples(r, n, [x0, x1], [676, 800], [26, 80], [5, 11]);
  const town = [
    fill(
      ridge(r, points('-20,250 200,180 420,252 640,170 880,228 1120,130 1340,214 1620,150'), 700),
      h.far,
      'opacity=".55"',
    ),
    jungle(r, shoreHill, {
      size: [26, 46],
      bottom: 680,
      body: h.hill,
      light: h.leaf,
      under: 12,
      depth: 150,
    }),
    fill('M0 640h1600v360H0z', LAGOON),
    side,
    shrine,
    palms(
      r,
      [
        [226, 640, 230, -22, 0.7],
        [1440, 640, 250, 26, 0.75],
        [1490, 640, 180, 30, 0.6],
      ],
      h.palm,
    ),
    octagon,
    '<path fill="url(#m)" d="M220 602h1200v60H220z"/>',
    stroke('M220 664h1200', KEY, 8),
    fill(
      cut(wobble(r, points('-20,640 230,652 230,668 -20,690'), 2, 99)) +
        cut(wobble(r, points('1400,656 1620,640 1620,690 1400,668'), 2, 99)),
      KEY,
    ),
    fill(ripples(r, 19, [-40, 1640], [690, 870], [60, 200], [5, 13]), KEY),
    fill(lit(480, 920, 14) + lit(930, 1170, 11) + lit(260, 440, 4) + lit(1240, 1390, 3), h.lit),
    fill(lit(470, 930, 6) + lit(940, 1180, 4), PAPER),
    fill(cut(wobble(r, points('110,742 150,722 260,714 370,722 410,742 380,758 150,760'), 3, 60)), KEY),
    palms(
      r,
      [
        [200, 724, 96, -18, 0.42],
        [268, 720, 128, 12, 0.5],
        [330, 724, 84, 20, 0.4],
      ],
      KEY,
    ),
  ];
  return sheet({
    sky: h.sky,
    defs: [
      define('c', palmHead(r, 118)),
      wave('m', 220, 602, 80, 60, PAPER, KEY),
      wave('n', -30, 800, 170, 160, KEY, GAMBOGE, ROSE),
      s.def,
    ],
    layers: [
      h.night ? fill(stars(r, 16, [40, 1560], [20, 200]), PAPER) : '',
      fill(streaks(r, [170, 212, 250], 3, [120, 300]), h.cloud),
      h.night ? town.join('') : group('transform="translate(-530 -196)scale(1.35)"', ...town),
      '<path fill="url(#n)" d="M0 800h1600v160H0z"/>',
      at(monk(), 1180, 950, 1.2, -1),
      at(pilgrim(), 1330, 962, 1.2, -1),
      at(pilgrim(GAMBOGE), 1410, 966, 1.05, -1),
      fill(cut(points('-20,944 1620,944 1620,1010 -20,1010')), PLUM),
      fill(cuts(r, 10, { x: [-40, 1560], y: [950, 995], long: [40, 130], wide: [4, 8] }), KEY),
      s.layer,
    ],
  });
}

export const kandy: Plates = {
  kandy: () =>
    draw({
      seed: 31,
      sky: PLUM,
      cloud: RED,
      far: RED,
      hill: KEY,
      leaf: TEA,
      glow: GAMBOGE,
      lit: GAMBOGE,
      palm: TEA,
      night: true,
    }),
  'temple-of-the-tooth': () =>
    draw({
      seed: 32,
      sky: GAMBOGE,
      cloud: PAPER,
      far: ROSE,
      hill: TEA,
      leaf: LEAF,
      glow: KEY,
      lit: RED,
      palm: KEY,
      night: false,
    }),
};

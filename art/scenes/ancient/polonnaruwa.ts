import { type Chance, chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LEAF, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { arc, cut, points, ridge } from '../../lib/path.ts';
import { at, hiker, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import type { Plates } from '../plates.ts';

const CX = 800;

/** A drum of the round house seen from a little above: its wall and the lip of its floor. */
const drum = (y: number, rx: number, ry: number, h: number) =>
  `M${CX - rx} ${y}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${h}a${rx} ${ry} 0 0 1${-rx * 2} 0z`;
const disk = (y: number, rx: number, ry: number) =>
  `M${CX - rx} ${y}a${rx} ${ry} 0 0 1 ${rx * 2} 0a${rx} ${ry} 0 0 1${-rx * 2} 0z`;

/** Stone pillars round an ellipse; the near half stands in front of what is inside. */
function pillars(r: Chance, y: number, rx: number, ry: number, n: number, h: number, front: boolean) {
  let [lit, shade] = ['', ''];
  for (let i = 0; i < n; i++) {
    const a = ((i + 0.5) / n) * Math.PI * 2;
    if (Math.sin(a) > 0 !== front || (front && Math.abs(Math.cos(a)) < 0.17)) continue;
    const [x, py] = [CX + Math.cos(a) * rx, y + Math.sin(a) * ry];
    const k = 0.86 + Math.sin(a) * 0.16;
    const [w, top] = [9 * k, py - h * k * (r(0, 1) < 0.16 ? r(0.45, 0.75) : r(0.95, 1.05))];
    lit += cut(
      points(
        `${x - w},${py} ${x - w},${top + 12} ${x - w - 4},${top + 10} ${x - w - 4},${top} ${x + w + 4},${top} ${x + w + 4},${top + 10} ${x + w},${top + 12} ${x + w},${py}`,
      ),
    );
    shade += cut(
      points(
        `${x + w * 0.2},${py} ${x + w * 0.3},${top} ${x + w + 4},${top} ${x + w + 4},${top + 10} ${x + w},${top + 12} ${x + w},${py}`,
      ),
    );
  }
  return fill(lit, PAPER) + fill(shade, PLUM);
}

function stairs(): string {
  let treads = '';
  let risers = '';
  for (let k = 0; k < 7; k++) {
    const y = 660 + k * 21;
    const half = 62 + k * 7;
    treads += `M${CX - half} ${y}h${half * 2}l4 9H${CX - half - 4}z`;
    risers += `M${CX - half - 3} ${y + 15}h${half * 2 + 6}`;
  }
  const rail = 'M726 640q-34 20-40 92q-26 8-30 62l30 10q8-30 24-40q6-70 30-112z';
  const guard = 'M660 812v-52q0-42 26-42t26 42v52z';
  return (
    fill('M724 650h152l44 172H680z', ROSE) +
    fill(treads, PAPER) +
    stroke(risers, KEY, 9) +
    fill(rail, PAPER) +
    fill(guard, PAPER) +
    stroke('M672 806v-44q0-30 14-30t14 30v44M686 740v62M712 700q-10 30-12 60', KEY, 4) +
    `<g transform="translate(1600 0)scale(-1 1)">${fill(rail, ROSE)}${fill(guard, ROSE)}${stroke('M672 806v-44q0-30 14-30t14 30v44M686 740v62M712 700q-10 30-12 60', KEY, 4)}</g>`
  );
}

/** The half-round doorstep: flames, beasts and petals told by rings of dashes. */
const MOONSTONE =
  fill('M662 818h276q-14 78-138 80q-124-2-138-80z', PAPER) +
  stroke('M676 822q16 62 124 64q108-2 124-64', KEY, 9, '7 6') +
  stroke('M704 820q14 44 96 46q82-2 96-46', RED, 11, '15 9') +
  stroke('M734 820q14 26 66 28q52-2 66-28', KEY, 8, '5 6');

function draw(): string {
  const r = chance(53);
  const s = salt(r, 480);
  const brick = (y: number, rx: number, ry: number) => `M${CX - rx} ${y}a${rx} ${ry} 0 0 0 ${rx * 2} 0`;
  const shadeOf = (y: number, rx: number, ry: number, h: number, from: number) =>
    comb(
      r,
      points(
        `${CX + rx * from},${y + ry * Math.sqrt(1 - from * from)} ${CX + rx * from + 4},${y + h + ry * Math.sqrt(1 - from * from)}`,
      ),
      [-1, 0],
      [12, 46],
      14,
      [...arc(CX, y + h, rx, ry, Math.acos(from), 0, 5), ...arc(CX, y, rx, ry, 0, Math.acos(from), 5)],
    );
  return sheet({
    sky: ROSE,
    defs: [define('c', palmHead(r, 120)), s.def],
    layers: [
      fill(disc(r, 1230, 262, 96), PAPER),
      fill(streaks(r, [150, 214, 270, 330], 3, [110, 280]), PAPER),
      fill(
        ridge(r, points('-20,430 200,392 420,430 640,380 900,420 1180,372 1400,410 1620,380'), 700),
        RED,
        'opacity=".4"',
      ),
      jungle(
        r,
        points('-20,440 160,400 320,430 480,470 700,486 900,480 1120,470 1290,420 1460,392 1620,430'),
        { size: [36, 62], bottom: 720, body: TEA, light: LEAF, leaves: 1, under: 6, depth: 90 },
      ),
      fill(ridge(r, points('-20,640 400,620 800,610 1200,618 1620,636'), 1010, 2), LEAF),
      fill(cuts(r, 14, { x: [-20, 1560], y: [650, 960], long: [40, 120], wide: [4, 9] }), TEA),
      '<g transform="translate(-104 -112)scale(1.13)">',
      fill(drum(690, 560, 120, 70), ROSE),
      fill(drum(690, 560, 120, 70), RED, 'opacity=".35"'),
      stroke(brick(714, 560, 120) + brick(738, 560, 120), KEY, 4, '44 7 60 5 30 8'),
      fill(shadeOf(690, 560, 120, 70, 0.42), KEY),
      fill(disk(690, 560, 120), PAPER),
      fill(cuts(r, 9, { x: [300, 1250], y: [640, 770], long: [40, 110], wide: [4, 7], sway: 0.03 }), ROSE),
      fill(drum(612, 420, 86, 44), PAPER),
      stroke(brick(624, 420, 86) + brick(642, 420, 86), KEY, 5, '10 8'),
      fill(shadeOf(612, 420, 86, 44, 0.4), PLUM),
      fill(disk(612, 420, 86), ROSE),
      pillars(r, 612, 396, 78, 30, 118, false),
      fill(
        `M505 470l26-22 40 8 22-18 60 10 40-14 64 6 50-12 58 12 42-8 44 16 36-8 32 20 30-4 26 18 20 100a295 62 0 0 1-590 0z`,
        RED,
      ),
      stroke(
        'M512 500a290 58 0 0 0 576 0M510 524a290 58 0 0 0 580 0M507 548a290 58 0 0 0 586 0M514 478a290 58 0 0 0 570 0M506 572a290 58 0 0 0 588 0',
        KEY,
        3.5,
        '26 5 34 5 20 6',
      ),
      fill(
        comb(
          r,
          points('900,440 922,520 916,620'),
          [-1, 0.1],
          [10, 44],
          15,
          points('1040,600 1095,566 1075,470 1040,462 1000,446'),
        ),
        KEY,
      ),
      fill('M720 640V486h160v154z', KEY),
      fill('M700 640V478l14-12h22v174zM900 640V478l-14-12h-22v174zM696 466h208v18H696z', PAPER),
      pillars(r, 612, 396, 78, 30, 118, true),
      stairs(),
      MOONSTONE,
      '</g>',
      palms(
        r,
        [
          [1430, 640, 330, 44, 1.05],
          [1500, 660, 240, 26, 0.85],
          [130, 640, 300, -34, 0.95],
        ],
        KEY,
      ),
      at(hiker(GAMBOGE), 400, 916, 1.15),
      at(walker(RED, GAMBOGE), 506, 924, 1.12),
      jungle(r, points('-20,930 200,950 420,985 700,1000 1100,990 1350,950 1620,910'), {
        size: [26, 46],
        bottom: 1010,
        body: KEY,
        light: TEA,
        leaves: 1,
        under: 4,
        depth: 60,
      }),
      s.layer,
    ],
  });
}

export const polonnaruwa: Plates = { polonnaruwa: draw };

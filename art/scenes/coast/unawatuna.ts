import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, mirrored, points, spline, wobble } from '../../lib/path.ts';
import { stupa } from '../../lib/stupa.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { glitter, ripples, surf } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

/** A girl who swings far out, feet first, her ropes 400 long and hung from 0,0. */
const swing =
  stroke('M-34 0V404M34 0V404', KEY, 4) +
  stroke('M16 386L-70 372L-150 384', KEY, 20, '', 'stroke-linecap="round"') +
  fill('M30 398L-62 392l-6-40 40-6 18-60 30-6 22 62z', RED) +
  stroke('M14 298L-34 268M30 300L34 262', KEY, 12, '', 'stroke-linecap="round"') +
  fill('M8 284l-14-10-4-18 12-16 20 0 12 16-4 18z', KEY) +
  fill('M-4 248l20-16 24 8 24 26 56 40-60-18-30 4-12-22z', KEY) +
  fill('M-44 398h92v12h-92z', GAMBOGE);

function draw(): string {
  const r = chance(151);
  const s = salt(r, 220);
  const trunk = spline(points('1640,1010 1500,900 1330,760 1130,590 960,420 850,300 800,210'), 3);
  const leaning = cut(
    wobble(
      r,
      [
        ...trunk.map(
          ([x, y], i) => [x - 8 - (trunk.length - i) * 1.1, y + 8 + (trunk.length - i) * 1.3] as const,
        ),
        ...trunk
          .map(([x, y], i) => [x + 8 + (trunk.length - i) * 1.1, y - 8 - (trunk.length - i) * 1.3] as const)
          .reverse(),
      ],
      2,
      80,
    ),
  );
  const rings = trunk
    .slice(2, -2)
    .map(([x, y], i) => `M${Math.round(x - 20 + i * 0.7)} ${Math.round(y + 16 - i * 0.6)}q22 4 30-26`)
    .join('');
  const shore = spline(points('1640,800 1400,800 1120,842 860,900 620,930 360,980 280,1010'), 3);
  return sheet({
    sky: MIST,
    defs: [define('c', palmHead(r, 150, 11)), s.def],
    layers: [
      fill(disc(r, 470, 330, 110), PAPER),
      fill(streaks(r, [90, 160, 240, 310, 390], 3, [110, 300]), PAPER),
      jungle(r, spline(points('900,520 1040,470 1180,440 1360,430 1500,400 1640,410'), 3), {
        size: [18, 36],
        bottom: 545,
        body: TEA,
        light: LEAF,
      }),
      stupa(r, { cx: 1330, base: 424, radius: 66, shade: LAGOON }),
      jungle(r, points('1230,430 1300,440 1440,436'), { size: [12, 22], bottom: 470, body: TEA, leaves: 0 }),
      fill('M-20 536h1660v480H-20z', LAGOON),
      fill(cut(mirrored(points('884,536 900,548 1100,556'), 1270)), KEY),
      fill(ripples(r, 62, [-40, 1640], [546, 900], [50, 220], [4, 15]), KEY),
      fill(ripples(r, 16, [900, 1600], [546, 600], [60, 180], [4, 8]), TEA),
      fill(glitter(r, 24, 470, 110, [542, 800]), PAPER),
      fill(
        surf(r, 200, 1640, (x) => 950 - (x - 200) * 0.13, 22),
        PAPER,
      ),
      fill(cut([...shore, [1640, 1010]]), PAPER, 'transform="translate(-16 -10)"'),
      fill(cut([...shore, [1640, 1010]]), ROSE),
      fill(cuts(r, 16, { x: [760, 1560], y: [900, 990], long: [50, 150], wide: [5, 10], sway: 0.04 }), PAPER),
      fill(leaning, PAPER, 'transform="translate(-8 -4)"'),
      fill(leaning, KEY),
      stroke(rings, TEA, 4),
      `<use href="#c" transform="translate(800 214)rotate(-24)scale(-1.5 1.5)" fill="${KEY}"/>`,
      fill(
        'M774 204l16-20 28 0 14 22-10 24-34 4zM786 226l-20 12 2 22 20 6 14-16zM818 226l22 10 0 22-20 6-12-18z',
        KEY,
      ),
      `<g transform="translate(884 330)rotate(30)scale(1.1)">${swing}</g>`,
      s.layer,
    ],
  });
}

export const unawatuna: Plates = { unawatuna: draw };

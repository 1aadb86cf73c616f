import { chance } from '../../lib/chance.ts';
import { comb, cuts, streaks } from '../../lib/cuts.ts';
import { jungle } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, mirrored, points, ridge, spline } from '../../lib/path.ts';
import { at, hiker, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { fill, salt, sheet, stroke } from '../../lib/svg.ts';
import { mist } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

const X = 860;
/** Half the tower's width at a height: a trumpet, wide at the foot. */
const half = (y: number) => 9 + 150 * ((y - 130) / 620) ** 2.3;

function draw(): string {
  const r = chance(281);
  const s = salt(r, 240);
  const body = cut(
    mirrored(
      spline(
        Array.from({ length: 10 }, (_, i) => [X - half(750 - i * 68.8), 750 - i * 68.8] as const),
        2,
      ),
      X,
    ),
  );
  let stair = '';
  let shade = '';
  let rail = '';
  let people = '';
  for (let y = 740, i = 0; y > 190; y -= 46 - i * 1.6, i++) {
    const w = half(y) + 8;
    const up = 44 - i * 1.6;
    stair += `M${Math.round(X - w)} ${Math.round(y)}Q${X} ${Math.round(y + 16)} ${Math.round(X + w)} ${Math.round(y - up * 0.5)}`;
    shade += `M${Math.round(X - w)} ${Math.round(y + 7)}Q${X} ${Math.round(y + 24)} ${Math.round(X + w)} ${Math.round(y - up * 0.5 + 7)}`;
    rail += `M${Math.round(X - w)} ${Math.round(y - 13)}Q${X} ${Math.round(y + 3)} ${Math.round(X + w)} ${Math.round(y - up * 0.5 - 13)}`;
    if (i % 2 === 0) people += `M${Math.round(X - w * 0.4 + (i % 3) * w * 0.4)} ${Math.round(y + 4)}v-18`;
  }
  return sheet({
    sky: ROSE,
    defs: [s.def],
    layers: [
      fill(disc(r, 470, 300, 120), GAMBOGE),
      fill(streaks(r, [110, 180, 250, 320, 390, 460], 3, [120, 320]), PAPER),
      fill(
        ridge(
          r,
          points('-20,560 180,480 340,520 520,440 700,500 900,520 1100,460 1300,400 1480,470 1640,430'),
          860,
        ),
        PLUM,
        'opacity=".5"',
      ),
      mist(r, 560, PAPER, ROSE, 40, 7),
      fill(
        ridge(r, points('-20,680 220,600 420,650 600,690 1100,690 1300,620 1480,580 1640,610'), 900),
        LAGOON,
      ),
      mist(r, 690, PAPER, LAGOON, 44, 7),
      fill('M600 790v-60h520v60zM640 732v-40h440v40z', PAPER),
      stroke('M616 776h480', KEY, 34, '18 16'),
      stroke('M640 732h440M600 790h520', RED, 8),
      fill('M590 690q-2-64 44-74q46 10 44 74zM1044 690q-2-64 44-74q46 10 44 74z', PAPER),
      fill('M630 616l4-40 4 40zM1084 616l4-40 4 40z', GAMBOGE),
      fill('M640 690q10-40-6-74q46 10 44 74zM1094 690q10-40-6-74q46 10 44 74z', PLUM),
      fill(body, PAPER),
      fill(
        comb(
          r,
          [
            [X + 4, 200],
            [X + 8, 420],
            [X + 34, 600],
            [X + 60, 750],
          ],
          [-1, 0],
          [4, 22],
          18,
          [...Array.from({ length: 9 }, (_, i) => [X + half(750 - i * 68), 750 - i * 68] as const)],
        ),
        PLUM,
      ),
      stroke(shade, KEY, 5),
      stroke(stair, GAMBOGE, 9),
      stroke(people, RED, 8),
      stroke(rail, KEY, 3),
      fill(`M${X - 16} 206h32l-6-26h-20zM${X - 5} 182l5-92 5 92z`, RED),
      fill('M820 750v-60q40-34 80 0v60z', KEY),
      jungle(r, points('-20,830 200,800 420,770 620,786 860,792 1100,784 1300,760 1480,790 1640,800'), {
        size: [28, 50],
        bottom: 1010,
        body: TEA,
        light: LEAF,
        under: 9,
        depth: 150,
      }),
      fill(ridge(r, points('-20,920 240,900 520,930 820,960 1140,930 1400,900 1640,910'), 1010), KEY),
      fill(cuts(r, 16, { x: [0, 1500], y: [940, 990], long: [40, 120], wide: [5, 9] }), TEA),
      at(hiker(RED), 360, 924, 1.1),
      at(walker(LAGOON, GAMBOGE), 450, 932, 1.05),
      s.layer,
    ],
  });
}

export const ambuluwawa: Plates = { ambuluwawa: draw };

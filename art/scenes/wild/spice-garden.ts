import { type Chance, chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, spline, wobble } from '../../lib/path.ts';
import { at, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import type { Plates } from '../plates.ts';

const LEAF_PAIR = 'M0 0q-60-50-120-30q40 50 120 30zM0 0q60-50 120-30q-40 50-120 30z';
/** Cocoa, on the trunk; cinnamon, rolled; pepper on its vine; a star of cardamom. */
const POD =
  fill('M0 0q40 10 46 70q0 60-46 84q-46-24-46-84q6-60 46-70z', RED) +
  stroke('M0 6V150M-22 20q-14 60 12 122M22 20q14 60-12 122', KEY, 4) +
  stroke('M0 4V-24', KEY, 7);
const NUTMEG =
  fill('M0 0a52 56 0 1 1-.1 0z', GAMBOGE) +
  fill('M-8 12q40 40 6 96q-30-50-6-96z', KEY) +
  fill('M-2 30q16 24 2 54q-14-28-2-54z', RED) +
  stroke('M0 0V-26', KEY, 7);

function vine(r: Chance, x: number, y0: number, y1: number): string {
  let berries = '';
  let leaves = '';
  for (let y = y0; y < y1; y += 56) {
    const side = (y / 56) % 2 < 1 ? 1 : -1;
    leaves += `M${x} ${y}q${side * 20} -50 ${side * 76} -40q${side * 6} 44 ${-side * 76} 40z`;
    if (y % 3 > 0.5)
      berries += `M${Math.round(x - side * (18 + r(0, 8)))} ${Math.round(y)}v${Math.round(r(54, 84))}`;
  }
  return (
    stroke(`M${x} ${y0 - 40}V${y1 + 60}`, KEY, 30) +
    fill(leaves, LEAF) +
    stroke(berries, RED, 14, '0 14', 'stroke-linecap="round"')
  );
}

function draw(): string {
  const r = chance(521);
  const s = salt(r, 260);
  const tray = (x: number, y: number, ink: string, heap: string) =>
    fill(`M${x - 110} ${y}q110 50 220 0l-14 34q-96 40-192 0z`, ROSE) +
    `<path d="M${x - 96} ${y + 4}q20-60 96-66q76 6 96 66q-96 36-192 0z" fill="${ink}"/>` +
    heap;
  return sheet({
    sky: GAMBOGE,
    defs: [define('c', palmHead(r, 114)), stamp('o', POD), stamp('n', NUTMEG), define('l', LEAF_PAIR), s.def],
    layers: [
      fill(disc(r, 1090, 270, 100), PAPER),
      fill(streaks(r, [130, 200, 270, 340], 3, [110, 300]), PAPER),
      jungle(r, points('-20,470 240,430 500,460 800,470 1100,440 1360,420 1640,450'), {
        size: [34, 60],
        bottom: 700,
        body: TEA,
        light: LEAF,
        under: 12,
        depth: 160,
      }),
      palms(
        r,
        [
          [560, 600, 300, -30, 0.9],
          [700, 600, 220, 24, 0.7],
          [1000, 600, 260, 30, 0.8],
        ],
        KEY,
      ),
      fill('M730 640V530h260v110z', PAPER) +
        fill('M700 536l60-90h200l60 90z', RED) +
        stroke('M750 600h230', KEY, 70, '26 22') +
        stroke('M700 536h320', KEY, 6),
      fill(
        cut(wobble(r, points('-20,640 400,626 800,636 1200,626 1640,640 1640,1010 -20,1010'), 3, 110)),
        LEAF,
      ),
      fill(
        cut(
          spline(
            points('820,640 860,700 780,780 700,860 640,1010 1100,1010 1020,900 980,800 940,710 900,640'),
            3,
          ),
        ),
        PAPER,
      ),
      fill(cuts(r, 30, { x: [-40, 1560], y: [660, 900], long: [40, 130], wide: [5, 10] }), TEA),
      at(walker(RED, PAPER), 830, 770, 0.9),
      at(walker(PLUM, GAMBOGE), 920, 800, 0.95, -1),
      // vines on their posts, cocoa and nutmeg close to the eye
      vine(r, 480, 330, 720),
      vine(r, 1200, 330, 720),
      fill(
        cut(
          wobble(
            r,
            spline(points('-20,-20 120,-20 150,200 170,420 160,640 190,820 60,820 -20,820'), 2),
            4,
            70,
          ),
        ),
        KEY,
      ),
      fill(
        cut(
          wobble(
            r,
            spline(points('1640,-20 1450,-20 1430,180 1440,420 1420,640 1400,830 1640,830'), 2),
            4,
            70,
          ),
        ),
        KEY,
      ),
      fill(
        cuts(r, 16, { x: [20, 140], y: [60, 700], long: [50, 120], wide: [6, 11], lean: 1.57 }) +
          cuts(r, 16, { x: [1470, 1580], y: [60, 700], long: [50, 120], wide: [6, 11], lean: 1.57 }),
        PLUM,
      ),
      place('o', 200, 330, 1.1),
      place('o', 250, 440, 0.9),
      place('o', 190, 540, 1),
      place('n', 1370, 340, 1.05),
      place('n', 1300, 250, 0.85),
      place('n', 1390, 500, 0.95),
      `<g fill="${TEA}">${place('l', 210, 190, 1.5)}${place('l', 130, 80, 1.7)}${place('l', 300, 60, 1.3)}${place('l', 1330, 190, 1.5)}${place('l', 1440, 80, 1.7)}${place('l', 1240, 70, 1.3)}</g>`,
      `<g fill="${KEY}">${place('l', 40, 30, 1.9)}${place('l', 1560, 30, 1.9)}${place('l', 430, 10, 1.3)}${place('l', 1130, 10, 1.3)}</g>`,
      fill(cut(wobble(r, points('-20,830 500,812 1000,820 1640,812 1640,1010 -20,1010'), 2, 130)), PLUM),
      stroke('M-20 850H1640M-20 920H1640', KEY, 5, '180 10 260 14'),
      tray(300, 850, RED, ''),
      tray(560, 870, GAMBOGE, ''),
      tray(830, 852, TEA, ''),
      tray(1090, 872, KEY, ''),
      `${fill('M1280 900l230-50 14 30-230 52zM1300 936l240-40 10 32-240 40zM1270 866l220-56 14 30-220 58z', ROSE)}${stroke('M1290 892l210-46M1310 928l220-36M1282 858l200-50', RED, 6)}`,
      stroke(
        'M250 820h1M300 806h1M340 828h1M290 836h1M520 846h1M570 826h1M600 850h1',
        PAPER,
        9,
        '',
        'stroke-linecap="round"',
      ),
      stroke('M790 822h1M830 806h1M866 830h1M820 838h1', LEAF, 16, '', 'stroke-linecap="round"'),
      stroke('M1050 846h1M1090 826h1M1124 848h1M1080 856h1', MIST, 11, '', 'stroke-linecap="round"'),
      s.layer,
    ],
  });
}

export const spiceGarden: Plates = { 'spice-garden': draw };

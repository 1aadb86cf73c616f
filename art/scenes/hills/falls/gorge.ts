import { chance } from '../../../lib/chance.ts';
import { cuts, gouge } from '../../../lib/cuts.ts';
import { jungle, tufts } from '../../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, LEAF, MIST, PAPER, RED, TEA } from '../../../lib/inks.ts';
import { cut, type Point, points, wobble } from '../../../lib/path.ts';
import { at, hiker } from '../../../lib/people.ts';
import { fill, salt, sheet, stroke } from '../../../lib/svg.ts';
import { ripples } from '../../../lib/water.ts';
import type { Plates } from '../../plates.ts';

/** Dunhinda at the end of its path: the smoke of the fall between two dark walls, a footbridge before it. */
function gorge(): string {
  const r = chance(167);
  const s = salt(r, 240);
  const veil = Array.from(
    { length: 11 },
    (_, i): Point => [745 - 150 * (i / 10) ** 2 + r(-12, 12), 190 + 54 * i],
  );
  const right = Array.from(
    { length: 11 },
    (_, i): Point => [860 + 170 * (i / 10) ** 2 + r(-12, 12), 190 + 54 * i],
  );
  let smoke = '';
  for (let i = 0; i < 22; i++)
    smoke += gouge(r(360, 980), r(668, 764), r(220, 420), r(-0.02, 0.02), r(14, 26));
  let threads = '';
  for (let i = 0; i < 26; i++) {
    const t = r(0.05, 0.9);
    threads += gouge(
      802 + r(-1, 1) * (40 + 110 * t * t),
      190 + 440 * t,
      r(60, 150),
      Math.PI / 2 + r(-0.06, 0.06),
      r(6, 12),
    );
  }
  const rope = (y: number, sag: number) => `M-20 ${y}Q800 ${y + sag} 1620 ${y - 30}`;
  const deckAt = (x: number) => 770 + (1 - ((x - 800) / 820) ** 2) * 62 - (x / 1600) * 26;
  const wall = (from: string) => points(from);
  return sheet({
    sky: LEAF,
    defs: [s.def],
    layers: [
      fill(
        cuts(r, 40, { x: [300, 1300], y: [0, 260], long: [40, 120], wide: [6, 14], lean: 1.5, sway: 0.5 }),
        TEA,
      ),
      fill(
        cut(
          wobble(
            r,
            points('420,250 560,190 740,186 800,200 870,184 1060,196 1200,270 1200,800 420,800'),
            6,
            60,
          ),
        ),
        KEY,
      ),
      fill(
        cuts(r, 34, {
          x: [440, 1160],
          y: [260, 620],
          long: [50, 150],
          wide: [7, 14],
          lean: 1.56,
          sway: 0.14,
        }),
        TEA,
      ),
      jungle(r, wall('380,230 560,180 700,176 800,196 900,176 1080,190 1240,250'), {
        size: [18, 32],
        bottom: { under: 30 },
        body: TEA,
        light: LEAF,
        leaves: 1,
      }),
      fill(cut([...veil, ...right.reverse()]), PAPER),
      fill(threads, MIST),
      fill('M-20 740H1640V1010H-20z', LAGOON),
      fill(smoke, MIST),
      fill(cuts(r, 16, { x: [430, 900], y: [690, 770], long: [160, 320], wide: [8, 16] }), PAPER),
      fill(ripples(r, 34, [100, 1500], [800, 980], [60, 210], [6, 15]), MIST),
      fill(ripples(r, 18, [200, 1400], [830, 990], [60, 170], [6, 12]), KEY),
      jungle(r, wall('-20,120 120,220 240,330 330,450 400,590 470,720 520,790'), {
        size: [40, 76],
        bottom: 800,
        body: TEA,
        light: LEAF,
        leaves: 2,
        under: 8,
        depth: 220,
      }),
      jungle(r, wall('1090,800 1160,690 1230,560 1310,430 1420,310 1520,200 1640,110'), {
        size: [40, 76],
        bottom: 800,
        body: TEA,
        light: LEAF,
        leaves: 2,
        under: 8,
        depth: 220,
      }),
      stroke(rope(650, 124), GAMBOGE, 7),
      stroke(
        Array.from({ length: 25 }, (_, i) => {
          const x = 20 + i * 65;
          return `M${x} ${Math.round(deckAt(x) - 118)}V${Math.round(deckAt(x))}`;
        }).join(''),
        GAMBOGE,
        4,
      ),
      stroke(`M-20 ${Math.round(deckAt(-20))}Q800 894 1620 ${Math.round(deckAt(1620))}`, KEY, 26),
      stroke(
        `M-20 ${Math.round(deckAt(-20)) - 4}Q800 890 1620 ${Math.round(deckAt(1620)) - 4}`,
        RED,
        14,
        '22 7',
      ),
      at(hiker(RED), 700, Math.round(deckAt(700)) - 6, 1.25),
      at(hiker(GAMBOGE), 850, Math.round(deckAt(850)) - 4, 1.15, -1),
      fill(
        'M-20-20h170q-40 190-20 360q-20 230 40 420q20 150-10 260h-180zM1640-20h-130q30 210 0 400q30 240-24 420q0 120 30 210h124z',
        KEY,
      ),
      fill(
        cuts(r, 16, { x: [10, 110], y: [20, 900], long: [60, 150], wide: [6, 11], lean: 1.57, sway: 0.1 }) +
          cuts(r, 14, {
            x: [1530, 1600],
            y: [20, 900],
            long: [60, 150],
            wide: [6, 11],
            lean: 1.57,
            sway: 0.1,
          }),
        TEA,
      ),
      stroke('M150 0Q210 240 330 20M1510 0Q1430 200 1340 30', KEY, 12),
      fill(
        tufts(r, 10, [0, 240], points('0,900 260,960'), 70, 60) +
          tufts(r, 8, [1360, 1600], points('1340,960 1600,900'), 70, 60),
        LEAF,
      ),
      s.layer,
    ],
  });
}

export const gorges: Plates = { dunhinda: gorge };

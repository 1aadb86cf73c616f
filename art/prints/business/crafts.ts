import type { Block } from '../kit/block.ts';
import { bank, palm } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval, type Point } from '../kit/path.ts';
import { openSky } from '../kit/sky.ts';
import { boards, pot } from './still.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** A handloom from the weaver's seat: the warp before her, the cloth coming to her lap. */
export function loom(b: Block): void {
  openSky(b, tea, leaf, { n: 16, low: 290 });
  b.dashed(`M0 0${Array.from({ length: 31 }, (_, i) => `M${80 + i * 8} 40V160`).join('')}`, print, 1.8, '');
  b.slip('M70 84H330V96H70Z', plum, { step: 60, ghost: key, dx: 0, dy: 2 });
  b.dashed('M76 74V108M324 74V108', plum, 6, '');
  const at = (y: number) => 74 - (y - 150) * 0.2;
  for (const [y, h, ink, stitch, dash] of [
    [150, 12, mural, gamboge, '6 5'],
    [162, 16, gamboge, mural, '10 7'],
    [178, 12, key, print, '3 4'],
    [190, 26, lagoon, gamboge, '14 9'],
    [216, 10, print, mural, '4 4'],
    [226, 34, mural, gamboge, '18 10'],
    [260, 12, gamboge, key, '5 6'],
    [272, 40, plum, rose, '20 12'],
  ] as const) {
    b.cut(`M${at(y)} ${y}H${400 - at(y)}L${400 - at(y + h)} ${y + h + 1}H${at(y + h)}Z`, ink, {
      step: 50,
      jitter: 0.4,
    });
    b.dashed(`M${at(y) + 8} ${y + h / 2}H${392 - at(y)}`, stitch, h * 0.36, dash);
  }
  b.slip('M52 128H348V150H52Z', OVER.skinWarm, { step: 60, ghost: key, dx: 0.4, dy: 2.4 });
  b.dashed('M78 139H322', OVER.skinDeep, 12, '2 6');
  b.slip('M178 116Q214 100 252 116Q214 128 178 116Z', gamboge, { ghost: key, dx: 0.6, dy: 1.6, step: 8 });
  b.cut('M200 114Q214 108 230 114Q214 120 200 114Z', mural, { step: 6 });
  b.stroke('M252 115Q290 110 322 150', mural, 2, 1.6);
  for (const x of [14, 352]) {
    b.slip(`M${x} -6H${x + 34}V306H${x}Z`, OVER.skinBrown, {
      step: 60,
      ghost: key,
      dx: x < 99 ? 2 : -2,
      dy: 0,
    });
    b.gouges(`M${x + 4} 0H${x + 30}V300H${x + 4}Z`, OVER.skinDeep, {
      n: 16,
      angle: 1.57,
      spread: 0.05,
      length: [16, 44],
      width: [1, 2.2],
    });
  }
  b.slip('M-6 22H406V50H-6Z', OVER.skinBrown, { step: 80, ghost: key, dx: 0, dy: 2.6 });
  b.dashed('M78 36H322', print, 20, '5 3');
  b.gouges('M-20 26H70V46H-20ZM330 26H420V46H330Z', OVER.skinDeep, { n: 8, length: [10, 26], width: [1, 2] });
}

/** Water pots piled by the road under a thatch. */
export function pottery(b: Block): void {
  openSky(b, gamboge, print, { n: 10, low: 120 });
  palm(b, 356, 240, 190, 14, key, 50);
  bank(
    b,
    [
      [-10, 190],
      [120, 178],
      [280, 188],
      [410, 176],
    ],
    [12, 22],
    260,
    tea,
    leaf,
    0.5,
  );
  b.cut('M-6 246L200 242L406 247V306H-6Z', OVER.skinWarm, { step: 60 });
  b.gouges('M-20 256H420V298H-20Z', OVER.skinDeep, {
    n: 14,
    length: [16, 46],
    width: [1, 2.4],
    spread: 0.03,
  });
  b.stroke('M36 262V60M318 262V60', key, 7, 6);
  const clays = [mural, OVER.skinBrown, OVER.skinDeep] as const;
  for (const [row, y] of [
    [0, 266],
    [1, 208],
    [2, 150],
  ] as const)
    for (let i = 0; i < 4 - row; i++) {
      const x = 70 + row * 34 + i * 70;
      pot(b, x, y, 38, clays[(i + row * 2) % 3] ?? mural, rose);
      b.dashed(`M${x - 34} ${y - 34}Q${x - 6} ${y - 24} ${x + 14} ${y - 32}`, print, 3, '3 4');
    }
  b.slip(
    'M-6 66L60 12H300L372 66L360 78L330 70L300 80L262 71L220 81L180 72L140 81L100 71L60 80L24 70L0 78Z',
    OVER.straw,
    {
      ghost: key,
      dx: 0.6,
      dy: 3,
      step: 30,
    },
  );
  b.gouges('M10 62L66 16H296L358 64Z', OVER.skinWarm, {
    n: 34,
    angle: 1.5,
    spread: 0.25,
    length: [12, 26],
    width: [1.2, 2.6],
  });
}

/** A blue sapphire of Ratnapura, held up to be looked into. */
export function sapphire(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    gamboge,
  );
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2 + b.u(-0.04, 0.04);
    const [from, to] = [128 + b.u(0, 14), 160 + b.u(0, 70)];
    const p = (r: number) =>
      `${(190 + Math.cos(a) * r).toFixed(1)} ${(130 + Math.sin(a) * r * 0.9).toFixed(1)}`;
    b.stroke(`M${p(from)}L${p(to)}`, print, 1.2, 4.5);
  }
  b.cut('M-6 306V268L70 252L190 266L300 250L406 266V306Z', print, { step: 60 });
  b.gouges('M0 274H400V298H0Z', OVER.straw, { n: 12, length: [20, 60], width: [1.4, 3], spread: 0.05 });
  const at = (r: number, i: number): Point => {
    const a = (i / 16) * Math.PI * 2 - Math.PI / 2 + Math.PI / 16;
    return [190 + Math.cos(a) * r * 1.16, 130 + Math.sin(a) * r];
  };
  const ring = (r: number, by: number, from = 0) =>
    Array.from({ length: 16 / by }, (_, i) => at(r, i * by + from));
  const d = (points: readonly Point[]) =>
    `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  b.slip(d(ring(102, 1)), key, { dx: -3, dy: 2, step: 60, jitter: 0.2 });
  const inks = [lagoon, OVER.far, lagoon, key, lagoon, key, lagoon, lagoon] as const;
  for (let i = 0; i < 8; i++) {
    const [k, next] = [i * 2, i * 2 + 2];
    b.polygon([at(100, k), at(100, k + 1), at(76, k + 1)], i < 2 || i > 5 ? mist : lagoon);
    b.polygon([at(100, k + 1), at(100, next), at(76, k + 1)], i < 1 || i > 4 ? OVER.far : lagoon);
    b.polygon([at(99, k), at(74, k + 1), at(54, k), at(74, k - 1)], inks[i] ?? lagoon);
    b.polygon(
      [at(73, k + 1), at(53, k), at(53, next)],
      i === 7 || i === 0 ? print : i % 2 ? lagoon : OVER.far,
    );
  }
  b.polygon(ring(52, 2), lagoon);
  b.polygon([at(50, 12), at(50, 14), at(50, 0), at(16, 1), at(22, 12)], OVER.far);
  b.polygon([at(48, 13), at(48, 14), at(14, 14)], print);
  b.polygon([at(50, 4), at(50, 6), at(50, 8), at(18, 6)], key);
  b.slip('M296 74L312 68Q364 130 420 206V276Q350 176 292 92Z', mist, { ghost: key, dx: -1, dy: 3, step: 40 });
  b.gouges('M316 84L410 212V236L312 96Z', lagoon, {
    n: 7,
    angle: 0.95,
    spread: 0.04,
    length: [20, 44],
    width: [1, 2.2],
  });
  b.slip('M238 212L250 198Q340 236 420 244V306H404Q320 258 238 222Z', print, {
    ghost: key,
    dx: -1,
    dy: 3,
    step: 40,
  });
  b.gouges('M270 218L410 258V276L270 226Z', mist, {
    n: 9,
    angle: 0.33,
    spread: 0.04,
    length: [20, 50],
    width: [1.4, 3],
  });
  for (const [x, y, r, ink, lit] of [
    [60, 254, 20, mural, rose],
    [116, 272, 15, plum, rose],
    [20, 282, 13, tea, leaf],
    [168, 286, 12, rose, print],
  ] as const) {
    b.slip(
      `M${x - r} ${y - r * 0.3}L${x - r * 0.5} ${y - r * 0.8}H${x + r * 0.5}L${x + r} ${y - r * 0.3}L${x} ${y + r}Z`,
      ink,
      {
        ghost: key,
        dx: 0.6,
        dy: 1.6,
        step: 30,
      },
    );
    b.cut(
      `M${x - r * 0.8} ${y - r * 0.3}L${x - r * 0.4} ${y - r * 0.7}H${x}L${x - r * 0.3} ${y - r * 0.25}Z`,
      lit,
      { step: 30 },
    );
    b.stroke(`M${x - r * 0.3} ${y - r * 0.2}L${x} ${y + r * 0.8}`, lit, 1.2);
  }
}

/** Brass oil lamps, lit to be chosen by. */
export function brass(b: Block): void {
  openSky(b, mural, plum, { n: 20, low: 250 });
  for (const [x, y, r] of [
    [200, 110, 92],
    [78, 150, 60],
    [322, 150, 60],
  ] as const)
    b.cut(oval(x, y, r), OVER.skinDeep, { jitter: 1.4, step: 12 });
  boards(b, key, plum, 256);
  const lamp = (x: number, y: number, size: number) =>
    b.move(x, y, size, false, () => {
      b.slip(
        'M-46 0Q-44 -14 -16 -20L-9 -34L-13 -42L-6 -50L-6 -78L-12 -86L-6 -94V-116H6V-94L12 -86L6 -78V-50L13 -42L9 -34L16 -20Q44 -14 46 0Z',
        gamboge,
        { ghost: key, dx: 1.6, dy: 0.8, step: 30, jitter: 0.3 },
      );
      b.slip('M-62 -132L-40 -126H40L62 -132Q54 -112 22 -108H-22Q-54 -112 -62 -132Z', gamboge, {
        ghost: key,
        dx: 1,
        dy: 2,
        step: 12,
        jitter: 0.3,
      });
      b.comb('M10 -120V-6', 'M10 -2L40 -2Q36 -12 14 -20L6 -34L10 -42L3 -50V-118Z', OVER.skinWarm, {
        toward: [-1, 0],
        depth: [1, 5],
        step: 9,
      });
      b.stroke('M-52 -126Q0 -116 52 -126M-34 -6H34', OVER.skinBrown, 2.4);
      for (const k of [-54, -28, 28, 54]) {
        b.cut(`M${k} -166Q${k + 11} -144 ${k + 4} -132H${k - 4}Q${k - 11} -144 ${k} -166Z`, print, {
          step: 8,
        });
        b.cut(`M${k} -152Q${k + 5} -142 ${k} -133Q${k - 5} -142 ${k} -152Z`, gamboge, { step: 5 });
      }
      b.slip(
        'M-4 -128L-5 -146Q-26 -150 -28 -176Q-20 -162 -12 -164Q-2 -168 4 -184Q8 -194 16 -190L26 -184L17 -180Q20 -158 6 -146L4 -128Z',
        gamboge,
        { ghost: key, dx: 1, dy: 0.8, step: 9, jitter: 0.3 },
      );
      b.cut('M6 -190L8 -199L12 -193L16 -199L18 -189Z', print, { jitter: 0.2 });
      b.cut(oval(14, -185, 1.8), key, { step: 3 });
    });
  lamp(76, 268, 0.78);
  lamp(324, 268, 0.78);
  lamp(200, 284, 1.24);
}

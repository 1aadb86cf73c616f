import type { Block } from '../kit/block.ts';
import { bank, palm } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { openSky } from '../kit/sky.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** A moonstone before the steps of something that has gone. */
export function moonstoneSteps(b: Block): void {
  openSky(b, gamboge, print, { n: 8, low: 60 });
  bank(
    b,
    [
      [-10, 70],
      [90, 54],
      [200, 72],
      [300, 52],
      [410, 68],
    ],
    [16, 30],
    160,
    tea,
    leaf,
  );
  for (const x of [60, 118, 270, 328]) {
    b.slip(`M${x} 34H${x + 18}V120H${x}Z`, OVER.straw, { ghost: key, dx: 1.6, dy: 0, step: 40 });
    b.cut(`M${x - 5} 26H${x + 23}V36H${x - 5}Z`, OVER.straw, { step: 30 });
  }
  b.cut('M-6 116H406V306H-6Z', leaf, { step: 60 });
  b.gouges('M-20 130H420V296H-20Z', tea, {
    n: 40,
    length: [8, 24],
    width: [1.4, 3],
    spread: 0.4,
    angle: -1.3,
  });
  for (let i = 0; i < 5; i++) {
    const y = 100 + i * 20;
    b.cut(`M${126 - i * 4} ${y}H${274 + i * 4}V${y + 9}H${126 - i * 4}Z`, print, { step: 60, jitter: 0.4 });
    b.cut(`M${126 - i * 4} ${y + 8}H${274 + i * 4}V${y + 21}H${126 - i * 4}Z`, i % 2 ? rose : OVER.skinWarm, {
      step: 60,
      jitter: 0.4,
    });
    b.dashed(`M${130 - i * 4} ${y + 15}H${272 + i * 4}`, OVER.skinDeep, 5, '3 11');
  }
  for (const flip of [false, true])
    b.move(flip ? 400 : 0, 0, 1, flip, () => {
      b.slip(
        'M128 92H104Q98 150 82 170Q66 176 62 192Q60 208 76 212Q92 212 96 198H108Q116 150 128 92Z',
        OVER.straw,
        { ghost: key, dx: -1.4, dy: 2, step: 10 },
      );
      b.stroke('M110 100Q106 150 92 178M80 188Q72 190 74 198Q80 202 84 196', OVER.skinDeep, 2.6, 1.6);
      b.slip('M52 172Q70 148 88 172L90 222H50Z', print, { ghost: key, dx: -1.4, dy: 1.4, step: 14 });
      b.stroke('M60 178Q70 164 80 178V212H60V178', OVER.skinDeep, 2);
      b.cut('M66 208L64 194Q58 184 66 186Q66 176 70 172Q74 176 74 186Q82 184 76 194L74 208Z', OVER.skinWarm, {
        step: 6,
      });
    });
  const half = (rx: number, ry: number) =>
    `M${200 - rx} 200Q${200 - rx} ${200 + ry} 200 ${200 + ry}Q${200 + rx} ${200 + ry} ${200 + rx} 200Z`;
  b.slip(half(176, 92), print, { ghost: key, dx: 0, dy: 4, step: 12 });
  b.comb('M30 202Q34 286 200 288Q366 286 370 202', 'M362 202Q358 278 200 280Q42 278 38 202Z', mural, {
    toward: [0, -1],
    depth: [4, 9],
    step: 9,
  });
  b.cut(half(156, 76), OVER.skinWarm, { step: 12 });
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.06 + (i / 8) * 0.88);
    b.move(200 + Math.cos(a) * 146, 201 + Math.sin(a) * 67, 0.5, Math.cos(a) > 0, () => {
      if (i % 2)
        b.cut('M-20 6L-18 -8Q-8 -16 8 -12L18 -20L26 -12L18 -8L20 10H14L12 -2L-8 -2L-12 10H-18Z', key, {
          step: 8,
          jitter: 0.4,
        });
      else
        b.cut('M-22 10V-8Q-18 -20 0 -18Q8 -22 18 -18Q28 -8 24 8L18 8L18 -6L12 10H4L2 -2L-8 -2L-10 10Z', key, {
          step: 8,
          jitter: 0.4,
        });
    });
  }
  b.cut(half(134, 58), tea, { step: 12 });
  b.dashed('M78 203Q82 250 200 251Q318 250 322 203', leaf, 9, '9 6', true);
  b.cut(half(112, 44), gamboge, { step: 12 });
  b.dashed('M97 203Q100 238 200 239Q300 238 303 203', print, 6, '2 9', true);
  b.cut(half(92, 33), mural, { step: 12 });
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.05 + (i / 8) * 0.9);
    const p = (r: number, s: number) =>
      `${(200 + Math.cos(a + s) * r * 1.0).toFixed(1)} ${(200 + Math.sin(a + s) * r * 0.36).toFixed(1)}`;
    b.cut(`M${p(30, 0)}Q${p(66, -0.2)} ${p(88, 0)}Q${p(66, 0.2)} ${p(30, 0)}Z`, print, {
      step: 7,
      jitter: 0.2,
    });
  }
  b.cut(half(34, 12), gamboge, { step: 7 });
}

/** The tower of a kovil over its striped wall. */
export function gopuram(b: Block): void {
  openSky(b, lagoon, mist, { n: 14, low: 200 });
  b.cut(oval(316, 74, 34), gamboge, { jitter: 0.5, step: 9 });
  palm(b, 40, 250, 150, 10, key, 46);
  palm(b, 376, 256, 120, -8, key, 40);
  const tiers = [rose, gamboge, mist, rose, gamboge, mist] as const;
  let [w, y] = [92, 214];
  for (const [i, ink] of tiers.entries()) {
    const h = 27 - i * 2;
    const next = w - 11;
    b.slip(`M${200 - w} ${y}L${200 - next} ${y - h}H${200 + next}L${200 + w} ${y}Z`, ink, {
      dx: -2,
      step: 40,
      jitter: 0.4,
    });
    b.cut(
      `M${200 + w * 0.42} ${y}L${200 + next * 0.46} ${y - h}H${200 + next}L${200 + w} ${y}Z`,
      i % 3 === 1 ? OVER.skinWarm : i % 3 ? OVER.far : mural,
      { step: 30, jitter: 0.6 },
    );
    b.dashed(`M${200 - w + 9} ${y - h * 0.42}H${200 + w - 6}`, key, h * 0.46, '7 6');
    b.dashed(`M${200 - w + 10} ${y - h * 0.42}H${200 + w - 6}`, i % 2 ? mural : lagoon, h * 0.24, '4 9');
    b.slip(`M${200 - next - 9} ${y - h}H${200 + next + 9}V${y - h - 5}H${200 - next - 9}Z`, print, {
      ghost: key,
      dx: 0,
      dy: 2,
      step: 50,
    });
    y -= h + 4;
    w = next - 3;
  }
  b.slip(
    `M${200 - w - 8} ${y}Q${200 - w - 12} ${y - 26} 200 ${y - 30}Q${200 + w + 12} ${y - 26} ${200 + w + 8} ${y}Z`,
    mural,
    { dx: -2, step: 10 },
  );
  b.dashed(`M${200 - w} ${y - 8}H${200 + w}`, gamboge, 8, '4 4');
  for (const x of [-15, -7.5, 0, 7.5, 15]) {
    b.stroke(`M${200 + x} ${y - 26}V${y - 46}`, gamboge, 3.4, 1);
    b.cut(oval(200 + x, y - 32, 3), gamboge, { step: 3 });
  }
  b.slip('M96 250V206H304V250Z', OVER.straw, { ghost: key, dx: -1.6, dy: 0, step: 40 });
  b.cut('M166 272V226Q200 204 234 226V272Z', key, { step: 10 });
  b.cut('M178 272V232Q200 218 222 232V272Z', gamboge, { step: 10 });
  b.cut('M186 272V238Q200 230 214 238V272Z', print, { step: 10 });
  for (const [from, to] of [
    [-6, 168],
    [232, 406],
  ] as const) {
    b.cut(`M${from} 232H${to}V268H${from}Z`, print, { step: 60 });
    b.dashed(`M${from} 250H${to}`, mural, 36, '9 9');
    b.cut(`M${from} 226H${to}V234H${from}Z`, key, { step: 60 });
  }
  b.cut('M-6 266H406V306H-6Z', OVER.skinWarm, { step: 60 });
  b.gouges('M-20 272H420V300H-20Z', OVER.skinDeep, {
    n: 14,
    length: [16, 46],
    width: [1, 2.4],
    spread: 0.03,
  });
  for (const [x, ink, fall] of [
    [140, gamboge, mural],
    [162, tea, rose],
    [262, print, gamboge],
  ] as const)
    b.move(x, 288, 0.62, x > 200, () => {
      b.slip('M-10 -70L-15 -40L-18 0H18L12 -40L8 -70Q0 -76 -10 -70Z', ink, {
        ghost: key,
        dx: -1,
        dy: 0.8,
        step: 12,
      });
      b.cut('M-10 -70L8 -66L14 -10L4 -12Z', fall, { step: 20 });
      b.cut(oval(0, -84, 10, 12), OVER.skinBrown, { step: 5 });
      b.cut('M-10 -84Q-8 -98 4 -97Q12 -92 10 -84Q4 -90 -2 -88L-4 -70Q-14 -66 -10 -84Z', key, { step: 5 });
    });
  b.stroke('M96 54q8 -8 14 0q8 -8 14 0M60 84q6 -6 11 0q6 -6 11 0M132 84q6 -6 11 0q6 -6 11 0', key, 2.2);
}

/** Lanterns of Vesak, and those who came to see them. */
export function lanterns(b: Block): void {
  openSky(b, key, plum, { n: 20, low: 240 });
  b.cut(oval(338, 56, 28), OVER.straw, { jitter: 0.5, step: 8 });
  b.stroke('M-6 18Q200 64 406 14', print, 1.8);
  for (let x = 14; x < 400; x += 26) {
    const y = 18 + 46 * (1 - ((x - 200) / 206) ** 2) * 0.5 + 4;
    b.cut(oval(x, y + 3, 3.6, 4.6), [mural, gamboge, leaf][((x / 26) | 0) % 3] ?? mural, { step: 4 });
  }
  const lantern = (x: number, y: number, size: number, face: string, side: string, cutInk: string) =>
    b.move(x, y, size, false, () => {
      b.stroke('M0 -110V-62', print, 1.6);
      let tassels = '';
      for (const [fx, k] of [
        [-50, -1],
        [-26, 0],
        [0, 0],
        [26, 0],
        [50, 1],
      ] as const)
        for (const o of [-5, 5])
          tassels += `M${fx + o} ${k ? 22 : 46}L${fx + o * 1.6 + b.u(-4, 4)} ${k ? 60 : 90}L${fx + o * 2 + b.u(-7, 7)} ${(k ? 92 : 128) + b.u(-6, 8)}`;
      b.dashed(tassels, cutInk, 3, '');
      b.slip('M-26 -62H26L62 -26V26L26 62H-26L-62 26V-26Z', face, {
        dx: -2.4,
        dy: 1.4,
        step: 40,
        jitter: 0.5,
      });
      b.cut('M-26 -62H26V-26H-26ZM-26 26H26V62H-26ZM-62 -26H-26V26H-62ZM26 -26H62V26H26Z', side, {
        step: 40,
        jitter: 0.5,
      });
      b.stroke('M-26 -62V62M26 -62V62M-62 -26H62M-62 26H62', key, 1.8);
      b.cut(oval(0, 0, 17), print, { step: 6 });
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * Math.PI * 2;
        const p = (r: number, s: number) =>
          `${(Math.cos(a + s) * r).toFixed(1)} ${(Math.sin(a + s) * r).toFixed(1)}`;
        b.cut(`M${p(6, 0)}Q${p(16, -0.4)} ${p(23, 0)}Q${p(16, 0.4)} ${p(6, 0)}Z`, cutInk, {
          step: 6,
          jitter: 0.2,
        });
      }
      b.cut('M-10 -54H10L0 -34ZM-10 54H10L0 34ZM-54 -10V10L-34 0ZM54 -10V10L34 0Z', print, {
        step: 30,
        jitter: 0.3,
      });
    });
  lantern(82, 112, 0.74, rose, leaf, tea);
  lantern(318, 128, 0.74, leaf, gamboge, mural);
  lantern(200, 120, 1.08, gamboge, mural, mural);
  b.cut('M-6 270Q200 258 406 270V306H-6Z', plum, { step: 30 });
  for (const [x, s, ink, arm] of [
    [58, 0.8, print, 1],
    [92, 0.5, rose, 1],
    [124, 0.78, mist, 0],
    [280, 0.78, print, 0],
    [312, 0.84, gamboge, 1],
    [344, 0.54, mist, 1],
  ] as const)
    b.move(x, 300, s, x > 200, () => {
      b.slip('M-12 -66Q-18 -30 -20 10H20Q18 -30 12 -66Q0 -74 -12 -66Z', ink, {
        ghost: key,
        dx: -1.2,
        dy: 0.8,
        step: 12,
      });
      b.cut(oval(0, -82, 11, 13), OVER.skinBrown, { step: 5 });
      b.cut('M-11 -80Q-13 -98 2 -97Q8 -96 9 -90Q0 -90 -1 -78L-6 -70Q-10 -72 -11 -80Z', key, { step: 5 });
      if (arm) b.stroke('M10 -60L26 -76L34 -98', OVER.skinBrown, 6, 4);
    });
}

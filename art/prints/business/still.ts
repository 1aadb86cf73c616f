import type { Block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';

/** Boards of a table, or a cloth, seen from above or from the chair. */
export function boards(b: Block, ink: string, cut: string, from = 0): void {
  b.polygon(
    [
      [0, from],
      [400, from],
      [400, 300],
      [0, 300],
    ],
    ink,
  );
  const gap = (300 - from) / 5;
  for (let y = from + gap; y < 300; y += gap)
    b.stroke(`M-4 ${y}L200 ${y + b.u(-1.5, 1.5)}L404 ${y}`, cut, 1.2, 1.8);
  b.gouges(`M-30 ${from + 4}H430V298H-30Z`, cut, {
    n: 26,
    length: [16, 50],
    width: [0.8, 1.8],
    spread: 0.03,
  });
}

/** A bowl from above, with what is in it. */
export function bowl(
  b: Block,
  x: number,
  y: number,
  r: number,
  rim: string,
  food: string,
  bits: string,
  n = 12,
): void {
  b.comb(
    `M${x - r} ${y + r * 0.4}Q${x} ${y + r * 1.5} ${x + r * 1.06} ${y + r * 0.2}`,
    `M${x + r} ${y}L${x - r} ${y}Z`,
    INK.key,
    { toward: [0.4, 1], depth: [2, 6], step: 7 },
  );
  b.slip(oval(x, y, r, r * 0.94), rim, { dx: -1.2, dy: -0.8, step: 10 });
  b.cut(oval(x + 0.6, y + 0.8, r * 0.8, r * 0.74), INK.key, { step: 9 });
  b.cut(oval(x, y + 1.6, r * 0.76, r * 0.68), food, { step: 7, jitter: 0.9 });
  b.gouges(oval(x, y + 1.6, r * 0.7, r * 0.6), bits, {
    n,
    angle: 0.4,
    spread: 1.5,
    length: [r * 0.14, r * 0.34],
    width: [1.4, 3],
  });
}

/** A cup from the side on its saucer. */
export function cup(
  b: Block,
  x: number,
  y: number,
  s: number,
  ink: string,
  band: string,
  drink: string,
): void {
  b.slip(
    `M${x - 46 * s} ${y}Q${x} ${y + 18 * s} ${x + 46 * s} ${y}Q${x} ${y + 6 * s} ${x - 46 * s} ${y}Z`,
    ink,
    { ghost: INK.key, dx: 0.6, dy: 2.2 },
  );
  b.cut(oval(x, y - 1 * s, 46 * s, 8 * s), ink, { step: 9 });
  b.stroke(
    `M${x + 27 * s} ${y - 40 * s}Q${x + 54 * s} ${y - 42 * s} ${x + 46 * s} ${y - 20 * s}Q${x + 38 * s} ${y - 8 * s} ${x + 20 * s} ${y - 8 * s}`,
    ink,
    5 * s,
    4 * s,
  );
  b.slip(
    `M${x - 32 * s} ${y - 50 * s}H${x + 32 * s}C${x + 32 * s} ${y - 20 * s} ${x + 22 * s} ${y - 2 * s} ${x} ${y - 2 * s}C${x - 22 * s} ${y - 2 * s} ${x - 32 * s} ${y - 20 * s} ${x - 32 * s} ${y - 50 * s}Z`,
    ink,
    { ghost: INK.key, dx: 1.4, dy: 0.6 },
  );
  b.cut(oval(x, y - 50 * s, 32 * s, 7 * s), INK.key, { step: 7 });
  b.cut(oval(x, y - 49 * s, 28 * s, 5 * s), drink, { step: 7 });
  b.dashed(
    `M${x - 29 * s} ${y - 34 * s}Q${x} ${y - 27 * s} ${x + 29 * s} ${y - 34 * s}`,
    band,
    6 * s,
    `${5 * s} ${4 * s}`,
  );
  b.comb(
    `M${x + 17 * s} ${y - 44 * s}Q${x + 18 * s} ${y - 14 * s} ${x + 4 * s} ${y - 3 * s}`,
    `M${x + 8 * s} ${y - 3 * s}Q${x + 30 * s} ${y - 12 * s} ${x + 31 * s} ${y - 44 * s}Z`,
    INK.key,
    { toward: [-1, 0.2], depth: [1 * s, 5 * s], step: 5 * s },
  );
}

export function steam(b: Block, x: number, y: number, h: number, ink: string): void {
  for (const [o, k] of [
    [-10, 1],
    [2, -1],
    [13, 1],
  ] as const) {
    b.stroke(
      `M${x + o} ${y}C${x + o + 10 * k} ${y - h * 0.3} ${x + o - 10 * k} ${y - h * 0.6} ${x + o + 5 * k} ${y - h * b.u(0.8, 1)}`,
      ink,
      3.4,
      0.8,
      { jitter: 0.3 },
    );
  }
}

/** A round clay pot with a lip. */
export function pot(
  b: Block,
  x: number,
  y: number,
  r: number,
  ink: string,
  cut: string,
  cloth?: string,
): void {
  b.slip(
    `M${x - r * 0.62} ${y - r * 1.5}H${x + r * 0.62}L${x + r * 0.5} ${y - r * 1.28}C${x + r * 1.1} ${y - r * 1.1} ${x + r * 1.14} ${y - r * 0.2} ${x + r * 0.5} ${y}H${x - r * 0.5}C${x - r * 1.14} ${y - r * 0.2} ${x - r * 1.1} ${y - r * 1.1} ${x - r * 0.5} ${y - r * 1.28}Z`,
    ink,
    { dx: -1.4, dy: 0.6 },
  );
  b.comb(
    `M${x + r * 0.4} ${y - r * 1.3}Q${x + r * 0.7} ${y - r * 0.6} ${x + r * 0.2} ${y}`,
    `M${x + r * 0.5} ${y}C${x + r * 1.14} ${y - r * 0.2} ${x + r * 1.1} ${y - r * 1.1} ${x + r * 0.5} ${y - r * 1.28}Z`,
    INK.key,
    { toward: [-1, 0.1], depth: [r * 0.06, r * 0.26], step: r * 0.2 },
  );
  b.gouges(`M${x - r * 0.8} ${y - r}H${x}V${y - r * 0.2}H${x - r * 0.7}Z`, cut, {
    n: 7,
    angle: 0.3,
    spread: 0.4,
    length: [r * 0.14, r * 0.34],
    width: [1, 2],
  });
  b.cut(
    `M${x - r * 0.7} ${y - r * 1.62}H${x + r * 0.7}L${x + r * 0.62} ${y - r * 1.46}H${x - r * 0.62}Z`,
    cloth ?? INK.key,
    { step: 14 },
  );
}

/** A long leaf, midrib and all, from a to b. */
export function leaf(
  b: Block,
  x: number,
  y: number,
  long: number,
  wide: number,
  angle: number,
  ink: string,
  cut: string,
): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (u: number, v: number) => `${(x + c * u - s * v).toFixed(1)} ${(y + s * u + c * v).toFixed(1)}`;
  b.slip(
    `M${at(0, 0)}C${at(long * 0.2, -wide * 0.7)} ${at(long * 0.7, -wide * 0.7)} ${at(long, 0)}C${at(long * 0.7, wide * 0.7)} ${at(long * 0.2, wide * 0.7)} ${at(0, 0)}Z`,
    ink,
    { ghost: INK.key, dx: 1.2, dy: 1.6 },
  );
  b.stroke(`M${at(0, 0)}L${at(long * 0.96, 0)}`, cut, 2.4, 0.8);
  for (let i = 1; i < 8; i++) {
    const u = (long * i) / 10;
    const h = wide * 0.42 * Math.sin((Math.PI * i) / 10);
    b.stroke(`M${at(u, 0)}L${at(u + long * 0.06, -h)}M${at(u, 0)}L${at(u + long * 0.06, h)}`, cut, 1.3, 0.6);
  }
}

import type { Block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';

/** The inks of one vehicle: body in the light, the turned side, the trim, and what the glass holds. */
export type Coat = { body: string; turned: string; trim: string; glint: string };

export function wheel(b: Block, x: number, y: number, r: number, hub: string = INK.print): void {
  b.cut(oval(x - r * 0.1, y, r * 0.94, r), INK.print, { jitter: 0.4, step: 8 });
  b.cut(oval(x, y, r * 0.92, r * 0.98), INK.key, { jitter: 0.4, step: 8 });
  b.cut(oval(x + r * 0.02, y, r * 0.52, r * 0.56), hub, { jitter: 0.3, step: 6 });
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 + 0.3;
    b.stroke(
      `M${x + Math.cos(a) * r * 0.14} ${y + Math.sin(a) * r * 0.14}L${x + Math.cos(a) * r * 0.44} ${y + Math.sin(a) * r * 0.46}`,
      INK.key,
      r * 0.1,
      r * 0.18,
    );
  }
  for (let i = 0; i < 4; i++) {
    const a = 3.4 + i * 0.38;
    const p = (k: number, d: number) => `${x + Math.cos(a + d) * r * k} ${y + Math.sin(a + d) * r * k}`;
    b.stroke(`M${p(0.68, 0)}L${p(0.8, 0.16)}`, INK.print, r * 0.06, r * 0.02);
  }
}

/** The dark arch a wheel turns in. */
export const arch = (b: Block, x: number, y: number, r: number) =>
  b.cut(
    `M${x - r} ${y + r * 0.5}C${x - r} ${y - r * 1.25} ${x + r} ${y - r * 1.25} ${x + r} ${y + r * 0.5}Z`,
    INK.key,
    { jitter: 0.3 },
  );

export function shadow(b: Block, from: number, to: number, y: number): void {
  b.comb(
    `M${from - 8} ${y}L${to + 12} ${y - 3}`,
    `M${to + 12} ${y - 3}L${to - 6} ${y - 8}L${from} ${y - 6}Z`,
    INK.key,
    { toward: [-0.8, 1], depth: [3, 9], step: 9 },
  );
}

export function lamp(b: Block, x: number, y: number, r: number, ink: string = INK.gamboge): void {
  b.cut(oval(x, y, r * 0.9, r), INK.key, { jitter: 0.2, step: 5 });
  b.cut(oval(x + 0.4, y, r * 0.66, r * 0.74), ink, { jitter: 0.2, step: 5 });
}

/** Light across a pane: two slanted cuts. */
export function glint(b: Block, x: number, y: number, height: number, ink: string): void {
  b.polygon(
    [
      [x, y + height],
      [x + height * 0.62, y],
      [x + height * 0.86, y],
      [x + height * 0.24, y + height],
    ],
    ink,
  );
  b.polygon(
    [
      [x + height * 0.36, y + height],
      [x + height * 0.96, y + height * 0.04],
      [x + height * 1.04, y + height * 0.04],
      [x + height * 0.46, y + height],
    ],
    ink,
  );
}

export function head(
  b: Block,
  x: number,
  y: number,
  r: number,
  skin: string,
  cloth: string,
  hat?: string,
): void {
  b.cut(
    `M${x - r * 1.5} ${y + r * 3.4}C${x - r * 1.5} ${y + r * 1.4} ${x - r * 0.6} ${y + r * 1.1} ${x} ${y + r * 1.1}C${x + r * 0.9} ${y + r * 1.1} ${x + r * 1.6} ${y + r * 1.6} ${x + r * 1.6} ${y + r * 3.4}Z`,
    cloth,
    { step: 6, jitter: 0.3 },
  );
  b.cut(oval(x, y, r * 0.82, r), skin, { step: 5, jitter: 0.25 });
  b.cut(
    `M${x - r * 0.9} ${y + r * 0.2}C${x - r * 1.1} ${y - r * 1.3} ${x + r * 0.7} ${y - r * 1.5} ${x + r * 0.86} ${y - r * 0.35}C${x + r * 0.2} ${y - r * 0.6} ${x - r * 0.4} ${y - r * 0.5} ${x - r * 0.9} ${y + r * 0.2}Z`,
    INK.key,
    { step: 5, jitter: 0.2 },
  );
  if (hat)
    b.cut(
      `M${x - r * 1.6} ${y - r * 0.3}L${x - r * 0.8} ${y - r * 0.5}C${x - r * 0.7} ${y - r * 1.6} ${x + r * 0.7} ${y - r * 1.6} ${x + r * 0.8} ${y - r * 0.5}L${x + r * 1.7} ${y - r * 0.2}L${x} ${y - r * 0.1}Z`,
      hat,
      { step: 6, jitter: 0.2 },
    );
}

import type { Block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';
import type { Sitter } from './sitter.ts';

const SHOULDERS = 'M6 430Q10 312 62 290L112 270L122 262Q150 300 178 262L188 270L238 290Q290 312 294 430Z';

/** What the sitter wears below the neck. */
export function dress(b: Block, s: Sitter): void {
  const build = s.build ?? 1;
  b.move(150 * (1 - build), 264 * (1 - build), build, false, () => wear(b, s));
}

/** A khaki shirt with two pockets. */
function wear(b: Block, s: Sitter): void {
  const { ink, trim } = s.cloth;
  b.slip(SHOULDERS, ink, { dx: -2.4, dy: 1.4 });
  const folds = {
    n: 6,
    spread: 0.3,
    length: [14, 40] as [number, number],
    width: [1.2, 2.8] as [number, number],
  };
  b.gouges('M16 430Q20 316 64 298L110 282V430Z', trim, { ...folds, angle: 1.1 });
  b.gouges('M284 430Q280 316 236 298L190 282V430Z', trim, { ...folds, angle: 2.04 });
  b.stroke('M150 304V430', trim, 2.4);
  for (const y of [326, 352])
    b.cut(`M152 ${y}L157 ${y - 2}L158 ${y + 4}L153 ${y + 5}Z`, trim, { jitter: 0.2 });
  b.slip('M122 258L150 306L126 322L104 286L112 266Z', ink, { ghost: trim, dx: 1, dy: 1.6, step: 20 });
  b.slip('M178 258L150 306L174 322L196 286L188 266Z', ink, { ghost: trim, dx: -1, dy: 1.6, step: 20 });
  b.stroke('M70 332H118V372H70ZM182 332H230V372H182ZM70 344H118M182 344H230', trim, 2);
  b.stroke('M58 296L92 282M242 296L208 282', trim, 4);
}

/** Field glasses, hung before the chest. */
export function fieldGlasses(b: Block): void {
  b.stroke('M92 278Q120 330 140 384M208 278Q180 330 160 384', INK.key, 5);
  b.slip('M118 356H146V392H112ZM154 356H182L188 392H154Z', INK.key, { dx: -1.4, dy: 1 });
  b.gouges('M118 358H182V384H118Z', INK.mist, { n: 6, angle: 1.57, length: [8, 18], width: [1, 1.8] });
}

import type { Block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';

/** A round stool on three legs, its feet at y. */
export function stool(b: Block, x: number, y: number, ink: string): void {
  b.stroke(
    `M${x - 10} ${y - 30}L${x - 14} ${y}M${x + 10} ${y - 30}L${x + 14} ${y}M${x} ${y - 30}V${y + 3}`,
    INK.key,
    3,
  );
  b.stroke(`M${x - 12} ${y - 12}H${x + 12}`, INK.key, 2.2);
  b.slip(
    `M${x - 18} ${y - 38}Q${x} ${y - 44} ${x + 18} ${y - 38}L${x + 15} ${y - 29}Q${x} ${y - 25} ${x - 15} ${y - 29}Z`,
    ink,
    {
      ghost: INK.key,
      dx: 0.6,
      dy: 1.4,
      step: 8,
    },
  );
}

/** A folding garden chair seen from its side, its feet at y, looking to the right. */
export function gardenChair(b: Block, x: number, y: number, size: number, flip: boolean): void {
  b.move(x, y, size, flip, () => {
    b.stroke('M-26 -88L-14 -40L22 0M22 -40L-20 0M-18 -42H26', INK.key, 4);
    b.dashed('M-24 -84L-15 -48M-14 -43H24', INK.print, 7, '4 4');
  });
}

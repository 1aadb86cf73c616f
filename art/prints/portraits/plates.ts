import { type Block, block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';
import { ground } from '../patterns/ground.ts';
import { dress, fieldGlasses } from './dress.ts';
import { ears, features, head, neck } from './face.ts';
import { hairBefore, hairBehind, moustache } from './hair.ts';
import { hatBefore, hatBehind } from './hats.ts';
import { leaning, turned } from './pose.ts';
import type { Sitter } from './sitter.ts';
import { sitters } from './sitters.ts';

function portrait(s: Sitter): string {
  const b = block(s.seed, 1200, 1500, 4);
  const near = s.pose?.near ?? 1;
  ground(b, s);
  b.move(150 + (s.pose?.aside ?? 0) - 150 * near, 190 * (1 - near), near, false, () => sit(b, s));
  b.salt(INK.print, 9);
  return b.svg(s.title);
}

/** What lies behind, body, head, hat. The head leans on its neck, and the face turns. */
function sit(b: Block, s: Sitter): void {
  const lean = (draw: () => void) => b.bend(leaning(s), draw);
  const turn = (draw: () => void) => lean(() => b.bend(turned(s), draw));
  lean(() => hatBehind(b, s));
  lean(() => hairBehind(b, s));
  dress(b, s);
  neck(b, s);
  lean(() => ears(b, s, 'behind'));
  turn(() => {
    head(b, s);
    features(b, s);
    moustache(b, s);
    hairBefore(b, s);
  });
  lean(() => ears(b, s, 'before'));
  turn(() => hatBefore(b, s));
  fieldGlasses(b);
}

/** Drawings of what a guide may look like, for pages that speak of guiding: never beside a person's name. */
export const portraitPrints: Record<string, () => string> = Object.fromEntries(
  sitters.map((sitter, i) => [`portrait-${i + 1}`, () => portrait(sitter)]),
);

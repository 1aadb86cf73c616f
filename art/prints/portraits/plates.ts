import { type Block, block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';
import { ground } from '../patterns/ground.ts';
import { carriedBefore, carriedBehind } from './carried.ts';
import { dress } from './dress.ts';
import { ears, features, head, neck } from './face.ts';
import { beard, hairBefore, hairBehind } from './hair.ts';
import { hatBefore, hatBehind, scarfEdge } from './hats.ts';
import { glasses, jewels } from './jewels.ts';
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

/** What stands behind, body, head, what is held before. Cloth that falls on the shoulders leans less than the head, so it only turns. */
function sit(b: Block, s: Sitter): void {
  const covered = s.hat?.kind === 'scarf';
  const lean = (draw: () => void) => b.bend(leaning(s), draw);
  const turn = (draw: () => void) => lean(() => b.bend(turned(s), draw));
  const falls = covered || s.hat?.kind === 'pallu';
  carriedBehind(b, s);
  if (falls) hatBehind(b, s);
  else lean(() => hatBehind(b, s));
  lean(() => hairBehind(b, s));
  dress(b, s);
  neck(b, s);
  lean(() => {
    if (!covered) ears(b, s, 'behind');
  });
  turn(() => {
    head(b, s);
    features(b, s);
    beard(b, s);
    if (!covered) hairBefore(b, s);
  });
  lean(() => {
    if (!covered) ears(b, s, 'before');
  });
  turn(() => {
    if (!covered) hatBefore(b, s);
    scarfEdge(b, s);
    glasses(b, s);
  });
  jewels(b, s, lean, turn);
  carriedBefore(b, s);
}

/** Drawings of what a guide may look like, for pages that speak of guiding: never beside a person's name. */
export const portraitPrints: Record<string, () => string> = Object.fromEntries(
  sitters.map((sitter, i) => [`portrait-${i + 1}`, () => portrait(sitter)]),
);

import { block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';
import { dress } from './dress.ts';
import { ears, features, head, neck } from './face.ts';
import { ground } from './ground.ts';
import { beard, hairBefore, hairBehind } from './hair.ts';
import { hatBefore, hatBehind, scarfEdge } from './hats.ts';
import { glasses, jewels } from './jewels.ts';
import type { Sitter } from './sitter.ts';
import { sitters } from './sitters.ts';

function portrait(s: Sitter, seed: number): string {
  const b = block(seed, 1200, 1500, 4);
  const covered = s.hat?.kind === 'scarf';
  ground(b, s);
  hatBehind(b, s);
  hairBehind(b, s);
  dress(b, s);
  neck(b, s);
  if (!covered) ears(b, s);
  head(b, s);
  features(b, s);
  beard(b, s);
  if (!covered) hairBefore(b, s);
  if (!covered) hatBefore(b, s);
  scarfEdge(b, s);
  glasses(b, s);
  jewels(b, s);
  b.salt(INK.print, 9);
  return b.svg(s.title);
}

export const portraitPrints: Record<string, () => string> = Object.fromEntries(
  sitters.map((sitter, i) => [
    `portrait-${String(i + 1).padStart(2, '0')}`,
    () => portrait(sitter, 300 + i * 13),
  ]),
);

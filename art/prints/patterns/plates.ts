import { block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';
import { ground, lozenge, type Weave } from './ground.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

const middle = 187.5;
const weaves: readonly Weave[] = ['nested', 'lattice', 'stepped', 'bands'];
const pairs: readonly (readonly [ground: string, line: string])[] = [
  [gamboge, mural],
  [lagoon, mist],
  [rose, plum],
  [tea, gamboge],
  [mist, lagoon],
  [plum, rose],
  [leaf, tea],
  [mural, print],
];

/** What stands for a person without a photograph: a weave, and in its midst a dark lozenge for their initials. */
function pattern([ink, line]: readonly [string, string], lozenges: Weave, seed: number): string {
  const b = block(seed, 1200, 1500, 4);
  ground(b, { ground: [ink, line], lozenges, middle });
  b.slip(lozenge(150, middle, 118), key, { step: 40, jitter: 0.8 });
  b.dashed(lozenge(150, middle, 102), ink, 4, '9 9');
  b.salt(print, 9);
  return b.svg('A woven pattern');
}

/** Neighbouring numbers share neither inks nor weave. */
export const patternPrints: Record<string, () => string> = Object.fromEntries(
  weaves.flatMap((_, round) =>
    pairs.map((pair, i) => {
      const number = round * pairs.length + i;
      const weave = weaves[(i + round) % weaves.length] ?? 'nested';
      return [`pattern-${number + 1}`, () => pattern(pair, weave, 700 + number * 13)];
    }),
  ),
);

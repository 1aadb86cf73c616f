import { piecesOf } from '~/lib/list/pieces-of.ts';

/** Asks about many by calls that each take so many at the most, one call after the other, and joins what they answer. */
export async function inPieces<One, Found>(
  all: readonly One[],
  most: number,
  ask: (some: readonly One[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const some of piecesOf(all, most)) found.push(...(await ask(some)));
  return found;
}

/** Asks about many by calls that each take so many at the most, one call after the other, and joins what they answer. */
export async function inPieces<One, Found>(
  all: readonly One[],
  most: number,
  ask: (some: readonly One[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let at = 0; at < all.length; at += most) found.push(...(await ask(all.slice(at, at + most))));
  return found;
}

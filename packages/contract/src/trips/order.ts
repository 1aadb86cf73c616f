interface Placed {
  /** Where it stands among the others: the lower comes first. */
  position?: number | undefined;
}

/** Two positions nearer to each other than this have no room for a third between them. */
const nearest = 1e-9;

/**
 * These in their order, with rising positions. Those that keep their order keep their position, so that a stop that is
 * moved on one device changes no other stop, and two devices' changes can be merged.
 */
export function positioned<T extends Placed>(inOrder: readonly T[]): (T & { position: number })[] {
  const stays = longestRising(inOrder.map(({ position }) => position));
  const made: (T & { position: number })[] = [];
  for (const [index, thing] of inOrder.entries()) {
    const before = made.at(-1)?.position;
    const after = inOrder.find((_, later) => later > index && stays.has(later))?.position;
    const position = stays.has(index) ? (thing.position as number) : between(before, after);
    made.push({ ...thing, position });
  }
  const isTight = made.some(
    ({ position }, index) => position - (made[index - 1]?.position ?? -Infinity) < nearest,
  );
  return isTight ? made.map((thing, index) => ({ ...thing, position: index + 1 })) : made;
}

function between(before: number | undefined, after: number | undefined): number {
  if (before === undefined) return after === undefined ? 1 : after - 1;
  return after === undefined ? before + 1 : (before + after) / 2;
}

/** The indexes of a longest series of rising positions. */
function longestRising(positions: readonly (number | undefined)[]): ReadonlySet<number> {
  const series: number[][] = [];
  for (const [index, position] of positions.entries()) {
    if (position === undefined) continue;
    const before = series
      .filter((one) => (positions[one.at(-1) as number] as number) < position)
      .reduce<number[]>((best, one) => (one.length > best.length ? one : best), []);
    series.push([...before, index]);
  }
  return new Set(series.reduce<number[]>((best, one) => (one.length > best.length ? one : best), []));
}

/** A row that what our team features begins, and what the list has besides goes on. */
export function featuredFirst<Item extends { _id: string }>(
  featured: readonly Item[] = [],
  listed: readonly Item[] = [],
  count: number,
): Item[] {
  const known = new Set(featured.map(({ _id }) => _id));
  return [...featured, ...listed.filter(({ _id }) => !known.has(_id))].slice(0, count);
}

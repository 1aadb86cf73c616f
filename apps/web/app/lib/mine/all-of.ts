interface Piece<Item> {
  data: Item[];
  /** Where the next begins. */
  next?: string | null;
}

/** A list of one's own to its end: one that is long or heavy comes in pieces. */
export async function allOf<Item>(
  ask: (query: { cursor?: string }) => Promise<Piece<Item>>,
): Promise<Item[]> {
  const { data, next } = await ask({});
  const all = [...data];
  for (let cursor = next; cursor; ) {
    const piece = await ask({ cursor });
    all.push(...piece.data);
    cursor = piece.next;
  }
  return all;
}

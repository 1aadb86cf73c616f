/** Goes through all of a list by its pages, so that only one of them is in memory. */
export async function* paginateAll<Item extends { id: string }>(
  next: (after: Item | undefined, count: number) => Promise<Item[]>,
  size = 500,
): AsyncGenerator<Item[]> {
  let last: Item | undefined;
  for (let more = true; more; ) {
    const page = await next(last, size);
    if (page.length > 0) yield page;
    last = page.at(-1);
    more = page.length === size;
  }
}

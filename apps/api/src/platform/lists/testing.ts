import type { SignedInPerson, TestApi } from '../testing.ts';

/** Asks for a list and gives its items with what the headers say. */
export async function listed(api: TestApi, path: string, as?: SignedInPerson) {
  const reply = await api.get(path, as);
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`);
  const link = String(reply.headers.link ?? '');
  const items: ({ _id: string } & Record<string, unknown>)[] = reply.json();
  return {
    items,
    ids: items.map(({ _id }) => _id),
    total: Number(reply.headers['x-total-count']),
    unfiltered: Number(reply.headers['x-total-unfiltered']),
    isCapped: reply.headers['x-total-count-capped'] === 'true',
    /** Below `/api`, as `listed` takes it. */
    next: /<\/api([^>]+)>; rel="next"/.exec(link)?.[1],
    previous: /<\/api([^>]+)>; rel="prev"/.exec(link)?.[1],
    before: Number(reply.headers['x-before']),
  };
}

/** Follows a list to its end; `between` runs after each page. */
export async function allPages(
  api: TestApi,
  path: string,
  between?: () => Promise<unknown>,
): Promise<string[][]> {
  const pages: string[][] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const page = await listed(api, next);
    pages.push(page.ids);
    next = page.next;
    await between?.();
    if (pages.length > 200) throw new Error(`${path} does not end.`);
  }
  return pages;
}

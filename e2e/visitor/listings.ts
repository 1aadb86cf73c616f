import type { APIRequestContext, APIResponse } from 'playwright/test';

export type Listing = { _id: string } & Record<string, unknown>;

/**
 * A listing that a test can use, and that is there to stay: what other journeys add and take away again stands
 * behind what has ratings, and before every other blog.
 */
export async function find(request: APIRequestContext, list: string, fits: (one: Listing) => unknown) {
  const newestFirst = list === '/blogs';
  for (let next: string | undefined = `/api${list}?limit=100`; next; ) {
    const reply: APIResponse = await request.get(next);
    const all = (await reply.json()) as Listing[];
    const found = newestFirst ? all.findLast(fits) : all.find(fits);
    if (found) return found;
    next = /<([^>]+)>; rel="next"/.exec(reply.headers().link ?? '')?.[1];
  }
  throw new Error(`${list} has none that fits.`);
}
export const text = (one: Listing, field: string) => String(one[field]);
export const first = (one: Listing, field: string) => String((one[field] as unknown[])[0]);

import type { APIRequestContext, APIResponse } from 'playwright/test';

export type Listing = { _id: string } & Record<string, unknown>;

/** The first listing of a list that a test can use. */
export async function find(request: APIRequestContext, list: string, fits: (one: Listing) => unknown) {
  for (let next: string | undefined = `/api${list}?limit=100`; next; ) {
    const reply: APIResponse = await request.get(next);
    const found = ((await reply.json()) as Listing[]).find(fits);
    if (found) return found;
    next = /<([^>]+)>; rel="next"/.exec(reply.headers().link ?? '')?.[1];
  }
  throw new Error(`${list} has none that fits.`);
}
export const text = (one: Listing, field: string) => String(one[field]);
export const first = (one: Listing, field: string) => String((one[field] as unknown[])[0]);

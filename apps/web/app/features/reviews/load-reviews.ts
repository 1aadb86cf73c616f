import type { LoadArgs } from '~/lib/api/load.ts';
import { reviewed } from './reviewed.ts';

const perPage = 15;

/** The type that an address names, in any letters. */
export function typeAsked(query: LoadArgs['query']) {
  const asked = query('itemType')?.toLowerCase();
  return reviewed.find(({ type }) => type.toLowerCase() === asked);
}

/** The page of a list that an address names; of yesterday's, or where nothing is left, the list begins anew. */
export async function pageAsked(
  { call, query }: Pick<LoadArgs, 'call' | 'query'>,
  of: { itemType?: (typeof reviewed)[number]['type']; itemId?: string },
) {
  const cursor = query('cursor');
  const ask = (from?: string) =>
    call('GET /reviews', { query: { limit: perPage, ...of, ...(from && { cursor: from }) } });
  const older = cursor
    ? await ask(cursor).catch((error: { status?: number }) => {
        if (error.status === 400) return null;
        throw error;
      })
    : null;
  return older?.data.length ? { list: older, isFirst: false } : { list: await ask(), isFirst: true };
}

export async function load(args: LoadArgs) {
  const itemType = typeAsked(args.query)?.type;
  const [{ data: summaries }, page] = await Promise.all([
    args.call('GET /reviews/summary'),
    pageAsked(args, itemType ? { itemType } : {}),
  ]);
  return { ...page, summaries, types: reviewed, type: itemType ?? null };
}

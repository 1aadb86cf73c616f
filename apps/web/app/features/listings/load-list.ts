import type { Kind } from '@serendib/contract/listings/kind';
import type { Listed } from '~/lib/api/call.ts';
import { type ListQuery, readListQuery } from '~/lib/list/list-address.ts';
import { parametersOf } from './list-of.ts';

export interface LoadedList<Item> {
  list: Listed<Item>;
  query: ListQuery;
  /** Whether this is the first page of results. */
  isFirst: boolean;
  /** The list's own address, and what its things are called. */
  path: string;
  plural: string;
}

/** How many things a page shows. */
const page = { limit: '24', view: 'card' };

/** Reads what an address asks of a kind's list, asks the API for it, and gives both. A stale page begins anew. */
export async function loadList<Item>(
  kind: Kind,
  url: URL,
  ask: (query: ListQuery & { cursor?: string }) => Promise<Listed<Item>>,
): Promise<LoadedList<Item>> {
  const query = readListQuery(url, parametersOf(kind));
  const ofKind = { query, path: kind.pages.list, plural: kind.plural };
  const cursor = url.searchParams.get('cursor');
  if (cursor) {
    const list = await ask({ ...query, ...page, cursor }).catch((error: { status?: number }) => {
      if (error.status === 400) return null;
      throw error;
    });
    if (list) return { ...ofKind, list, isFirst: false };
  }
  return { ...ofKind, list: await ask({ ...query, ...page }), isFirst: true };
}

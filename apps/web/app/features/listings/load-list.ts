import type { Kind } from '@serendib/contract/listings/kind';
import type { Listed } from '~/lib/api/call.ts';
import { fewerOf } from '~/lib/list/fewer.ts';
import { type ListQuery, readListQuery } from '~/lib/list/list-address.ts';
import type { Fewer } from '~/ui/list/list-end.tsx';
import { parametersOf } from './list-of.ts';
import { type Chips, chipsOf } from './lists/chips.ts';

export interface LoadedList<Item> {
  list: Listed<Item>;
  query: ListQuery;
  /** Whether this is the first page of results. */
  isFirst: boolean;
  /** Where nothing was found: what is found with less asked for. */
  fewer: Fewer[];
  /** The list's own address. */
  path: string;
  /** What narrows it, in words. */
  chips: Chips;
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
  const isNarrowed = Object.keys(query).some((name) => name !== 'sort');
  const chips = isNarrowed ? chipsOf(kind, query) : {};
  const ofKind = { query, path: kind.pages.list, chips };
  const cursor = url.searchParams.get('cursor');
  if (cursor) {
    const list = await ask({ ...query, ...page, cursor }).catch((error: { status?: number }) => {
      if (error.status === 400) return null;
      throw error;
    });
    if (list) return { ...ofKind, list, isFirst: false, fewer: [] };
  }
  const list = await ask({ ...query, ...page });
  const count = async (less: ListQuery) => (await ask({ ...less, ...page, limit: '1' })).total;
  const isEmpty = list.total === 0 && list.totalUnfiltered > 0;
  const fewer = isEmpty ? await fewerOf(query, count) : [];
  return { ...ofKind, list, isFirst: true, fewer };
}

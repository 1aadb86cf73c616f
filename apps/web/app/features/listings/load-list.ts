import type { Kind } from '@serendib/contract/listings/kind';
import type { Call, Listed } from '~/lib/api/call.ts';
import { fewerOf } from '~/lib/list/fewer.ts';
import { type ListQuery, readListQuery, valuesOf, without } from '~/lib/list/list-address.ts';
import { areaInWords, placeInWords, withArea, withDistances } from '~/lib/list/near.ts';
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
  /** What the API says of a place that it does not know; the list is that of everywhere then. */
  refused?: string | undefined;
}

/** How many things a page shows. */
const page = { limit: '24', view: 'card' };

interface Asked {
  kind: Kind;
  call: Call;
  url: URL;
}

/** Reads what an address asks of a kind's list, asks the API for it, and gives both. A stale page begins anew. */
export async function loadList<Item extends object>(
  { kind, call, url }: Asked,
  ask: (query: ListQuery & { cursor?: string }) => Promise<Listed<Item>>,
): Promise<LoadedList<Item>> {
  const query = withArea(readListQuery(url, parametersOf(kind)));
  const [near] = valuesOf(query, 'near');
  const place = near && (await placeInWords(call, near));
  const isNarrowed = Object.keys(query).some((name) => name !== 'sort');
  const chips = isNarrowed ? chipsOf(kind, query, areaInWords(query, place)) : {};
  const ofKind = { query, path: kind.pages.list, chips };
  const told = (list: Listed<Item>) =>
    near ? { ...list, data: withDistances(list.data, place) as Item[] } : list;
  const cursor = url.searchParams.get('cursor');
  if (cursor) {
    const list = await ask({ ...query, ...page, cursor }).catch((error: { status?: number }) => {
      if (error.status === 400) return null;
      throw error;
    });
    if (list) return { ...ofKind, list: told(list), isFirst: false, fewer: [] };
  }
  try {
    const list = await ask({ ...query, ...page });
    const count = async (less: ListQuery) => (await ask({ ...less, ...page, limit: '1' })).total;
    const isEmpty = list.total === 0 && list.totalUnfiltered > 0;
    const fewer = isEmpty ? await fewerOf(query, count) : [];
    return { ...ofKind, list: told(list), isFirst: true, fewer };
  } catch (error) {
    const { status, words } = error as { status?: number; words?: string };
    if (!near || status !== 400 || !words) throw error;
    const list = await ask({ ...withArea(without(query, 'near')), ...page });
    return { ...ofKind, list, isFirst: true, fewer: [], refused: words };
  }
}

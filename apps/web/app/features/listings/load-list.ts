import { problemInDays } from '@serendib/contract/listings/days-asked';
import type { Kind } from '@serendib/contract/listings/kind';
import { t } from '@serendib/contract/words/t';
import type { Call, Listed } from '~/lib/api/call.ts';
import type { Chips } from '~/lib/list/chips.ts';
import { fewerOf } from '~/lib/list/fewer.ts';
import { type ListQuery, valuesOf, without } from '~/lib/list/list-address.ts';
import { areaInWords, placeInWords, withArea, withDistances } from '~/lib/list/near.ts';
import { readListQuery } from '~/lib/list/read-address.ts';
import { withReplyWords } from '~/lib/words/reply-words.ts';
import type { Fewer } from '~/ui/list/list-end.tsx';
import { isMap, pageOfMap, withFrame } from '~/ui/map/frame.ts';
import { parametersOf } from './list-of.ts';
import { chipsOf } from './lists/chips.ts';

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
  /** What of it could not be asked for, in words: days, a price, or a place that is not known. The list is shown without it. */
  refused?: string | undefined;
}

/** How many things a page shows. */
const onePage = { limit: '24', view: 'card' };

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
  const asked = withArea(readListQuery(url, parametersOf(kind)));
  const query = withFrame(asked);
  const page = isMap(query) ? { ...onePage, ...pageOfMap(query) } : onePage;
  const [near] = valuesOf(query, 'near');
  const place = near && (await placeInWords(call, near));
  const isNarrowed = Object.keys(query).some((name) => name !== 'sort');
  const chips = isNarrowed ? chipsOf(kind, query, areaInWords(query, place)) : {};
  const [, problem] = problemInDays({ from: valuesOf(query, 'from')[0], to: valuesOf(query, 'to')[0] }) ?? [];
  // What cannot be asked for stays where it was written.
  const sound = problem ? without(query, 'from') : query;
  const notices = [
    problem && t('Shown is what there is on any day. {problem}', { problem }),
    ...['minPrice', 'maxPrice'].map((name) => {
      const price = kind.pricedBy && !(name in query) && url.searchParams.get(name)?.trim().slice(0, 100);
      return price && t('“{price}” could not be read as a price in rupees.', { price });
    }),
  ];
  const refused = notices.filter(Boolean).join(' ') || undefined;
  const ofKind = { query, path: kind.pages.list, chips, refused };
  const told = (list: Listed<Item>) => {
    const data = withReplyWords(list.data);
    return { ...list, data: near ? (withDistances(data, place) as Item[]) : data };
  };
  const cursor = url.searchParams.get('cursor');
  if (cursor) {
    const list = await ask({ ...sound, ...page, cursor }).catch((error: { status?: number }) => {
      if (error.status === 400) return null;
      throw error;
    });
    if (list) return { ...ofKind, list: told(list), isFirst: false, fewer: [] };
  }
  try {
    const list = await ask({ ...sound, ...page });
    const count = async (less: ListQuery) => (await ask({ ...less, ...page, limit: '1' })).total;
    const isEmpty = list.total === 0 && list.totalUnfiltered > 0;
    const fewer = isEmpty ? await fewerOf(sound, count) : [];
    return { ...ofKind, list: told(list), isFirst: true, fewer };
  } catch (error) {
    const { status, words } = error as { status?: number; words?: string };
    if (!near || status !== 400 || !words) throw error;
    const list = await ask({ ...withArea(without(sound, 'near')), ...page });
    return {
      ...ofKind,
      list: { ...list, data: withReplyWords(list.data) },
      isFirst: true,
      fewer: [],
      refused: [refused, words].filter(Boolean).join(' '),
    };
  }
}

/** The same, beside the part of the page that shows it. */
export async function loadFound<Item extends object>(
  Found: { fetch: () => Promise<void> },
  ...list: Parameters<typeof loadList<Item>>
): Promise<LoadedList<Item>> {
  const [loaded] = await Promise.all([loadList(...list), Found.fetch()]);
  return loaded;
}

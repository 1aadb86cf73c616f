import type { KindName } from '@serendib/contract/listings/kind';
import type { CardView } from '@serendib/contract/listings/views';
import { shows } from '../../../../platform/cache/cache-tags.ts';
import type { Context } from '../../../../platform/module.ts';
import { countCap, type Page } from '../../../../platform/paging.ts';
import { tags } from '../../../../schema/cache-tags.ts';
import { readCounts } from '../../../administration/tallies/tallies.service.ts';
import { mendWords } from '../../words/mend-words.ts';
import type { FoundListing } from '../found-listing.ts';
import { listView } from '../views.ts';
import {
  countMatching,
  findByValue,
  findByWords,
  findInOrder,
  hasWords,
  orderWindow,
  type Slice,
} from './list.queries.ts';
import { cursorAfter, startOf } from './list-order.ts';
import { isNarrowed, type Wish, wishOf } from './list-wish.ts';
import type { Totals } from './totals.ts';

/** A kind with more than so many public listings has its counts kept for some seconds. */
const longList = 5_000;

export interface ReadContext extends Pick<Context, 'replica' | 'publicUrl'> {
  totals: Totals;
}

/** A page of what travellers may see of a kind. `query` has passed the row's schema. */
export async function listListings<K extends KindName>(
  context: ReadContext,
  kind: K,
  query: Record<string, unknown>,
): Promise<Page<CardView[K]>> {
  shows(tags.listings(kind));
  const wish = wishOf(kind, query);
  const start = wish.cursor === undefined ? undefined : startOf(kind, wish.sort, wish.cursor);
  const forgiving = start?.forgiving ?? !(await hasWords(context.replica, wish));
  const mended = forgiving ? await mendWords(context.replica, kind, wish.search ?? '') : undefined;
  const unfiltered = totalOf(context, wish);
  if (forgiving && mended === undefined) return nothing(await unfiltered);
  const slice = { count: wish.limit + 1, after: start?.values, mended };
  const total = isNarrowed(wish) ? totalMatching(context, wish, mended, unfiltered) : unfiltered;
  const [found] = await Promise.all([findSlice(context, wish, slice, { unfiltered, total }), total]);
  const shown = found.slice(0, wish.limit);
  const last = found.length > wish.limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((listing) =>
      listView(kind, listing, context.publicUrl, query.view === 'card' ? 'card' : undefined),
    ),
    facts: {
      total: await total,
      unfiltered: await unfiltered,
      nextCursor: last && cursorAfter(kind, wish.sort, forgiving, last),
    },
  };
}

const nothing = (unfiltered: number) => ({
  items: [],
  facts: { total: 0, unfiltered, nextCursor: undefined },
});

async function findSlice(
  { replica }: ReadContext,
  wish: Wish,
  slice: Slice,
  { unfiltered, total }: { unfiltered: Promise<number>; total: Promise<number> },
): Promise<FoundListing[]> {
  if (slice.mended !== undefined)
    return (await total) > countCap ? findByWords(replica, wish, slice) : findByValue(replica, wish, slice);
  if (wish.search !== undefined) return findByWords(replica, wish, slice);
  const nearest = await findInOrder(replica, wish, slice);
  const isAll = nearest.length === slice.count || !isNarrowed(wish) || (await unfiltered) <= orderWindow;
  return isAll ? nearest : findByValue(replica, wish, slice);
}

/** All of a kind that are public, as the tallies have it: counting them would read the whole kind. */
async function countKind(db: ReadContext['replica'], kind: KindName): Promise<number> {
  const counts = await readCounts(db);
  return counts.listings(kind, 'approved') - counts.listings(kind, 'approved', 'hidden');
}

const totalOf = ({ replica, totals }: ReadContext, wish: Wish) =>
  totals.of(
    wish.kind,
    wish.kind,
    () => countKind(replica, wish.kind),
    (total) => total > longList,
  );

async function totalMatching(
  { replica, totals }: ReadContext,
  wish: Wish,
  mended: string | undefined,
  unfiltered: Promise<number>,
): Promise<number> {
  const isLong = (await unfiltered) > longList;
  const { limit, cursor, sort, ...narrowed } = wish;
  return totals.of(
    wish.kind,
    JSON.stringify([narrowed, mended]),
    () => countMatching(replica, wish, mended, countCap + 1),
    () => isLong,
  );
}

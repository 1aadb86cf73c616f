import type { KindName } from '@serendib/contract/listings/kind';
import type { CardView } from '@serendib/contract/listings/views';
import { shows } from '../../../../platform/cache/cache-tags.ts';
import { readCounts } from '../../../../platform/counters/counters.ts';
import type { Db } from '../../../../platform/database/database.ts';
import type { Context } from '../../../../platform/module.ts';
import { countCap, type Page, pageAround } from '../../../../platform/paging.ts';
import { tellingWords } from '../../../../platform/search/same-words.ts';
import { tags } from '../../../../schema/cache-tags.ts';
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
import { cursorAt, startOf } from './list-order.ts';
import { isNarrowed, type Wish, wishOf } from './list-wish.ts';
import { lastStep } from './narrowing.ts';
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
  const mended = forgiving
    ? await mendWords(context.replica, kind, tellingWords(wish.search ?? ''))
    : undefined;
  const unfiltered = totalOf(context, wish);
  if (forgiving && mended === undefined) return nothing(await unfiltered);
  const slice = { count: wish.limit + 1, from: start?.from, isBack: start?.isBack ?? false, mended };
  const total = isNarrowed(wish) ? totalMatching(context, wish, mended, unfiltered) : unfiltered;
  const [found] = await Promise.all([
    findSlice(context, wish, slice, { step: start?.step ?? 0, unfiltered, total }),
    total,
  ]);
  const { shown, facts } = pageAround(found, wish.limit, start, (standing, { listing, step }) =>
    cursorAt(kind, wish.sort, { ...standing, forgiving, step }, listing),
  );
  return {
    items: shown.map(({ listing }) =>
      listView(kind, listing, context.publicUrl, query.view === 'card' ? 'card' : undefined),
    ),
    facts: { total: await total, unfiltered: await unfiltered, ...facts },
  };
}

const nothing = (unfiltered: number) => ({
  items: [],
  facts: { total: 0, unfiltered, nextCursor: undefined },
});

/** A listing, and by which step of a search it was found. */
interface Stepped {
  listing: FoundListing;
  step: number;
}

async function findSlice(
  { replica }: ReadContext,
  wish: Wish,
  slice: Slice,
  { step, unfiltered, total }: { step: number; unfiltered: Promise<number>; total: Promise<number> },
): Promise<Stepped[]> {
  const { search } = wish;
  const all = (found: FoundListing[]) => found.map((listing) => ({ listing, step: 0 }));
  if (search !== undefined && slice.mended !== undefined)
    return all(
      (await total) > countCap
        ? await findByWords(replica, { ...wish, search }, 0, slice)
        : await findByValue(replica, wish, slice),
    );
  if (search !== undefined) return findBySteps(replica, { ...wish, search }, slice, step);
  const nearest = await findInOrder(replica, wish, slice);
  const isAll = nearest.length === slice.count || !isNarrowed(wish) || (await unfiltered) <= orderWindow;
  return all(isAll ? nearest : await findByValue(replica, wish, slice));
}

/** What is called as was typed, then what has the words in its title, in a place, anywhere; or backwards. */
async function findBySteps(
  db: Db,
  wish: Wish & { search: string },
  slice: Slice,
  first: number,
): Promise<Stepped[]> {
  const found: Stepped[] = [];
  for (let step = first; step >= 0 && step <= lastStep; step += slice.isBack ? -1 : 1) {
    const count = slice.count - found.length;
    const from = step === first ? slice.from : undefined;
    const more = await findByWords(db, wish, step, { ...slice, count, from });
    found.push(...more.map((listing) => ({ listing, step })));
    if (found.length === slice.count) break;
  }
  return found;
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

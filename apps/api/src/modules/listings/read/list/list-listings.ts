import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { CardView } from '@serendib/contract/listings/views';
import { shows } from '../../../../platform/cache/cache-tags.ts';
import { readCounts } from '../../../../platform/counters/counters.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { areSurelyMany, sampledList, sampledSteps } from '../../../../platform/lists/sample.queries.ts';
import { countCap, type Page, pageAround } from '../../../../platform/paging.ts';
import { tellingWords } from '../../../../platform/search/same-words.ts';
import { tags } from '../../../../schema/cache-tags.ts';
import { type Area, areaOf, distanceFrom } from '../../../destinations/index.ts';
import { begunBy } from '../../words/frequency.ts';
import { mendWords } from '../../words/mend-words.ts';
import { askedOf } from '../../words/understanding/asked-of-kind.ts';
import { type UnderstoodSearch, understand } from '../../words/understanding/understand.ts';
import { inDistrictsOf } from '../area/in-districts.ts';
import { listInArea } from '../area/list-in-area.ts';
import type { FoundListing } from '../found-listing.ts';
import { likelihoodOf, type Sample, sampleOf } from '../how-frequent.ts';
import { isMeantCursor, listMeant, meantIn } from '../meant/list-meant.ts';
import type { ReadContext } from '../read-context.ts';
import { listView } from '../views.ts';
import { fewInSteps, findFewBySteps, type Stepped } from './few-by-steps.queries.ts';
import {
  countMatching,
  findByValue,
  findByWords,
  findInOrder,
  hasWords,
  type Likely,
  type Slice,
  windowOf,
} from './list.queries.ts';
import { ofStep, spelledSteps, wordsMatch } from './list-conditions.ts';
import { cursorAt, startOf } from './list-order.ts';
import { isFiltered, type ListQuery, toListQuery } from './list-query.ts';

/** A kind with more than so many public listings has its counts kept for some seconds. */
const longList = 5_000;

/** Of words as they are spelt each step may walk its order for nothing, so that they are sampled in smaller lists too. */
const leastOf = ({ search }: ListQuery) => (search === undefined ? sampledList : sampledSteps);

/**
 * A page of what travellers may see of a kind. `query` has passed the row's schema. Its words are looked for as words, or as
 * what they `meant`; where a list `understands` them, as both, so that nothing is lost that has the words.
 */
export async function listListings<K extends KindName>(
  context: ReadContext,
  kind: K,
  query: Record<string, unknown>,
  how: { meant?: UnderstoodSearch | undefined; understands?: boolean; onMap?: boolean } = {},
): Promise<Page<CardView[K]>> {
  shows(tags.listings(kind));
  const area = await areaOf(context.known, query);
  const asked = inDistrictsOf(area, toListQuery(kind, query, context.clock()));
  const inAreaAlone = area && isPlaced(kind);
  const meant = how.meant ?? (how.understands ? meantInList(asked) : undefined);
  if (meant && asked.search !== undefined) {
    const words = { ...asked, search: meant.words.join(' ') };
    const page = await meantPage<K>(
      context,
      words,
      { ...how, meant, hasMentions: !how.meant },
      { query, area },
    );
    if (how.meant || page.facts.total > 0) return page;
  }
  const listQuery = await withBeginnings(context, asked);
  const unfiltered = totalOf(context, listQuery);
  const asSpelt = inAreaAlone ? undefined : await sampleOf(context, listQuery, await unfiltered);
  const view = query.view === 'card' ? 'card' : undefined;
  const mend = async (known: boolean | undefined) => {
    const isFuzzy = known ?? !(asSpelt?.hasWords || (await areThere(context, listQuery, asSpelt)));
    const words = tellingWords(listQuery.search ?? '');
    return { isFuzzy, mended: isFuzzy ? await mendWords(context.replica, kind, words) : undefined };
  };
  const shownAs = (listing: FoundListing) => {
    const shown = listView(kind, listing, context.publicUrl, view);
    return (area || how.onMap) && isPlaced(kind) ? { ...shown, ...placedOf(area, listing) } : shown;
  };
  if (inAreaAlone) {
    const isNearest = query.sort === 'nearest';
    const { found, facts, total } = await listInArea(context, listQuery, { area, isNearest }, mend);
    return {
      items: found.map(shownAs),
      facts: { total, unfiltered: await unfiltered, ...facts },
    };
  }
  const start = listQuery.cursor === undefined ? undefined : startOf(kind, listQuery.sort, listQuery.cursor);
  const { isFuzzy, mended } = await mend(start?.isFuzzy);
  if (isFuzzy && mended === undefined) return nothing(await unfiltered);
  const sampled =
    mended === undefined
      ? (asSpelt ?? (await sampleOf(context, listQuery, await unfiltered, { least: leastOf(listQuery) })))
      : await sampleOf(context, listQuery, await unfiltered, { mended });
  const slice = { count: listQuery.limit + 1, from: start?.from, isBack: start?.isBack ?? false, mended };
  const total = isFiltered(listQuery)
    ? totalMatching(context, listQuery, mended, { unfiltered: await unfiltered, sampled })
    : unfiltered;
  const [found] = await Promise.all([
    findSlice(context, listQuery, slice, { step: start?.step ?? 0, all: await unfiltered, total, sampled }),
    total,
  ]);
  const { shown, facts } = pageAround(found, listQuery.limit, start, (standing, { listing, step }) =>
    cursorAt(kind, listQuery.sort, { ...standing, isFuzzy, step }, listing),
  );
  return {
    items: shown.map(({ listing }) => shownAs(listing)),
    facts: { total: await total, unfiltered: await unfiltered, ...facts },
  };
}

/**
 * Whether a list has its words as they are spelt. Of words that no sample has and nothing else beside them all that match are
 * counted at once, since the count is told too and the index would put their listings together for both.
 */
async function areThere(context: ReadContext, listQuery: ListQuery, sampled: Sample | undefined) {
  const isRare = sampled !== undefined;
  if (!isRare || isFiltered({ ...listQuery, search: undefined }))
    return hasWords(context.replica, listQuery, { isRare });
  const unfiltered = await totalOf(context, listQuery);
  return (await totalMatching(context, listQuery, undefined, { unfiltered, sampled })) > 0;
}

/**
 * What the words of a list's own field mean, where they mean more than words of this kind or the name of a place, which its
 * listings say themselves. A page that was begun without is gone on with without.
 */
function meantInList({ kind, search, cursor }: ListQuery): UnderstoodSearch | undefined {
  if (search === undefined || (cursor !== undefined && !isMeantCursor(cursor))) return undefined;
  const meant = understand(search);
  return meant.understood.some(({ as }) => as !== 'place') && askedOf(kind, meant) ? meant : undefined;
}

/** A page of what its words mean; in a part of the island all of it by distance or in the order that was asked for. */
async function meantPage<K extends KindName>(
  context: ReadContext,
  listQuery: ListQuery & { search: string },
  { meant, hasMentions, onMap }: { meant: UnderstoodSearch; hasMentions: boolean; onMap?: boolean },
  { query, area }: { query: Record<string, unknown>; area: Area | undefined },
): Promise<Page<CardView[K]>> {
  const { kind } = listQuery;
  const unfiltered = await totalOf(context, listQuery);
  const view = query.view === 'card' ? 'card' : undefined;
  const isNearest = query.sort === 'nearest';
  const { found, facts, total } =
    area && isPlaced(kind)
      ? await listInArea(
          context,
          listQuery,
          {
            area,
            isNearest,
            meant: await meantIn(context, listQuery, { search: meant, hasMentions, all: unfiltered }),
          },
          async () => ({ isFuzzy: false, mended: undefined }),
        )
      : await listMeant(context, listQuery, { search: meant, hasMentions, all: unfiltered });
  const place = askedOf(kind, meant)?.place;
  const around = area ?? (place && { around: { point: place, radiusKm: 0 }, box: undefined });
  return {
    items: found.map((listing) => ({
      ...listView(kind as K, listing, context.publicUrl, view),
      ...((area || onMap) && isPlaced(kind) && placedOf(around, listing)),
    })),
    facts: { total, unfiltered, ...facts },
  };
}

const isPlaced = (kind: KindName): boolean => (kinds[kind] as Kind).placedBy !== undefined;

/** What lists say besides that are put on a map: where each is, and how far. */
function placedOf(area: Area | undefined, { latitude, longitude, located }: FoundListing) {
  if (latitude === null || longitude === null) return { latitude, longitude, located };
  const distanceKm = area && distanceFrom(area, { latitude, longitude });
  return { latitude, longitude, located, ...(distanceKm !== undefined && { distanceKm }) };
}

/** With what its last word begins, in a kind that is large. */
async function withBeginnings(context: ReadContext, listQuery: ListQuery): Promise<ListQuery> {
  const { kind, search } = listQuery;
  if (search === undefined || (await totalOf(context, listQuery)) <= sampledSteps) return listQuery;
  return { ...listQuery, begun: await begunBy(context.replica, kind, search) };
}

const nothing = (unfiltered: number) => ({
  items: [],
  facts: { total: 0, unfiltered, nextCursor: undefined },
});

async function findSlice(
  { replica }: ReadContext,
  listQuery: ListQuery,
  slice: Slice,
  {
    step,
    all,
    total,
    sampled,
  }: {
    step: number;
    all: number;
    total: Promise<number>;
    sampled: Sample | undefined;
  },
): Promise<Stepped[]> {
  const { search } = listQuery;
  const inOneStep = (found: FoundListing[]) => found.map((listing) => ({ listing, step: 0 }));
  if (search !== undefined) {
    const words = { ...listQuery, search };
    const likely = await likelihoodOf(replica, words, { all, matching: await total, sampled });
    if (slice.mended !== undefined)
      return inOneStep(
        await findByWords(
          replica,
          words,
          { found: wordsMatch(search, slice.mended), sooner: undefined },
          slice,
          likely(spelledSteps - 1),
        ),
      );
    return (await total) === 0
      ? []
      : findBySteps(replica, words, slice, { first: step, matching: await total }, likely);
  }
  // What a sample has not met at all is rare, most likely: walking an order in search of it is the longer way.
  if (sampled?.matching.about === 0 && (await total) <= countCap)
    return inOneStep(await findByValue(replica, listQuery, slice));
  const window = windowOf(all);
  const nearest = await findInOrder(replica, listQuery, slice, window);
  const isAll = nearest.length === slice.count || !isFiltered(listQuery) || all <= window;
  return inOneStep(isAll ? nearest : await findByValue(replica, listQuery, slice));
}

/** What is called as was typed, then what has the words in its title, in a place, anywhere; or backwards. */
async function findBySteps(
  db: Db,
  listQuery: ListQuery & { search: string },
  slice: Slice,
  { first, matching }: { first: number; matching: number },
  likely: (step: number) => Likely,
): Promise<Stepped[]> {
  if (matching <= fewInSteps) return findFewBySteps(db, listQuery, slice, first);
  const found: Stepped[] = [];
  for (let step = first; step >= 0 && step < spelledSteps; step += slice.isBack ? -1 : 1) {
    const count = slice.count - found.length;
    const from = step === first ? slice.from : undefined;
    const more = await findByWords(
      db,
      listQuery,
      ofStep(listQuery, step),
      { ...slice, count, from },
      likely(step),
    );
    found.push(...more.map((listing) => ({ listing, step })));
    const isAll = slice.from === undefined && found.length >= matching;
    if (found.length === slice.count || isAll) break;
  }
  return found;
}

/** All of a kind that are public, as the tallies have it: counting them would read the whole kind. */
async function countKind(db: ReadContext['replica'], kind: KindName): Promise<number> {
  const counts = await readCounts(db);
  return counts.listings(kind, 'approved') - counts.listings(kind, 'approved', 'hidden');
}

const totalOf = ({ replica, totals }: ReadContext, listQuery: ListQuery) =>
  totals.of(
    listQuery.kind,
    listQuery.kind,
    () => countKind(replica, listQuery.kind),
    (total) => total > longList,
  );

async function totalMatching(
  { replica, totals }: ReadContext,
  listQuery: ListQuery,
  mended: string | undefined,
  { unfiltered, sampled }: { unfiltered: number; sampled: Sample | undefined },
): Promise<number> {
  if (areSurelyMany(sampled?.matching, unfiltered)) return countCap + 1;
  const { limit, cursor, sort, ...filtered } = listQuery;
  return totals.of(
    listQuery.kind,
    JSON.stringify([filtered, mended]),
    () => countMatching(replica, listQuery, mended, countCap + 1),
    () => unfiltered > longList,
    listQuery.days !== undefined,
  );
}

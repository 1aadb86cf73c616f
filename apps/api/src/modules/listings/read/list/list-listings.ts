import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { CardView } from '@serendib/contract/listings/views';
import { shows } from '../../../../platform/cache/cache-tags.ts';
import { readCounts } from '../../../../platform/counters/counters.ts';
import { countCap, type Page, pageAround } from '../../../../platform/lists/paging.ts';
import { areSurelyMany, sampledSteps } from '../../../../platform/lists/sample.queries.ts';
import { fewMatches, further } from '../../../../platform/lists/stages.queries.ts';
import { withoutStopWords } from '../../../../platform/search/same-words.ts';
import { tags } from '../../../../schema/cache-tags.ts';
import { type Area, areaOf, distanceFrom } from '../../../destinations/index.ts';
import { completionsOf } from '../../words/frequency.ts';
import { mendWords } from '../../words/mend-words.ts';
import type { UnderstoodSearch } from '../../words/understanding/understand.ts';
import { inDistrictsOf } from '../area/in-districts.ts';
import { listInArea } from '../area/list-in-area.ts';
import type { FoundListing } from '../found-listing.ts';
import { passedTo, type Sample, sampleOf } from '../how-frequent.ts';
import { areaMeant, listAsMeant, meantInList } from '../meant/meant-page.ts';
import type { ReadContext } from '../read-context.ts';
import { listView } from '../views.ts';
import type { Stepped } from './gather-by-words.queries.ts';
import { countMatching, findByValue, findInOrder, hasWords, type Slice, windowOf } from './list.queries.ts';
import { listByWords } from './list-by-words.ts';
import { cursorAt, readCursorAt } from './list-order.ts';
import { isFiltered, type ListQuery, toListQuery } from './list-query.ts';

/** A kind with more than so many public listings has its counts kept for some seconds. */
const longList = 5_000;

/**
 * A page of what travellers may see of a kind. `query` has passed its endpoint's schema. Its words are looked for as words, or as
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
  const isPlaced = (kinds[kind] as Kind).placedBy !== undefined;
  const within = isPlaced ? area : undefined;
  const isNearest = query.sort === 'nearest';
  const view = query.view === 'card' ? 'card' : undefined;
  const shownFrom = (start: Area | undefined) => (listing: FoundListing) => {
    const shown = listView(kind, listing, context.publicUrl, view);
    return isPlaced && (area || how.onMap) ? { ...shown, ...placedOf(start, listing) } : shown;
  };
  const asked = inDistrictsOf(area, toListQuery(kind, query, context.clock()));
  const unfiltered = await totalOfKind(context, kind);
  const meant = how.meant ?? (how.understands ? await meantInList(context, asked) : undefined);
  if (meant && asked.search !== undefined) {
    const meantQuery = { ...asked, search: meant.words.join(' ') };
    const { found, facts, total } = await listAsMeant(
      context,
      await withCompletions(context, meantQuery, unfiltered),
      { search: meant, hasMentions: !how.meant, all: unfiltered },
      { area: within, isNearest },
    );
    const items = found.map(shownFrom(area ?? areaMeant(kind, meant)));
    if (how.meant || total > 0) return { items, facts: { total, unfiltered, ...facts } };
  }
  const listQuery = await withCompletions(context, asked, unfiltered);
  if (within) {
    const mend = (known: boolean | undefined) => mendInArea(context, listQuery, unfiltered, known);
    const { found, facts, total } = await listInArea(
      context,
      listQuery,
      { area: within, isNearest, kindTotal: unfiltered },
      mend,
    );
    return { items: found.map(shownFrom(area)), facts: { total, unfiltered, ...facts } };
  }
  const start =
    listQuery.cursor === undefined ? undefined : readCursorAt(kind, listQuery.sort, listQuery.cursor);
  const slice = { count: listQuery.limit + 1, from: start?.from, isBack: start?.isBack ?? false };
  const { search } = listQuery;
  const { found, total, isFuzzy } =
    search === undefined
      ? await listInOrder(context, listQuery, slice, unfiltered)
      : await listByWords(
          context,
          { ...listQuery, search },
          { ...slice, step: start?.step ?? 0, isFuzzy: start?.isFuzzy, all: unfiltered },
        );
  const { shown, facts } = pageAround(found, listQuery.limit, start, (standing, { listing, step }) =>
    cursorAt(kind, listQuery.sort, { ...standing, isFuzzy, step }, listing),
  );
  return {
    items: shown.map(({ listing }) => listing).map(shownFrom(area)),
    facts: { total, unfiltered, ...facts },
  };
}

/** Whether the words of a list in an area are to be mended, since nothing of the kind has them as they are spelt, and to what. */
async function mendInArea(
  context: ReadContext,
  listQuery: ListQuery,
  all: number,
  known: boolean | undefined,
) {
  const isFuzzy = known ?? !(await isSpelt(context, listQuery, all));
  const words = withoutStopWords(listQuery.search ?? '');
  const mended = isFuzzy ? await mendWords(context.replica, listQuery.kind, words) : undefined;
  return { isFuzzy, mended };
}

/** Whether anything of the kind has the words as they are spelt: a sample tells it of what many have. */
async function isSpelt(context: ReadContext, listQuery: ListQuery, all: number): Promise<boolean> {
  if (listQuery.search === undefined) return true;
  const sampled = await sampleOf(context, listQuery, all, { least: sampledSteps });
  return sampled?.hasWords || hasWords(context.replica, listQuery, { isRare: sampled !== undefined });
}

/** What lists say besides that are put on a map: where each is, and how far. */
function placedOf(area: Area | undefined, { latitude, longitude, located }: FoundListing) {
  if (latitude === null || longitude === null) return { latitude, longitude, located };
  const distanceKm = area && distanceFrom(area, { latitude, longitude });
  return { latitude, longitude, located, ...(distanceKm !== undefined && { distanceKm }) };
}

/** With the completions of its last word, in a kind that is large. */
async function withCompletions<Query extends ListQuery>(
  { replica }: ReadContext,
  listQuery: Query,
  all: number,
): Promise<Query> {
  const { kind, search } = listQuery;
  if (search === undefined || all <= sampledSteps) return listQuery;
  return { ...listQuery, completions: await completionsOf(replica, kind, search) };
}

/** A page of a list without words, and how many match. */
async function listInOrder(
  context: ReadContext,
  listQuery: ListQuery,
  slice: Slice,
  all: number,
): Promise<{ found: Stepped[]; total: number; isFuzzy: boolean }> {
  const sampled = await sampleOf(context, listQuery, all);
  const counting = isFiltered(listQuery) ? totalMatching(context, listQuery, { all, sampled }) : all;
  const finding = findSlice(context, listQuery, slice, { all, total: counting, sampled });
  const [found, total] = await Promise.all([finding, counting]);
  return { found: found.map((listing) => ({ listing, step: 0 })), total, isFuzzy: false };
}

async function findSlice(
  { replica }: ReadContext,
  listQuery: ListQuery,
  slice: Slice,
  { all, total, sampled }: { all: number; total: number | Promise<number>; sampled: Sample | undefined },
): Promise<FoundListing[]> {
  // What a sample has not met at all is rare, most likely: walking an order in search of it is the longer way.
  if (sampled?.matching.about === 0 && (await total) <= countCap)
    return findByValue(replica, listQuery, slice);
  const window = windowOf(all);
  const nearest = await findInOrder(replica, listQuery, slice, window);
  const isAll = nearest.length === slice.count || !isFiltered(listQuery) || all <= window;
  if (isAll) return nearest;
  const matches = (sampled?.matching.about ?? 0) * all;
  if (matches > fewMatches) {
    // Matches that stand together may begin far into the order: a sample says how far, and walking there may cost less than
    // sorting all.
    const length = furtherWindow(window, await passedTo(replica, listQuery, slice, all));
    if (length <= walkedPerGathered * matches) {
      const next = await findInOrder(replica, listQuery, slice, length);
      if (next.length === slice.count || all <= length) return next;
    }
  }
  return findByValue(replica, listQuery, slice);
}

/** Rows that are walked past in the time in which one match is gathered and sorted. */
const walkedPerGathered = 16;

/** A window that reaches past `passed` rows, or `further` times as far where they are not known: in doublings, so that few lengths are planned. */
function furtherWindow(window: number, passed: number | undefined): number {
  let length = 2 * window;
  while (length < (passed ?? further * window)) length *= 2;
  return length;
}

/** All of a kind that are public, as the counters have it: counting them would read the whole kind. */
async function countKind(db: ReadContext['replica'], kind: KindName): Promise<number> {
  const counts = await readCounts(db);
  return counts.listings(kind, 'approved') - counts.listings(kind, 'approved', 'hidden');
}

const totalOfKind = ({ replica, totals }: ReadContext, kind: KindName) =>
  totals.of(
    kind,
    kind,
    () => countKind(replica, kind),
    (total) => total > longList,
  );

async function totalMatching(
  { replica, totals }: ReadContext,
  listQuery: ListQuery,
  { all, sampled }: { all: number; sampled: Sample | undefined },
): Promise<number> {
  if (areSurelyMany(sampled?.matching, all)) return countCap + 1;
  const { limit, cursor, sort, ...filtered } = listQuery;
  return totals.of(
    listQuery.kind,
    JSON.stringify(filtered),
    () => countMatching(replica, listQuery, countCap + 1),
    () => all > longList,
    listQuery.days !== undefined,
  );
}

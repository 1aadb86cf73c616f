import { hasArea } from '@serendib/contract/listings/endpoints';
import type { ItemSummary, ThingKind } from '@serendib/contract/listings/item-summary';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { mostInGroup, type SearchAnswer } from '@serendib/contract/search/endpoints';
import { countCap, type Page, type PageFacts } from '../../platform/paging.ts';
import { searchTerms } from '../../platform/search-terms.ts';
import { type KnownPlaces, listDestinations, summaryOfPlace } from '../destinations/index.ts';
import {
  kindsOf,
  listListings,
  type ReadContext,
  summaryOfView,
  type UnderstoodSearch,
  understand,
} from '../listings/index.ts';

/** What lists of listings and of places are read with. */
type SearchContext = ReadContext & { known: KnownPlaces };

interface Paging {
  limit: number;
  cursor?: string | undefined;
}

interface Asked {
  q: string;
  near?: string | undefined;
  radius: number;
}

/** What fits of every kind that the search is about. */
export async function searchAll(context: SearchContext, asked: Asked): Promise<SearchAnswer> {
  const search = understand(searchTerms(asked.q));
  const groups = await Promise.all(
    kindsOf(search).map(async (kind) =>
      groupOf(kind, await findOf(context, kind, asked, search, { limit: mostInGroup })),
    ),
  );
  return { query: queryView(search), groups: groups.filter(({ total }) => total > 0) };
}

/** A page of what fits of one kind, also of one that the search does not name. */
export async function searchKind(
  context: SearchContext,
  asked: Asked,
  kind: ThingKind,
  paging: Paging,
): Promise<{ answer: SearchAnswer; facts: PageFacts }> {
  const search = understand(searchTerms(asked.q));
  const page = await findOf(context, kind, asked, search, paging);
  return { answer: { query: queryView(search), groups: [groupOf(kind, page)] }, facts: page.facts };
}

const groupOf = (kind: ThingKind, { items, facts }: Page<ItemSummary>) => ({
  kind,
  total: Math.min(facts.total, countCap),
  totalCapped: facts.total > countCap,
  items,
  nextCursor: facts.nextCursor ?? null,
});

const queryView = ({ words, understood, corrected }: UnderstoodSearch): SearchAnswer['query'] => ({
  words,
  understood: understood.map(({ as, value, label, typed }) => ({ as, value, label, typed: typed.join(' ') })),
  corrected,
});

const none: Page<ItemSummary> = { items: [], facts: { total: 0 } };

async function findOf(
  context: SearchContext,
  kind: ThingKind,
  { q, near, radius }: Asked,
  search: UnderstoodSearch,
  paging: Paging,
): Promise<Page<ItemSummary>> {
  const terms = searchTerms(q);
  // Signs alone, such as an exclamation mark, are no words.
  if (!terms) return none;
  const around = near === undefined ? {} : { near, radius };
  if (kind === 'destination') return findPlaces(context, search, { ...paging, ...around });
  const isAround = near !== undefined && hasArea(kinds[kind]);
  const { items, facts } = await listListings(
    context,
    kind,
    {
      ...{ search: terms, sort: isAround ? 'nearest' : 'recommended', view: 'card' },
      ...paging,
      ...(isAround && around),
    },
    { understands: true, onMap: true },
  );
  return { items: items.map((view) => summaryOfView(kind, view)), facts };
}

/** What has languages, seats or a type is no place. */
async function findPlaces(
  context: SearchContext,
  { words, understood }: UnderstoodSearch,
  paging: Paging & { near?: string; radius?: number },
): Promise<Page<ItemSummary>> {
  const isOfListings = understood.some(({ as }) => !['kind', 'place', 'feature', 'tourType'].includes(as));
  if (isOfListings) return none;
  const names = new Set(
    understood.filter(({ kind }) => kind === 'destination').flatMap(({ typed }) => typed),
  );
  const telling = words.filter((word) => !names.has(word)).join(' ');
  const { items, facts } = await listDestinations(context, {
    ...{ search: telling || undefined, sort: paging.near ? 'nearest' : 'popular', view: 'card' },
    ...paging,
  });
  return { items: items.map(summaryOfPlace), facts };
}

import type { ItemSummary } from '@serendib/contract/listings/item-summary';
import { hasArea, type Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import { type District, districtProvinces } from '@serendib/contract/options/places';
import { mostInGroup, type SearchAnswer } from '@serendib/contract/search/endpoints';
import { countCap, type Page, type PageFacts } from '../../platform/lists/paging.ts';
import { searchTerms } from '../../platform/search/search-terms.ts';
import {
  type GazetteerPlace,
  isPageBy,
  type KnownPlaces,
  listDestinations,
  nowOf,
  summaryOfPlace,
} from '../destinations/index.ts';
import {
  asksForSeats,
  kindsOf,
  listOnDates,
  type ReadContext,
  summaryOfView,
  type Understood,
  type UnderstoodSearch,
  understandSpelt,
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
  district?: District | undefined;
  sort: 'recommended' | 'nearest';
  from?: string | undefined;
  to?: string | undefined;
}

/** What fits of every kind that the search is about. */
export async function searchAll(context: SearchContext, asked: Asked): Promise<SearchAnswer> {
  const search = await understandSpelt(context.replica, asked.q);
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
  const search = await understandSpelt(context.replica, asked.q);
  const page = await findOf(context, kind, asked, search, paging);
  return { answer: { query: queryView(search), groups: [groupOf(kind, page)] }, facts: page.facts };
}

/** What was found, and the place from which its distances are reckoned where it is one of the search. */
type Found = Page<ItemSummary> & { from?: GazetteerPlace };

const groupOf = (kind: ThingKind, { items, facts, from }: Found) => ({
  kind,
  total: Math.min(facts.total, countCap),
  totalCapped: facts.total > countCap,
  items,
  ...(from && { from: { label: from.name, nameSi: from.nameSi, nameTa: from.nameTa } }),
  nextCursor: facts.nextCursor ?? null,
});

const queryView = (search: UnderstoodSearch): SearchAnswer['query'] => ({
  words: search.words,
  understood: search.understood
    .filter((one) => isOfSome(one, kindsOf(search)))
    .map((one) => ({
      ...{ as: one.as, value: one.value, label: one.label, typed: one.typed.join(' ') },
      ...(one.also && { also: one.also }),
      ...(one.place && { nameSi: one.place.nameSi, nameTa: one.place.nameTa }),
      ...filtersOf(one, kindsOf(search)),
    })),
  rest: wordsLeft(search),
  ...(search.phrases.length > 0 && { phrases: search.phrases }),
  sum: search.sum,
  corrected: search.corrected,
  month: search.month,
});

/** What must stand in what is found as it was typed: also what would be an option of other kinds. */
function wordsLeft(search: UnderstoodSearch): string[] {
  const others = search.understood.filter((one) => one.as !== 'seats' && !isOfSome(one, kindsOf(search)));
  const left = new Set([...search.rest, ...others.flatMap(({ typed }) => typed)]);
  return search.words.filter((word) => left.has(word));
}

/** Which filters of the kinds that are looked among an option stands for. */
function filtersOf({ facets }: Understood, among: ThingKind[]) {
  const filters = among.flatMap((kind) =>
    (kind === 'destination' ? [] : (facets[kind]?.facets ?? [])).map((facet) => {
      const [name = '', ...value] = facet.split(':');
      return { kind, name, value: value.join(':') };
    }),
  );
  return filters.length > 0 ? { filters } : {};
}

/** Whether an option is one of kinds that are looked among, or how many come is asked of one; elsewhere its words are words. */
const isOfSome = ({ as, facets }: Understood, among: ThingKind[]): boolean =>
  as === 'kind' ||
  as === 'place' ||
  among.some(
    (kind) => kind !== 'destination' && (as === 'seats' ? (kinds[kind] as Kind).seatsOf : facets[kind]),
  );

const none: Found = { items: [], facts: { total: 0 } };

async function findOf(
  context: SearchContext,
  kind: ThingKind,
  { q, near, radius, district, sort, from, to }: Asked,
  search: UnderstoodSearch,
  paging: Paging,
): Promise<Found> {
  const terms = searchTerms(q);
  // Signs alone, such as an exclamation mark, are no words.
  if (!terms) return none;
  const around = near === undefined ? {} : { near, radius, sort };
  if (kind === 'destination') return findPlaces(context, search, { ...paging, ...around, district });
  const isAround = near !== undefined && hasArea(kinds[kind]);
  const { items, facts } = await listOnDates(
    context,
    kind,
    {
      ...{ search: terms, sort: 'recommended', view: 'card' },
      ...paging,
      ...(isAround && around),
      ...(district && inDistrict(kinds[kind], district)),
      ...{ from, to },
    },
    { meant: search, onMap: true },
  );
  return { items: items.map((view) => summaryOfView(kind, view)), facts };
}

/** A kind that is found by provinces is found by that of the district; one without places, wherever it is. */
function inDistrict({ filters }: Kind, district: District): Record<string, string[]> {
  const filter = filters.find(({ understoodAs }) => understoodAs === 'place');
  if (!filter) return {};
  const hasDistricts = filter.options.some(({ value }) => value === district);
  return { [filter.name]: [hasDistricts ? district : districtProvinces[district]] };
}

/** Around a place that is named, in kilometres, others are looked for that are as the search says. */
const outingKm = 25;

/** What is understood and tells nothing of a place: that places are meant, who speaks a language, how many come. */
const ofNoPlace: readonly (Understood['as'] | ThingKind)[] = ['destination', 'language', 'seats'];

/** What has seats or a type is no place. */
async function findPlaces(
  context: SearchContext,
  search: UnderstoodSearch,
  paging: Paging & { near?: string; radius?: number; sort?: Asked['sort']; district?: District | undefined },
): Promise<Found> {
  const list = async (
    wanted: { search: string; anyOf?: string[] },
    around: { near?: string; radius?: number; sort?: 'nearest' } = {},
  ) => {
    const { items, facts } = await listDestinations(context, {
      ...{ ...wanted, search: wanted.search || undefined, view: 'card' },
      ...{ ...paging, ...around },
      sort: (around.sort ?? paging.sort) === 'nearest' ? 'nearest' : 'popular',
    });
    return { items: items.map(summaryOfPlace), facts };
  };
  const clauses = search.clauses.filter((clause) => !clause.understood.some(isOfListings));
  const parts = clauses.map((clause) => wordsBut(clause, ofNoPlace)).filter(Boolean);
  if (parts.length > 1) return list({ search: parts.join(' '), anyOf: parts });
  const [clause = search] = parts.length === 1 ? clauses.filter((one) => wordsBut(one, ofNoPlace)) : [];
  if (clause.understood.some(isOfListings)) return none;
  const place = clause.understood.find(({ as, place }) => as === 'place' && place)?.place;
  const besides = wordsBut(clause, [...ofNoPlace, 'place']);
  // Where nothing was found around the place, a further page is one of what the words alone find.
  const isOfWords = paging.cursor !== undefined && !isPageBy('nearest', paging.cursor);
  if (place && besides && !paging.near && !isOfWords) {
    const { latitude, longitude } = nowOf(await context.known.places(), place);
    const around = await list(
      { search: besides },
      { near: `${latitude},${longitude}`, radius: outingKm, sort: 'nearest' },
    );
    if (around.facts.total > 0) return { ...around, from: place };
  }
  const all = [...new Set([wordsBut(clause, ['destination'], clause.when), wordsBut(clause, ofNoPlace)])];
  const isNamed = clause.understood.some(({ kind }) => kind === 'destination');
  let found = none;
  for (const words of all) {
    if (words || isNamed) found = await list({ search: words });
    if (found.facts.total > 0) break;
  }
  return found;
}

/** The words of a search that tell something, without those that stand for any of these. */
function wordsBut(
  { words, understood, rest }: UnderstoodSearch,
  left: readonly (Understood['as'] | ThingKind)[],
  kept: readonly string[] = [],
): string {
  const named = understood.filter(({ as, kind }) => !left.includes(kind ?? as));
  const telling = new Set([...rest, ...named.flatMap(({ typed }) => typed), ...kept]);
  return words.filter((word) => telling.has(word)).join(' ');
}

const isOfListings = (one: Understood) => asksForSeats(one) || isType(one);
const isType = ({ as, facets }: Understood) =>
  (as === 'vehicleType' || as === 'businessType') &&
  Object.values(facets).some(({ words }) => words === 'none');

import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { type District, districtProvinces } from '@serendib/contract/options/places';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { signs, wordsAsName, wordsAsSpelt } from '../../../../platform/search/asked-words.ts';
import { searchTerms } from '../../../../platform/search-terms.ts';
import { isPublic } from '../../../../schema/index.ts';
import type { AskedOfKind } from '../../words/understanding/understand.ts';
import type { ListQuery } from './list-query.ts';

export const ofKind = ({ kind }: Pick<ListQuery, 'kind'>): SQL => sql`kind = ${kind} and ${isPublic}`;

/** The conditions of a list query, in columns that the orders' indexes carry, and in words. */
export function conditionsOf(listQuery: ListQuery, words: SQL | undefined): SQL | undefined {
  return and(
    facetsMatch(listQuery.facets),
    listQuery.minPriceCents === undefined
      ? undefined
      : sql`price_max_cents >= ${listQuery.minPriceCents}::bigint`,
    listQuery.maxPriceCents === undefined
      ? undefined
      : sql`price_min_cents <= ${listQuery.maxPriceCents}::bigint`,
    listQuery.seats === undefined ? undefined : sql`seats >= ${listQuery.seats}::int`,
    words,
  );
}

/** Of each filter one of its values. */
function facetsMatch(facets: string[][]): SQL | undefined {
  const single = facets.filter(({ length }) => length === 1).flat();
  const several = facets.filter(({ length }) => length > 1);
  return and(
    single.length > 0 ? sql`facets @> ${sql.param(single)}::text[]` : undefined,
    ...several.map((values) => sql`facets && ${sql.param(values)}::text[]`),
  );
}

/** All words as they are spelt, the last perhaps unfinished; or what they were mended to. */
export const wordsMatch = (words: string, mended?: string, begun?: string[]): SQL =>
  sql`search @@ ${mended === undefined ? wordsAsSpelt(words, signs.anywhere, begun) : sql`${mended}::tsquery`}`;

/**
 * What has the words in its name comes before what has them elsewhere, and that before what was understood by them: the
 * filters that they stand for and the place that they name, first what says that it is there, then what lies near. Each step
 * is looked up by itself, so that an index finds it; what an earlier one has is left out.
 */
function stepsOf({ kind, search, asked, begun }: WordsQuery): SQL[] {
  const spelt = [
    wordsAsName(search),
    wordsAsSpelt(search, signs.titled, begun),
    wordsAsSpelt(search, signs.placed, begun),
    wordsAsSpelt(search, signs.anywhere, begun),
    // It is not a message: SQL.
  ].map((query) => sql`search @@ ${query}`);
  return [...spelt, ...(asked ? understoodSteps(kind, asked) : [])];
}
type WordsQuery = Pick<ListQuery, 'kind' | 'asked' | 'begun'> & { search: string };

/** The steps by words as they are typed, and all with those of what was understood. */
export const spelledSteps = 4;
export const mostSteps = 6;

export const stepCount = (asked: AskedOfKind | undefined): number =>
  asked ? spelledSteps + (asked.place ? 2 : 1) : spelledSteps;

function understoodSteps(kind: KindName, { facets, seats, text, place }: AskedOfKind): SQL[] {
  const wanted = and(
    facetsMatch(facets),
    seats === undefined ? undefined : sql`seats >= ${seats}::int`,
    // It is not a message: SQL.
    text.length > 0 ? sql`search @@ ${wordsAsSpelt(text.join(' '))}` : undefined,
  );
  if (!place) return [wanted ?? sql`false`];
  const named = sql`search @@ ${wordsAsSpelt(searchTerms(place.name), signs.placed)}`;
  return [named, nearMatch(kind, place)].map((where) => and(wanted, where) as SQL);
}

/** Of kinds that name districts or provinces, those of the place's own. */
function nearMatch(kind: KindName, { district }: { district: string }): SQL {
  const filter = (kinds[kind] as Kind).filters.find(({ understoodAs }) => understoodAs === 'place');
  const near = filter?.options.find(({ value }) => value === district || value === provinceOf(district));
  return filter && near ? sql`facets @> ${sql.param([`${filter.name}:${near.value}`])}::text[]` : sql`false`;
}

const provinceOf = (district: string): string | undefined => districtProvinces[district as District];

/** What a step finds, and what of it an earlier one has. */
export function ofStep(query: WordsQuery, step: number): { found: SQL; sooner: SQL | undefined } {
  const steps = stepsOf(query);
  const sooner =
    step === 0 ? [] : step < spelledSteps ? steps.slice(step - 1, step) : steps.slice(spelledSteps - 1, step);
  return { found: steps[step] ?? sql`false`, sooner: or(...sooner) };
}

/** What any of its steps finds that the words as they are typed do not. */
export function understoodOnly(query: WordsQuery): SQL {
  const steps = stepsOf(query);
  return and(or(...steps.slice(spelledSteps)), sql`not (${steps[spelledSteps - 1]})`) as SQL;
}

/** The conditions of a list query with its search words. */
export const matching = (listQuery: ListQuery, mended?: string): SQL | undefined =>
  conditionsOf(
    listQuery,
    listQuery.search === undefined ? undefined : wordsMatch(listQuery.search, mended, listQuery.begun),
  );

/** The same, with what the words were understood as, whichever step finds them. */
export const matchingAnyhow = (listQuery: ListQuery, mended?: string): SQL | undefined => {
  const { search } = listQuery;
  if (search === undefined || mended !== undefined) return matching(listQuery, mended);
  return conditionsOf(listQuery, or(...stepsOf({ ...listQuery, search }).slice(spelledSteps - 1)));
};

/** The ranges once more, as the indexes have them that serve rare ones. */
export function rangesByIndex(listQuery: ListQuery): SQL | undefined {
  const { minPriceCents, maxPriceCents, seats } = listQuery;
  const isPriced = minPriceCents !== undefined || maxPriceCents !== undefined;
  // One index has both, and nothing else of what either is asked with: the planner took the one for prices alone.
  if (isPriced && seats !== undefined)
    return sql`id in (select id from listings where ${ofKind(listQuery)} and seats is not null
      and ${conditionsOf({ ...listQuery, facets: [] }, undefined)} offset 0)`;
  const [from, to] = [minPriceCents ?? 0, maxPriceCents ?? null];
  // A range that ends before it begins is an error to PostgreSQL; here it is one that nothing is in.
  const asked = sql`case when ${to}::bigint < ${from}::bigint then 'empty' else int8range(${from}::bigint, ${to}::bigint, '[]') end`;
  return and(
    isPriced ? sql`price_min_cents is not null` : undefined,
    isPriced ? sql`int8range(price_min_cents, price_max_cents, '[]') && ${asked}` : undefined,
    seats === undefined ? undefined : sql`seats is not null`,
  );
}

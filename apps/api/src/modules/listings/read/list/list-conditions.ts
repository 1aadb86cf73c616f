import { isListType } from '@serendib/contract/listings/field';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { signs, wordsAsName, wordsAsSpelt } from '../../../../platform/search/asked-words.ts';
import { isBusyOn, isPublic } from '../../../../schema/index.ts';
import { inCellsOfArea } from '../area/in-area.ts';
import type { BusyDays, ListQuery } from './list-query.ts';

/** Whether prices are asked for that end before they begin. */
const isOfNoPrice = ({ minPriceCents = 0, maxPriceCents }: ListQuery): boolean =>
  maxPriceCents !== undefined && maxPriceCents < minPriceCents;

export const ofKind = ({ kind }: Pick<ListQuery, 'kind'>): SQL => sql`kind = ${kind} and ${isPublic}`;

/**
 * The one type that a list by price is asked for: an index has each apart. What a thing is sets what it costs, so that the cheapest
 * minibuses stand behind all smaller vehicles. It is the kind's first filter, where no listing has several of its values.
 */
export function typeByPrice({ kind, sort, facets }: ListQuery): SQL | undefined {
  const { filters, fields }: Kind = kinds[kind];
  const [type] = filters;
  const answers = fields.filter(({ name }) => type?.fields.includes(name));
  if (sort !== 'price' || !type || answers.length !== 1) return undefined;
  if (answers.some((answer) => isListType(answer.type))) return undefined;
  const asked = facets.find(([value]) => value?.startsWith(`${type.name}:`)) ?? [];
  return asked.length === 1 ? sql`facets[1] = ${asked[0]}::text` : undefined;
}

/** The conditions of a list query, in columns that the orders' indexes carry, and in words. */
export function conditionsOf(listQuery: ListQuery, words: SQL | undefined): SQL | undefined {
  return and(
    // A wide price overlaps both ends of such a range.
    isOfNoPrice(listQuery) ? sql`false` : undefined,
    facetsMatch(listQuery.facets),
    listQuery.minPriceCents === undefined
      ? undefined
      : sql`price_max_cents >= ${listQuery.minPriceCents}::bigint`,
    listQuery.maxPriceCents === undefined
      ? undefined
      : sql`price_min_cents <= ${listQuery.maxPriceCents}::bigint`,
    listQuery.seats === undefined ? undefined : sql`seats >= ${listQuery.seats}::int`,
    words,
    listQuery.within && inCellsOfArea(listQuery.within),
    listQuery.days && isFreeOn(listQuery.days),
  );
}

/**
 * Looked up for one listing after another, by the index that has the days of each: behind the fence, since a join would
 * read the calendars of all. The listing of the days has a name of its own, so that `id` is that of the row outside.
 */
const isFreeOn = ({ at, ...days }: BusyDays): SQL => sql`not exists (
  select from (select listing_id as busy_id, first_day, last_day, held_until from calendar_spans) busy
  where busy_id = id and ${isBusyOn(days, at)} offset 0)`;

/** Of each filter one of its values. */
export function facetsMatch(facets: string[][]): SQL | undefined {
  const single = facets.filter(({ length }) => length === 1).flat();
  const several = facets.filter(({ length }) => length > 1);
  return and(
    single.length > 0 ? sql`facets @> ${sql.param(single)}::text[]` : undefined,
    ...several.map((values) => sql`facets && ${sql.param(values)}::text[]`),
  );
}

/** All words as they are spelt, the last perhaps unfinished; or what they were mended to. */
export const wordsMatch = (words: string, mended?: string, completions?: string[]): SQL =>
  sql`search @@ ${mended === undefined ? wordsAsSpelt(words, signs.anywhere, completions) : sql`${mended}::tsquery`}`;

/**
 * What has the words in its name comes before what has them elsewhere. Each step is looked up by itself, so that an index
 * finds it; what an earlier one has is left out.
 */
function speltQueries({ search, completions }: WordsQuery): SQL[] {
  return [
    wordsAsName(search),
    wordsAsSpelt(search, signs.titled, completions),
    wordsAsSpelt(search, signs.placed, completions),
    wordsAsSpelt(search, signs.anywhere, completions),
    // It is not a message: SQL.
  ].map((query) => sql`search @@ ${query}`);
}
type WordsQuery = Pick<ListQuery, 'completions'> & { search: string };

/** The steps by words as they are typed. */
export const speltSteps = 4;

/** What a step finds, and what of it an earlier one has. */
export function ofStep(query: WordsQuery, step: number): { found: SQL; sooner: SQL | undefined } {
  const steps = speltQueries(query);
  return { found: steps[step] ?? sql`false`, sooner: or(...steps.slice(Math.max(0, step - 1), step)) };
}

/** The conditions of a list query with its search words. */
export const matching = (listQuery: ListQuery, mended?: string): SQL | undefined =>
  conditionsOf(
    listQuery,
    listQuery.search === undefined ? undefined : wordsMatch(listQuery.search, mended, listQuery.completions),
  );

/** The ranges once more, as the indexes have them that serve rare ones: beside the conditions of the query. */
export function rangesByIndex(listQuery: ListQuery): SQL | undefined {
  // To PostgreSQL a range that ends before it begins is an error.
  if (isOfNoPrice(listQuery)) return undefined;
  const { minPriceCents, maxPriceCents, seats } = listQuery;
  const isPriced = minPriceCents !== undefined || maxPriceCents !== undefined;
  // One index has both, and nothing else of what either is asked with: the planner took the one for prices alone.
  if (isPriced && seats !== undefined)
    return sql`id in (select id from listings where ${ofKind(listQuery)} and seats is not null
      and ${conditionsOf({ ...listQuery, facets: [] }, undefined)} offset 0)`;
  const [from, to] = [minPriceCents ?? 0, maxPriceCents ?? null];
  const asked = sql`int8range(${from}::bigint, ${to}::bigint, '[]')`;
  return and(
    isPriced ? sql`price_min_cents is not null` : undefined,
    isPriced ? sql`int8range(price_min_cents, price_max_cents, '[]') && ${asked}` : undefined,
    seats === undefined ? undefined : sql`seats is not null`,
  );
}

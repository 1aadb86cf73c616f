import { and, type SQL, sql } from 'drizzle-orm';
import { signs, wordsAsName, wordsAsSpelt } from '../../../../platform/search/asked-words.ts';
import { isPublic } from '../../../../schema/index.ts';
import type { ListQuery } from './list-query.ts';

export const ofKind = ({ kind }: Pick<ListQuery, 'kind'>): SQL => sql`kind = ${kind} and ${isPublic}`;

/** The conditions of a list query, in columns that the orders' indexes carry, and in words. */
export function conditionsOf(listQuery: ListQuery, words: SQL | undefined): SQL | undefined {
  const single = listQuery.facets.filter(({ length }) => length === 1).flat();
  const several = listQuery.facets.filter(({ length }) => length > 1);
  return and(
    single.length > 0 ? sql`facets @> ${sql.param(single)}::text[]` : undefined,
    ...several.map((values) => sql`facets && ${sql.param(values)}::text[]`),
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

/** All words as they are spelt, the last perhaps unfinished; or what they were mended to. */
export const wordsMatch = (words: string, mended?: string): SQL =>
  sql`search @@ ${mended === undefined ? wordsAsSpelt(words) : sql`${mended}::tsquery`}`;

/**
 * What has the words in its name comes before what has them elsewhere. Each step is looked up by itself, so that an
 * index finds it; what an earlier one has is left out.
 */
const steps = (words: string): SQL[] => [
  wordsAsName(words),
  wordsAsSpelt(words, signs.titled),
  wordsAsSpelt(words, signs.placed),
  wordsAsSpelt(words),
];
export const lastTransition = 3;

export function ofStep(words: string, step: number): SQL {
  const [found, sooner] = [steps(words)[step], steps(words)[step - 1]];
  return sooner ? sql`search @@ ${found} and not search @@ ${sooner}` : sql`search @@ ${found}`;
}

/** The conditions of a list query with its search words. */
export const matching = (listQuery: ListQuery, mended?: string): SQL | undefined =>
  conditionsOf(listQuery, listQuery.search === undefined ? undefined : wordsMatch(listQuery.search, mended));

/** The ranges once more, as the indexes have them that serve rare ones. */
export function rangesByIndex({ minPriceCents, maxPriceCents, seats }: ListQuery): SQL | undefined {
  const isPriced = minPriceCents !== undefined || maxPriceCents !== undefined;
  const [from, to] = [minPriceCents ?? 0, maxPriceCents ?? null];
  // A range that ends before it begins is an error to PostgreSQL; here it is one that nothing is in.
  const asked = sql`case when ${to}::bigint < ${from}::bigint then 'empty' else int8range(${from}::bigint, ${to}::bigint, '[]') end`;
  return and(
    isPriced ? sql`price_min_cents is not null` : undefined,
    isPriced ? sql`int8range(price_min_cents, price_max_cents, '[]') && ${asked}` : undefined,
    seats === undefined ? undefined : sql`seats is not null`,
  );
}

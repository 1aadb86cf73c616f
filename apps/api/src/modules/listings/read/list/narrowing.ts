import { and, type SQL, sql } from 'drizzle-orm';
import { isPublic } from '../../../../schema/index.ts';
import type { Wish } from './list-wish.ts';

export const ofKind = ({ kind }: Pick<Wish, 'kind'>): SQL => sql`kind = ${kind} and ${isPublic}`;

/** What a wish narrows its list by, in columns that the orders' indexes carry, and in words. */
export function narrowing(wish: Wish, mended?: string): SQL | undefined {
  const single = wish.facets.filter(({ length }) => length === 1).flat();
  const several = wish.facets.filter(({ length }) => length > 1);
  return and(
    single.length > 0 ? sql`facets @> ${sql.param(single)}::text[]` : undefined,
    ...several.map((values) => sql`facets && ${sql.param(values)}::text[]`),
    wish.minPriceCents === undefined ? undefined : sql`price_max_cents >= ${wish.minPriceCents}::bigint`,
    wish.maxPriceCents === undefined ? undefined : sql`price_min_cents <= ${wish.maxPriceCents}::bigint`,
    wish.seats === undefined ? undefined : sql`seats >= ${wish.seats}::int`,
    wish.search === undefined ? undefined : wordsMatch(wish.search, mended),
  );
}

/** All words as they are spelt, the last perhaps unfinished; or what they were mended to. */
export const wordsMatch = (words: string, mended?: string): SQL =>
  sql`search @@ ${mended === undefined ? wordsAsSpelt(words) : sql`${mended}::tsquery`}`;

/** What is unfinished is looked up among all that begins so: dear for frequent words, so only where it helps. */
export function wordsAsSpelt(words: string): SQL {
  const all = words.split(' ');
  const finished = sql`plainto_tsquery('serendib', ${all.slice(0, -1).join(' ')}::text)`;
  return sql`(${finished} && search_query(${all.at(-1)}::text))`;
}

/** The ranges once more, as the indexes have them that serve rare ones. */
export function rangesByIndex({ minPriceCents, maxPriceCents, seats }: Wish): SQL | undefined {
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

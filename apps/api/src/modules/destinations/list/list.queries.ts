import type { DestinationSort } from '@serendib/contract/destinations/endpoints';
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { executeNamed } from '../../../platform/database/named-statement.ts';
import { wordsAsSpelt, wordsFinished } from '../../../platform/search/asked-words.ts';
import { destinations, weighedMean } from '../../../schema/index.ts';
import type { Area } from '../gazetteer/area.ts';
import { isWithin, kilometresApart, spotAt } from '../gazetteer/plane.ts';

export interface DestinationFilter {
  search?: string | undefined;
  /** Parts of the words of which one is enough; what has all comes first. */
  anyOf?: string[] | undefined;
  district?: string | undefined;
  province?: string | undefined;
  category?: string | undefined;
  area?: Area | undefined;
  season?: Season | undefined;
}
/** The places that a month suits, as ids: months follow from words and are no column. */
export interface Season {
  month: number;
  best: string[];
  good: string[];
}
/** Ids that a search with forgiven spelling stands for, instead of its words. */
export type Alike = string[] | undefined;
/** Where a page ends: how near to what was typed, what the order goes by, the name and the id. */
export type ListPlace = { near: number; key: string | number; name: string; id: string };
/** A place of a list, and how many match from it on. */
export type ListedPlace = ListPlace & { matching: number };

/** One parameter however many there are, so that the statement stays the same. */
const isAmong = (ids: string[]): SQL => sql`${destinations.id} = any (${sql.param(ids)}::uuid[])`;

const partsOf = ({ search, anyOf }: DestinationFilter): readonly string[] =>
  anyOf ?? (search === undefined ? [] : [search]);

/**
 * What the words of a search are to PostgreSQL, worked out once for all places: a row of its own, which the planner does not
 * look into.
 */
function asked(filter: DestinationFilter): SQL {
  const columns = partsOf(filter).flatMap((part, index) => [
    sql`${wordsAsSpelt(part)} as ${column('spelt', index)}`,
    sql`${wordsFinished(part)} as ${column('finished', index)}`,
    sql`search_name(${part}::text) as ${column('name', index)}`,
  ]);
  if (filter.anyOf) columns.push(sql`${wordsFinished(filter.search ?? '')} as finished_all`);
  return sql`asked as materialized (select ${sql.join([sql`true as is_asked`, ...columns], sql`, `)})`;
}
const column = (of: 'spelt' | 'finished' | 'name', index: number): SQL =>
  sql.raw([of, String(index)].join('_'));
const askedColumn = (of: 'spelt' | 'finished' | 'name', index: number): SQL =>
  sql`asked.${column(of, index)}`;

const matching = (filter: DestinationFilter, alike: Alike): SQL | undefined => {
  const { district, province, category, area, season } = filter;
  const parts = partsOf(filter);
  return and(
    isNull(destinations.deletedAt),
    alike || parts.length === 0
      ? undefined
      : sql`(${sql.join(
          parts.map((_, index) => sql`${destinations.search} @@ ${askedColumn('spelt', index)}`),
          // It is not a message: SQL.
          sql` or `,
        )})`,
    alike && isAmong(alike),
    district === undefined ? undefined : eq(destinations.district, district),
    province === undefined
      ? undefined
      : sql`${destinations.district} in (select name from districts where province = ${province})`,
    category === undefined ? undefined : eq(destinations.category, category),
    area && isWithin(spot, area),
    season && isAmong([...season.best, ...season.good]),
  );
};

/**
 * Those whose names are as near to the words as the nearest, give or take: each word to one of theirs, or all to a
 * name, run together. Three in eight parts alike is what a word has by chance (paris, and part of an attraction).
 */
export async function findAlike(db: Db, words: string): Promise<string[]> {
  const found = await executeNamed<{ id: string }>(
    db,
    sql`
    with asked as materialized (select ${words}::text as words), compared as materialized (
      select id, greatest(
        (select min(strict_word_similarity(word, names)) from regexp_split_to_table(asked.words, ' ') word),
        strict_word_similarity(replace(asked.words, ' ', ''), replace(names, ' ', ''))) as likeness
      from destinations, asked where deleted_at is null
    )
    select id from compared where likeness >= greatest(0.38, (select 0.85 * max(likeness) from compared))`,
  );
  return found.map(({ id }) => id);
}

/**
 * How near a place is to the words typed, the nearest 0: called just so, or also called so; beginning so, or with a sight
 * of that name; with all of them in its name, district and category; anywhere; unfinished.
 */
function nearness(index: number): SQL {
  const { name, aliases, attractions, search } = destinations;
  const typed = askedColumn('name', index);
  const isNamed = (names: SQLWrapper) =>
    sql`exists (select from unnest(${names}) named where search_name(named) = ${typed})`;
  return sql`case
    when search_name(${name}) = ${typed} or ${isNamed(aliases)} then 0
    when starts_with(search_name(${name}), ${typed}) or ${isNamed(attractions)} then 1
    when ts_filter(${search}, '{a,c}') @@ ${askedColumn('spelt', index)} then 2
    when ${search} @@ ${askedColumn('finished', index)} then 3
    else 4 end`;
}

function nearnessTo({ search }: DestinationFilter, alike: Alike): SQL {
  if (search === undefined) return sql`0::int`;
  if (alike)
    return sql`case when strict_word_similarity(${search}::text, ${destinations.name}) >= 0.38 then 0 else 1 end`;
  return nearness(0);
}

/** Farther than what has the words anywhere. */
const notOfClause = 5;

/**
 * The places that are found, each with how near it is and what the order goes by. Of several clauses what has all is the nearest,
 * and then the clauses take turns, each with its own nearest first: who asks for beaches and ruins is not told of beaches
 * alone.
 */
function placed(filter: DestinationFilter, alike: Alike, { key, falls }: Order): SQL {
  const { anyOf } = filter;
  const of = (columns: SQL) =>
    sql`select ${destinations.id}, ${destinations.name}, ${columns}, ${key} as key
      from ${destinations}, asked where ${matching(filter, alike)}`;
  if (!anyOf || alike) return of(sql`${nearnessTo(filter, alike)} as near`);
  const nearnesses = sql.join(
    anyOf.map(
      (_, index) =>
        sql`case when ${destinations.search} @@ ${askedColumn('spelt', index)} then ${nearness(index)} else ${notOfClause}::int end`,
    ),
    sql`, `,
  );
  const clauses = sql`${anyOf.length}::int`;
  return sql`select id, name, key, case when has_all then 0 else (clause + ${clauses} * row_number() over (
      partition by has_all, clause order by nearest, key ${falls ? sql`desc` : sql`asc`}, name, id))::int end as near from (
      select id, name, key, has_all, nearest, array_position(nearnesses, nearest) as clause from (
        select *, (select min(one) from unnest(nearnesses) one) as nearest from (
          ${of(sql`array[${nearnesses}] as nearnesses, ${destinations.search} @@ asked.finished_all as has_all`)}
        ) compared
      ) chosen
    ) of_clauses`;
}

const spot = sql`spot_of(${destinations.latitude}, ${destinations.longitude}, null)`;

/** Few as they are, the distance of each is reckoned. */
const distanceTo = (area: Area | undefined): SQL =>
  kilometresApart(spot, spotAt(area?.around?.point ?? { latitude: 0, longitude: 0 }));

/** What is at its best first, and then what people come for. */
const suits = (season: Season | undefined): SQL => sql`(${destinations.popularOrder}::bigint
  + case when ${isAmong(season?.best ?? [])} then 1000000000 else 0 end)`;

/** What an order goes by before the name, whether from the highest down, and how it is said where it is no JSON. */
interface Order {
  key: SQL;
  falls: boolean;
  type: SQL;
  said?: SQL;
}
function orderOf(sort: DestinationSort, { area, season }: DestinationFilter): Order {
  if (sort === 'nearest') return { key: distanceTo(area), falls: false, type: sql`float8` };
  if (sort === 'month') return { key: suits(season), falls: true, type: sql`bigint` };
  return orders[sort];
}
const orders: Record<Exclude<DestinationSort, 'nearest' | 'month'>, Order> = {
  popular: { key: sql`${destinations.popularOrder}`, falls: true, type: sql`int` },
  rating: { key: weighedMean, falls: true, type: sql`int` },
  name: { key: sql`${destinations.name}`, falls: false, type: sql`text` },
  changed: {
    ...{ key: sql`${destinations.updatedAt}`, falls: true, type: sql`timestamptz` },
    // To the microsecond, which a Date would lose.
    said: sql`to_char(key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  },
};

/** Which places stand on a page of a list, in which order, in one statement; what they show is at hand. */
export async function findListed(
  db: Db,
  filter: DestinationFilter,
  alike: Alike,
  {
    sort,
    from,
    isBack,
    count,
  }: { sort: DestinationSort; from: ListPlace | undefined; isBack: boolean; count: number },
): Promise<ListedPlace[]> {
  const order = orderOf(sort, filter);
  const { falls, type, said } = order;
  const [onwards, downwards] = isBack ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  const [above, below] = isBack ? [sql`<`, sql`>`] : [sql`>`, sql`<`];
  const beyond = from
    ? sql`where near ${above} ${from.near}::int or (near = ${from.near}::int and (
      key ${falls ? below : above} ${from.key}::${type} or (key = ${from.key}::${type}
        and (name, id) ${above} (${from.name}, ${from.id}::uuid))))`
    : sql``;
  const [row] = await executeNamed<{ found: ListedPlace[] | null }>(
    db,
    sql`with ${asked(filter)}
    select json_agg(json_build_object('id', id, 'name', name, 'near', near, 'key', said, 'matching', matching)) as found from (
      select id, name, near, ${said ?? sql`key`} as said, count(*) over () as matching from (
        ${placed(filter, alike, order)}
      ) placed ${beyond}
      order by near ${onwards}, key ${falls ? downwards : onwards}, name ${onwards}, id ${onwards}
      limit ${sql.raw(String(count))}
    ) listed`,
  );
  return row?.found ?? [];
}

export async function countDestinations(db: Db, filter: DestinationFilter, alike: Alike): Promise<number> {
  const [counted] = await executeNamed<{ n: number }>(
    db,
    sql`with ${asked(filter)} select count(*)::int as n from ${destinations}, asked where ${matching(filter, alike)}`,
  );
  return counted?.n ?? 0;
}

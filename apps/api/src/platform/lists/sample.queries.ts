import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { countCap } from './paging.ts';

/** In a list longer than this a sample tells how frequent something is; shorter ones are counted sooner. */
export const sampledList = 30_000;
/**
 * Of a list of more than so many a sample tells how frequent the words of travellers are as they are spelt: each of their
 * steps (name, title, place, anywhere) would walk the order to find that few have them so.
 */
export const sampledSteps = 10_000;
/** Matches are not counted where a sample is sure that there are more than this many times `countCap`. */
const surely = 2;

/** Whether a sample says that surely more match than are counted, of so many in all. */
export const areSurelyMany = (share: Share | undefined, all: number): boolean =>
  (share?.atLeast ?? 0) * all > surely * countCap;

/** So many places in the time over which rows were made are looked at, and at each of them so many rows. */
const places = 64;
const atEach = 4;
export const sampleSize = places * atEach;
/** Where so many of a sample or more match, they tell how many there are, and where they stand. */
export const toldBySample = 3;

/** What a sample tells of a condition. */
export interface Share {
  /** Share of the list that it holds of, 0 to 1. */
  about: number;
  /** Lower bound of that share, with 99.9 % confidence. */
  atLeast: number;
}

const millisecondsOf = (id: SQL) => sql`('x' || left(replace(${id}::text, '-', ''), 12))::bit(48)::bigint`;

/** Rows that stand for those of a table, each with the `place` in time at which it was taken. */
export interface SampleRows {
  table: 'listings' | 'users' | 'reviews';
  rows: SQL;
}

/** Rows as they are now, of a table whose ids tell when each was made, and of which a list is those `among`. */
export function rowsNow(table: SampleRows['table'], among: SQL): SampleRows {
  const name = sql.raw(table);
  const end = (direction: SQL) =>
    sql`(select id from ${name} where ${among} order by id ${direction} limit 1)`;
  const rows = sql`
    select place, ${name}.*
    from (select ${millisecondsOf(end(sql`asc`))} as began, ${millisecondsOf(end(sql`desc`))} as ended offset 0) made,
      generate_series(0, ${sql.raw(String(places - 1))}) place
      cross join lateral (
        select * from ${name} where ${among}
          and id >= rpad(lpad(to_hex(began + (ended - began) * place / ${sql.raw(String(places))}), 12, '0'), 32, '0')::uuid
        order by id limit ${sql.raw(String(atEach))}
      ) ${name} offset 0`;
  return { table, rows };
}

/**
 * How frequent something is in a list, without reading all that have it. Of conditions after
 * the first only what the first holds of is looked at. Nothing where there are no rows.
 */
export function sampleShares(
  db: Db,
  sampled: SampleRows,
  [first, ...others]: [SQL, ...SQL[]],
): Promise<Share[]> {
  const compared = others.map(
    (condition, at) => sql`, case when holds then (${condition}) end as ${held(at)}`,
  );
  return sharesOf(
    db,
    sql`select place, holds ${sql.join(compared)} from (select *, (${first}) as holds from ${named(sampled)} offset 0) looked_at`,
    others.length,
  );
}

/** How frequent is what any of some conditions holds of, then what each does, and then what others do. Nothing where there are no rows. */
export function sampleAny(db: Db, sampled: SampleRows, each: SQL[], others: SQL[]): Promise<Share[]> {
  const any = each.map((_, at) => held(at));
  return sharesTogether(db, sampled, [...each, ...others], sql.join(any, sql` or `));
}

/** How frequent is what two conditions hold of together, then what each does. Nothing where there are no rows. */
export const sampleBoth = (db: Db, sampled: SampleRows, both: [SQL, SQL]): Promise<Share[]> =>
  sharesTogether(db, sampled, both, sql`${held(0)} and ${held(1)}`);

/** How frequent is what conditions hold of `together`, then what each does. */
function sharesTogether(db: Db, sampled: SampleRows, each: SQL[], together: SQL): Promise<Share[]> {
  const compared = each.map((condition, at) => sql`coalesce((${condition}), false) as ${held(at)}`);
  return sharesOf(
    db,
    sql`select *, ${together} as holds from (select place, ${sql.join(compared, sql`, `)} from ${named(sampled)} offset 0) looked_at`,
    each.length,
  );
}

const held = (at: number): SQL => sql.raw(`holds_${at}`);
const named = ({ table, rows }: SampleRows): SQL => sql`(${rows}) ${sql.raw(table)}`;

/** What stands together in time is often of one hand, so that for what is sure a place counts once, however many of its rows match. */
async function sharesOf(db: Db, compared: SQL, others: number): Promise<Share[]> {
  const counted = [sql`holds`, ...Array.from({ length: others }, (_, at) => held(at))].map(
    (name) =>
      sql`(count(*) filter (where ${name}))::int, (count(distinct place) filter (where ${name}))::int`,
  );
  const { rows } = await db.execute<{ looked: number; held: number[] }>(sql`
    select count(*)::int as looked, array[${sql.join(counted, sql`, `)}] as held from (${compared}) compared`);
  const { looked = 0, held: numbers = [] } = rows[0] ?? {};
  if (looked === 0) return [];
  return counted.map((_, at) => ({
    about: (numbers[2 * at] ?? 0) / looked,
    atLeast: Math.max(0, Math.sqrt(numbers[2 * at + 1] ?? 0) - 1.5) ** 2 / looked,
  }));
}

import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { conditionsOf, ofKind, rangesByIndex } from '../list/list-conditions.ts';
import type { ListQuery } from '../list/list-query.ts';
import { type Step, wholeOf } from './meant-steps.ts';

/** How many the steps of a search find, each to as many as are counted. */
export interface CountedSteps {
  /** What any of the steps finds. */
  meant: number;
  /** What has the words besides; the same where that was not asked for, or there is nothing meant or enough. */
  withMentions: number;
  /** What each step finds. Unknown of one of which a later step finds all. */
  each: (number | undefined)[];
  /** What has the words, where that was asked for. */
  mentions: number | undefined;
}

/**
 * How many the steps find, looking no further than one more than `most`. Each is asked for behind a fence of its own: the
 * planner, told that some are enough, would walk all of the kind in search of what few have. What only `mentions` the words is
 * asked for where something is meant, and is not enough.
 */
export async function countMeant(
  db: Db,
  listQuery: ListQuery,
  all: Step[],
  { mentions, most }: { mentions: SQL | undefined; most: number },
): Promise<CountedSteps> {
  const counted = all.flatMap((step, at) => (step.isPart ? [] : [at]));
  const found = (where: SQL, condition?: SQL) =>
    sql`materialized (select id from listings where ${and(
      condition,
      ofKind(listQuery),
      conditionsOf(listQuery, where),
      rangesByIndex(listQuery),
    )})`;
  const limit = sql.raw(String(most + 1));
  const table = (at: number) => sql.raw(`step${at}`);
  const each = counted.map((at) => sql`(select id from ${table(at)} limit ${limit})`);
  const sizeOf = (rows: SQL) => sql`(select count(*)::int from (${rows}) counted)`;
  const meant = sql`(select count(*) from meant)`;
  const tables = [
    ...counted.map((at) => sql`${table(at)} as ${found(wholeOf(all[at] as Step))}`),
    // It is not a message: SQL.
    sql`meant as materialized (select id from (${sql.join(each, sql` union `)}) any_step limit ${limit})`,
    ...(mentions
      ? [sql`said as ${found(mentions, sql`${meant} between 1 and ${sql.raw(String(most))}`)}`]
      : []),
  ];
  const said = sql`select id from said limit ${limit}`;
  const { rows } = await db.execute<{
    meant: number;
    with_mentions: number;
    each: number[];
    mentions: number;
  }>(sql`
    with ${sql.join(tables, sql`, `)}
    select ${sizeOf(sql`select from meant`)} as meant, array[${sql.join(each.map(sizeOf), sql`, `)}] as each,
      ${mentions ? sizeOf(said) : sql`0`} as mentions,
      ${mentions ? sizeOf(sql`select from (select id from meant union (${said})) either limit ${limit}`) : sizeOf(sql`select from meant`)} as with_mentions`);
  const [row] = rows;
  const total = row?.meant ?? 0;
  return {
    meant: total,
    withMentions: row?.with_mentions ?? 0,
    each: all.map((_, at) => (counted.includes(at) ? row?.each[counted.indexOf(at)] : undefined)),
    mentions: mentions && total >= 1 && total <= most ? row?.mentions : undefined,
  };
}

import { and, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { conditionsOf, ofKind, rangesByIndex } from '../list/list-conditions.ts';
import type { ListQuery } from '../list/list-query.ts';
import { type Step, wholeOf } from './meant-steps.ts';

/**
 * How many any of the steps finds, looking no further than `most`. Each is asked for behind a fence of its own: the planner,
 * told that some are enough, would walk all of the kind in search of what few have.
 */
export async function countMeant(db: Db, listQuery: ListQuery, all: Step[], most: number): Promise<number> {
  const steps = all.filter(({ isPart }) => !isPart);
  const found = steps.map(
    (step, at) =>
      sql`${sql.raw(`step${at}`)} as materialized (select id from listings where ${and(
        ofKind(listQuery),
        conditionsOf(listQuery, wholeOf(step)),
        rangesByIndex(listQuery),
      )})`,
  );
  // It is not a message: SQL.
  const each = steps.map((_, at) => sql`(select id from ${sql.raw(`step${at}`)} limit ${most})`);
  const { rows } = await db.execute<{ n: number }>(
    sql`with ${sql.join(found, sql`, `)} select count(*)::int as n from (
      select id from (${sql.join(each, sql` union `)}) all_steps limit ${most}) counted`,
  );
  return rows[0]?.n ?? 0;
}

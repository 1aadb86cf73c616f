import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { matchingInArea } from '../area/area.queries.ts';
import { conditionsOf, ofKind, rangesByIndex } from '../list/list-conditions.ts';
import type { ListQuery } from '../list/list-query.ts';
import { armsOf, type Step } from './meant-steps.ts';

/** How many the steps of a search find, each to as many as are counted. */
export interface CountedSteps {
  /** What any of the steps finds, or has the words besides where that was asked for. */
  total: number;
  /** What each step finds. Unknown of one of which a later step finds all. */
  each: (number | undefined)[];
  /** What has the words, where that was asked for and looked up. */
  mentions: number | undefined;
  /** All that the steps find, where they are no more than are counted; and whether that is all with the words too. */
  ids: string[] | undefined;
  areAll: boolean;
}

/**
 * How many the steps find, looking no further than one more than `most`. Each is asked for behind a fence of its own: the
 * planner, told that some are enough, would walk all of the kind in search of what few have. What only `mentions` the words is
 * asked for where something is meant, and is not enough.
 */
export async function countMeant(
  db: Db,
  listQuery: ListQuery,
  steps: Step[],
  { mentions, most }: { mentions: SQL | undefined; most: number },
): Promise<CountedSteps> {
  const counted = steps.flatMap((step, at) => (step.isPart ? [] : [at]));
  const finding = (where: SQL, condition?: SQL) =>
    sql`materialized (select id from listings where ${and(
      condition,
      ofKind(listQuery),
      conditionsOf(listQuery, where),
      rangesByIndex(listQuery),
    )})`;
  const limit = sql.raw(String(most + 1));
  const findingStep = (step: Step) =>
    step.area
      ? sql`materialized (${matchingInArea(listQuery, { area: step.area, ...armsOf(step) }, sql`id`)})`
      : finding(step.where);
  const table = (at: number) => sql.raw(`step${at}`);
  const each = counted.map((at) => sql`(select id from ${table(at)} limit ${limit})`);
  const sizeOf = (rows: SQL) => sql`(select count(*)::int from (${rows}) counted)`;
  const meant = sql`(select count(*) from meant)`;
  const tables = [
    ...counted.map((at) => sql`${table(at)} as ${findingStep(steps[at] as Step)}`),
    // It is not a message: SQL.
    sql`meant as materialized (select id from (${sql.join(each, sql` union `)}) any_step limit ${limit})`,
    ...(mentions
      ? [sql`said as ${finding(mentions, sql`${meant} between 1 and ${sql.raw(String(most))}`)}`]
      : []),
  ];
  const idsOf = (name: string) => sql`array(select id from ${sql.raw(name)} limit ${limit})`;
  const { rows } = await db.execute<{ meant: string[]; each: number[]; said: string[] }>(sql`
    with ${sql.join(tables, sql`, `)}
    select ${idsOf('meant')} as meant, array[${sql.join(each.map(sizeOf), sql`, `)}] as each,
      ${mentions ? idsOf('said') : sql`array[]::uuid[]`} as said`);
  const [row] = rows;
  const found = row?.meant ?? [];
  const all = new Set([...found, ...(row?.said ?? [])]);
  const areFew = found.length <= most;
  return {
    total: Math.min(all.size, most + 1),
    each: steps.map((_, at) => (counted.includes(at) ? row?.each[counted.indexOf(at)] : undefined)),
    mentions: mentions && areFew && found.length > 0 ? row?.said.length : undefined,
    ids: all.size <= most ? [...all] : areFew ? found : undefined,
    areAll: all.size <= most,
  };
}

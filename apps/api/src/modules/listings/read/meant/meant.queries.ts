import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { upToOfArms } from '../../../../platform/lists/stages.queries.ts';
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

const idsHaving = (listQuery: ListQuery, where: SQL, condition?: SQL): SQL =>
  sql`select id from listings where ${and(
    condition,
    ofKind(listQuery),
    conditionsOf(listQuery, where),
    rangesByIndex(listQuery),
  )}`;

/** Whether any of the steps finds something: what comes after the first that does is not looked up. */
export async function findsAny(db: Db, listQuery: ListQuery, steps: Step[]): Promise<boolean> {
  const parts = steps
    .filter(({ isPart }) => !isPart)
    .flatMap((step) => {
      const { arms, byCells } = armsOf(step);
      const { area } = step;
      return arms.map((arm) =>
        area ? matchingInArea(listQuery, { area, arms: [arm], byCells }, sql`id`) : idsHaving(listQuery, arm),
      );
    });
  const table = (at: number) => sql.raw(`part${at}`);
  const tables = parts.map((part, at) => sql`${table(at)} as materialized (${part})`);
  const has = parts.map((_, at) => sql`exists (select from ${table(at)})`);
  const { rows } = await db.execute<{ has: boolean }>(
    // It is not a message: SQL.
    sql`with ${sql.join(tables, sql`, `)} select ${sql.join(has, sql` or `)} as has`,
  );
  return rows[0]?.has ?? false;
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
  const cap = sql.raw(String(most));
  const limit = sql.raw(String(most + 1));
  const having = (where: SQL, condition?: SQL) => idsHaving(listQuery, where, condition);
  const finding = ({ where, area, ...step }: Step) => {
    const { arms, byCells } = armsOf({ where, ...step });
    if (area) return matchingInArea(listQuery, { area, arms, byCells }, sql`id`, { most: most + 1 });
    return arms.length < 2 ? having(where) : upToOfArms(arms, having, most + 1);
  };
  const table = (at: number) => sql.raw(`step${at}`);
  const each = counted.map((at) => sql`(select id from ${table(at)} limit ${limit})`);
  const sizeOf = (rows: SQL) => sql`(select count(*)::int from (${rows}) counted)`;
  const numberOf = (name: string) => sql`(select count(*)::int from ${sql.raw(name)})`;
  const tables = [
    ...counted.map((at) => sql`${table(at)} as materialized (${finding(steps[at] as Step)})`),
    // It is not a message: SQL.
    sql`meant as materialized (select id from (${sql.join(each, sql` union `)}) any_step limit ${limit})`,
    ...(mentions
      ? [
          sql`mentioned as materialized (${having(mentions, sql`${numberOf('meant')} between 1 and ${cap}`)})`,
          sql`said as materialized (select id from mentioned limit ${limit})`,
        ]
      : []),
  ];
  // Which they are is not asked of more than are counted. As text, which is read sooner than an array.
  const idsOf = (name: string) =>
    sql`(select string_agg(id::text, ' ') from ${sql.raw(name)} where ${numberOf(name)} <= ${cap})`;
  const { rows } = await db.execute<{
    number: { meant: number; said: number };
    meant: string | null;
    said: string | null;
    each: number[];
  }>(sql`
    with ${sql.join(tables, sql`, `)}
    select json_build_object('meant', ${numberOf('meant')}, 'said', ${mentions ? numberOf('said') : sql`0`}) as number,
      ${idsOf('meant')} as meant, ${mentions ? idsOf('said') : sql`null`} as said,
      array[${sql.join(each.map(sizeOf), sql`, `)}] as each`);
  const [row] = rows;
  const number = row?.number ?? { meant: 0, said: 0 };
  const found = row?.meant?.split(' ') ?? [];
  const all = [...new Set([...found, ...(row?.said?.split(' ') ?? [])])];
  const areAll = number.meant <= most && number.said <= most && all.length <= most;
  return {
    total: areAll ? all.length : most + 1,
    each: steps.map((_, at) => (counted.includes(at) ? row?.each[counted.indexOf(at)] : undefined)),
    mentions: mentions && number.meant > 0 && number.meant <= most ? number.said : undefined,
    ids: areAll ? all : number.meant <= most ? found : undefined,
    areAll,
  };
}

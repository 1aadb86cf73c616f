import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** Fewer that match are sorted at once: looking for where to stop would cost as much. */
export const fewMatches = 2_000;
/** So many of what matches are expected in the stretch that is looked through first: two pages. */
export const wantedMatches = 50;
/** What one in so many has is found sooner row by row, in the order, than by all the places where an index names it. */
export const frequent = 25;
/** What stands together may all be without it: then so many times as far is walked, before all that have it are read. */
export const further = 16;

/** One way to find a page. It suffices where it finds a page, or where it says so. */
export interface Stage {
  find: SQL;
  tables?: SQL;
  suffices?: SQL;
  /** How many match, where all of them are found. */
  size?: SQL;
}

/**
 * The ids of a page, from the first stage that suffices, or else the last, and how many match where a stage told. Each is a statement of its own: one of all of them
 * is planned for all of them, and a table with many indexes takes longer to plan than a first stage to run.
 */
export async function findSizedByStages(
  db: Db,
  stages: Stage[],
  count: number,
  page: SQL,
): Promise<{ ids: string[]; size: number | undefined }> {
  const found: { ids: string[]; size: number | undefined } = { ids: [], size: undefined };
  for (const { find, tables, suffices, size } of stages) {
    const { rows } = await db.execute<{ ids: string[]; suffices: boolean; size: number | null }>(sql`
      ${tables ? sql`with ${tables}` : sql``}
      select array(select id from (${find} ${page}) found) as ids, ${suffices ?? sql`false`} as suffices, ${size ?? sql`null::int`} as size`);
    found.ids = rows[0]?.ids ?? [];
    found.size ??= rows[0]?.size ?? undefined;
    if (rows[0]?.suffices || (!suffices && found.ids.length >= count)) break;
  }
  return found;
}

export const findByStages = async (db: Db, stages: Stage[], count: number, page: SQL): Promise<string[]> =>
  (await findSizedByStages(db, stages, count, page)).ids;

/** The same in one statement, as a query for ids within another: for tables with few indexes. */
function firstThatSuffices(stages: Stage[], count: number, page: SQL): SQL {
  const name = (at: number) => sql.raw(`stage${at}`);
  const enough = ({ suffices }: Stage, at: number) =>
    suffices ?? sql`(select count(*) from ${name(at)}) >= ${count}`;
  const earlierFail = (at: number) =>
    and(sql`true`, ...stages.slice(0, at).map((stage, earlier) => sql`not ${enough(stage, earlier)}`));
  const tables = stages.flatMap(({ find, tables }, at) => [
    ...(tables ? [tables] : []),
    sql`${name(at)} as materialized (select id from (${find} ${page}) found where ${earlierFail(at)})`,
  ]);
  const chosen = stages.map((stage, at) => {
    const isLast = at === stages.length - 1;
    return sql`select id from ${name(at)} where ${isLast ? earlierFail(at) : enough(stage, at)}`;
  });
  return sql`with ${sql.join(tables, sql`, `)} ${sql.join(chosen, sql` union all `)}`;
}

/**
 * So many of what comes next are looked at, and then so many, before all that match are gathered: of three million reviews
 * what one in two hundred has are fifteen thousand rows all over the table, and a page of it stands among the next 5,000.
 */
const nextLooked = { users: [2_000], reviews: [2_000, 32_000] };

/**
 * The ids of a page of a table: of what comes next those that match, where they are enough, or else of all that match.
 * The planner, which knows nothing of how rare a word is, walked a whole table for what few have, or gathered and sorted
 * what half of it has.
 */
export function pageOfMatching(
  table: 'users' | 'reviews',
  { following, matching, by, count }: { following: SQL | undefined; matching: SQL; by: SQL; count: number },
): SQL {
  const name = sql.raw(table);
  const rows = (condition: SQL | undefined, rest: SQL) =>
    sql`select * from (select * from ${name} ${condition ? sql`where ${condition}` : sql``} ${rest}) ${name}`;
  const nearest = (most: number) => rows(following, sql`order by ${by} limit ${sql.raw(String(most))}`);
  const stages = [
    ...nextLooked[table].map((most) => ({ find: sql`${nearest(most)} where ${matching}` })),
    { find: rows(and(following, matching), sql`offset 0`) },
  ];
  return firstThatSuffices(stages, count, sql`order by ${by} limit ${count}`);
}

/** How many of a table match, looking no further than `most`: behind the fence all are asked of an index, and few are read. */
export async function countUpTo(
  db: Db,
  table: 'users' | 'reviews',
  matching: SQL,
  most: number,
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with found as materialized (select from ${sql.raw(table)} where ${matching})
    select count(*)::int as n from (select from found limit ${most}) counted`);
  return rows[0]?.n ?? 0;
}

/** All that match, where they are no more than so many: rows behind the fence are read only until there are too many. */
export function fewAtMost(most: number, matching: SQL, found: (rows: SQL) => SQL): Stage {
  const areFew = sql`(select count(*) from few) <= ${most}`;
  return {
    tables: sql`wanted as materialized (${matching}), few as materialized (select * from wanted limit ${most + 1})`,
    suffices: areFew,
    find: found(sql`(select * from few where ${areFew}) few`),
  };
}

/**
 * Up to `most` rows that any of some conditions holds of, each once: `find` is a query of the ids, among others, that one of them
 * brings. Where one brings so many, the next are not asked for.
 */
export function upToOfArms(arms: SQL[], find: (arm: SQL, isNew: SQL | undefined) => SQL, most: number): SQL {
  const names = arms.map((_, at) => sql.raw(`arm${at}`));
  const limit = sql.raw(String(most));
  const tables = arms.map((arm, at) => {
    const sooner = names.slice(0, at);
    const areFewer = sooner.map((name) => sql`(select count(*) from ${name}) < ${limit}`);
    const isNew = sooner.map((name) => sql`id not in (select id from ${name})`);
    return sql`${names[at]} as materialized (${find(arm, and(...areFewer, ...isNew))})`;
  });
  const all = names.map((name) => sql`select * from ${name}`);
  return sql`with ${sql.join(tables, sql`, `)} ${sql.join(all, sql` union all `)} limit ${limit}`;
}

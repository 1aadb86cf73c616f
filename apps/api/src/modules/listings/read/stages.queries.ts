import { and, type SQL, sql } from 'drizzle-orm';

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
}

/** What the first of some queries finds that suffices, or else the last; those after it are not run. */
export function firstThatSuffices(stages: Stage[], count: number, page: SQL): SQL {
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

/** All that match, where they are no more than so many: rows behind the fence are read only until there are too many. */
export function fewAtMost(most: number, matching: SQL, found: (rows: SQL) => SQL): Stage {
  const areFew = sql`(select count(*) from few) <= ${most}`;
  return {
    tables: sql`matching as materialized (${matching}), few as materialized (select * from matching limit ${most + 1})`,
    suffices: areFew,
    find: found(sql`(select * from few where ${areFew}) few`),
  };
}

import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { ordered } from '../area/area.queries.ts';
import { readStepped, type Stepped } from '../list/gather-by-words.queries.ts';
import type { Slice } from '../list/list.queries.ts';
import { ofKind } from '../list/list-conditions.ts';
import type { ListQuery } from '../list/list-query.ts';
import { type CountedStep, holds, isByDistance, type Step, wholeOf } from './meant-steps.ts';

/** A page of listings that the steps of a search find, all of which are known: each in the first step that has it. */
export async function findAmong(
  db: Db,
  listQuery: ListQuery,
  { ids, steps }: { ids: string[]; steps: CountedStep[] },
  slice: Slice & { step: number },
): Promise<Stepped[]> {
  const numbers = steps.flatMap(({ matches }, at) => (matches === 0 ? [] : [at]));
  const whens = numbers.map(
    (at) => sql`when ${holds(wholeOf(steps[at] as Step))} then ${sql.raw(String(at))}`,
  );
  const around = steps.find((step) => isByDistance(step, listQuery))?.area?.around;
  const byDistance = numbers.filter((at) => isByDistance(steps[at] as Step, listQuery));
  const others = numbers.filter((at) => !byDistance.includes(at));
  const inOwnOrder = ordered(listQuery, {}, ownFrom(slice, others));
  // It is not a message: SQL.
  const following = slice.isBack ? sql`step < ${slice.step}::int` : sql`step > ${slice.step}::int`;
  const towards = slice.isBack ? sql`step desc` : sql`step`;
  const part = (at: number[], { by, beyond }: { by: SQL; beyond: SQL | undefined }) => {
    const isOf = sql`step = any(${sql.param(at)}::int[])`;
    const after = slice.from
      ? or(following, at.includes(slice.step) ? and(sql`step = ${slice.step}::int`, beyond) : undefined)
      : undefined;
    const inOrder = sql`${towards}, ${by}`;
    return sql`(select id, step, row_number() over (order by ${inOrder}) as nth from stepped
      where ${and(isOf, after)} order by ${inOrder} limit ${slice.count})`;
  };
  const parts = [
    ...(byDistance.length > 0 && around
      ? [part(byDistance, ordered(listQuery, { nearest: around.point }, ownFrom(slice, byDistance)))]
      : []),
    ...(others.length > 0 ? [part(others, inOwnOrder)] : []),
  ];
  if (parts.length === 0) return [];
  // Words are taken out of their store once for all steps.
  const { rows } = await db.execute<{ id: string; step: number }>(sql`
    with stepped as materialized (
      select *, case ${sql.join(whens, sql` `)} end as step from (
        select id, ${inOwnOrder.columns}, longitude, latitude, facets, seats, search || ''::tsvector as search
        from listings where ${ofKind(listQuery)} and id = any(${sql.param(ids)}::uuid[]) offset 0
      ) listings
    )
    select id, step from (${sql.join(parts, sql` union all `)}) page order by ${towards}, nth limit ${slice.count}`);
  return readStepped(db, new Map(rows.map(({ id, step }) => [id, step])));
}

/** Where a page goes on, for those steps alone in which it stands: the values of others are of another order. */
const ownFrom = (slice: Slice & { step: number }, steps: number[]): Slice =>
  steps.includes(slice.step) ? slice : { ...slice, from: undefined };

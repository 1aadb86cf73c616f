import { and, or, type SQL, sql } from 'drizzle-orm';
import { countUpToLimitInArea, findInArea } from '../area/list-in-area.ts';
import { type FoundListing, listingsOf } from '../found-listing.ts';
import type { Stepped } from '../list/gather-by-words.queries.ts';
import { findByWords, type Slice } from '../list/list.queries.ts';
import type { Searched } from '../list/list-query.ts';
import type { ReadContext } from '../read-context.ts';
import type { Chosen } from './choose-meant.ts';
import { findAmong } from './find-among.queries.ts';
import type { MeantStart } from './meant-cursor.ts';
import { armsOf, holds, isByDistance, type Step, wholeOf } from './meant-steps.ts';

/** A page of what the steps of a search find, onwards or backwards; what an earlier step has is left out of the later. */
export async function walkSteps(
  context: ReadContext,
  listQuery: Searched,
  chosen: Chosen,
  start: MeantStart | undefined,
): Promise<Stepped[]> {
  const isBack = start?.isBack ?? false;
  const wanted = listQuery.limit + 1;
  const found: Stepped[] = [];
  for (const step of stepsToRead(chosen, start?.step ?? 0, isBack)) {
    const from = step === start?.step ? start.from : undefined;
    const slice = { count: wanted - found.length, from, isBack };
    found.push(...(await findFrom(context, listQuery, chosen, { ...slice, step })));
    if (found.length === wanted) break;
  }
  return found;
}

/** The steps that are read from a first one on. Those of which all is known are read in one, with the first of them that is met. */
function stepsToRead({ steps, known }: Chosen, first: number, isBack: boolean): number[] {
  if (first >= steps.length) return [];
  const ahead = [...steps.keys()].filter((step) => (isBack ? step <= first : step >= first));
  if (isBack) ahead.reverse();
  const isKnown = (step: number) => known !== undefined && step < known.steps;
  const firstKnown = ahead.find(isKnown);
  return ahead.filter((step) => step === firstKnown || (!isKnown(step) && steps[step]?.matches !== 0));
}

/** What a step finds, or all the steps of which all is known. */
async function findFrom(
  context: ReadContext,
  listQuery: Searched,
  { steps, likely, known }: Chosen,
  { step: at, ...slice }: Slice & { step: number },
): Promise<Stepped[]> {
  if (known && at < known.steps) {
    const among = { ids: known.ids, steps: steps.slice(0, known.steps) };
    return findAmong(context.replica, listQuery, among, { ...slice, step: at });
  }
  const step = steps[at];
  if (!step) return [];
  const sooner = steps.slice(0, at).flatMap((one) => (one.matches === 0 ? [] : [holds(wholeOf(one))]));
  if (step.area && isByDistance(step, listQuery)) {
    const around = await findAround(context, listQuery, {
      ...slice,
      step: { ...step, area: step.area },
      sooner,
    });
    return around.map((listing) => ({ listing, step: at }));
  }
  const words = { found: wholeOf(step), sooner: or(...sooner), looksAt: sql`latitude, longitude` };
  const ids = await findByWords(context.replica, listQuery, words, slice, likely(at));
  return (await listingsOf(context.replica, ids)).map((listing) => ({ listing, step: at }));
}

async function findAround(
  context: ReadContext,
  listQuery: Searched,
  {
    step: { area, likely, ...step },
    sooner,
    ...slice
  }: {
    step: Step & Required<Pick<Step, 'area'>>;
    sooner: SQL[];
  } & Slice,
): Promise<FoundListing[]> {
  // It is not a message: SQL.
  const isNew = sooner.map((one) => sql`not ${one}`);
  const { byCells, arms: found } = armsOf(step);
  const arms = found.map((arm) => and(arm, ...isNew) as SQL);
  return findInArea(
    context.replica,
    listQuery,
    { ...slice, area, sort: { nearest: area.around?.point }, arms, byCells, likely },
    await countUpToLimitInArea(context, listQuery, area),
  );
}

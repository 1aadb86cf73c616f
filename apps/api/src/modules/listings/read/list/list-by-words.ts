import type { Db } from '../../../../platform/database/database.ts';
import { countCap } from '../../../../platform/lists/paging.ts';
import { areSurelyMany, sampledSteps } from '../../../../platform/lists/sample.queries.ts';
import { withoutStopWords } from '../../../../platform/search/same-words.ts';
import { mendWords } from '../../words/mend-words.ts';
import { likelihoodOf, type Sample, sampleOf } from '../how-frequent.ts';
import type { ReadContext } from '../read-context.ts';
import { gatherByWords, readStepped, type Stepped } from './gather-by-words.queries.ts';
import { findByWords, hasWords, type Likely, type Slice } from './list.queries.ts';
import { ofStep, speltSteps, wordsMatch } from './list-conditions.ts';
import { isFiltered, type Searched } from './list-query.ts';

interface Found {
  found: Stepped[];
  /** To one more than are counted. */
  total: number;
  /** Whether the words were mended, since nothing has them as they are spelt. */
  isFuzzy: boolean;
}

interface Wanted extends Slice {
  step: number;
  /** Known where a page goes on. */
  isFuzzy: boolean | undefined;
  /** How many there are of the kind. */
  all: number;
}

/** A page of what has the words of a list as they are spelt, or as they were mended, and how many have them. */
export async function listByWords(context: ReadContext, listQuery: Searched, wanted: Wanted): Promise<Found> {
  const spelt = wanted.isFuzzy ? undefined : await listAsSpelt(context, listQuery, wanted);
  if (spelt) return { ...spelt, isFuzzy: false };
  const mended = await mendWords(context.replica, listQuery.kind, withoutStopWords(listQuery.search));
  if (mended === undefined) return { found: [], total: 0, isFuzzy: true };
  const sampled = await sampleOf(context, listQuery, wanted.all, { mended });
  return { ...(await pageOf(context, listQuery, { ...wanted, sampled, mended })), isFuzzy: true };
}

/** Nothing where none of the kind has the words so, with or without what else is asked for. */
async function listAsSpelt(context: ReadContext, listQuery: Searched, wanted: Wanted) {
  const sampled = await sampleOf(context, listQuery, wanted.all, { least: sampledSteps });
  const page = await pageOf(context, listQuery, { ...wanted, sampled, mended: undefined });
  const isThere =
    wanted.isFuzzy === false ||
    page.total > 0 ||
    (isFiltered({ ...listQuery, search: undefined }) &&
      (sampled?.hasWords || (await hasWords(context.replica, listQuery, { isRare: sampled !== undefined }))));
  return isThere ? page : undefined;
}

async function pageOf(
  { replica }: ReadContext,
  listQuery: Searched,
  {
    sampled,
    mended,
    all,
    step,
    ...slice
  }: Wanted & { sampled: Sample | undefined; mended: string | undefined },
) {
  const steps = mended === undefined ? speltSteps : 1;
  let isEmpty = (_step: number) => false;
  if (!areSurelyMany(sampled?.matching, all)) {
    const words = {
      all: wordsMatch(listQuery.search, mended, listQuery.completions),
      sooner: Array.from({ length: steps - 1 }, (_, at) => ofStep(listQuery, at).found),
    };
    const gathered = await gatherByWords(replica, listQuery, words, { ...slice, step });
    if (gathered.page) return { found: gathered.page, total: gathered.matches };
    isEmpty = gathered.isEmpty;
  }
  const total = countCap + 1;
  const likely = await likelihoodOf(replica, listQuery, { all, sampled });
  return {
    found: await findBySpelling(replica, listQuery, { ...slice, step, mended, isEmpty }, likely),
    total,
  };
}

/** What is called as was typed, then what has the words in its title, in a place, anywhere; or backwards. */
async function findBySpelling(
  db: Db,
  listQuery: Searched,
  {
    step: first,
    mended,
    isEmpty,
    ...slice
  }: Slice & { step: number; mended: string | undefined; isEmpty: (step: number) => boolean },
  likely: (step: number) => Likely,
): Promise<Stepped[]> {
  const ofMended = { found: wordsMatch(listQuery.search, mended), sooner: undefined };
  const steps = mended === undefined ? speltSteps : 1;
  const stepOf = new Map<string, number>();
  for (let step = first; step >= 0 && step < steps; step += slice.isBack ? -1 : 1) {
    if (isEmpty(step)) continue;
    const words = mended === undefined ? ofStep(listQuery, step) : ofMended;
    const rest = {
      ...slice,
      count: slice.count - stepOf.size,
      from: step === first ? slice.from : undefined,
    };
    for (const id of await findByWords(db, listQuery, words, rest, likely(step))) stepOf.set(id, step);
    if (stepOf.size === slice.count) break;
  }
  return readStepped(db, stepOf);
}

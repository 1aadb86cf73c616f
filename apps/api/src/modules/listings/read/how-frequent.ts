import type { KindName } from '@serendib/contract/listings/kind';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  areSurelyMany,
  type Share,
  sampledList,
  sampledSteps,
  sampleSize,
  toldBySample,
} from '../../../platform/lists/sample.queries.ts';
import { fewMatches } from '../../../platform/lists/stages.queries.ts';
import { frequencyOf } from '../words/frequency.ts';
import type { Likely, Slice } from './list/list.queries.ts';
import { matching, ofStep, speltSteps, typeByPrice, wordsMatch } from './list/list-conditions.ts';
import { directed } from './list/list-order.ts';
import { isFiltered, type ListQuery, type Searched } from './list/list-query.ts';
import type { ReadContext } from './read-context.ts';
import { sampleBothOfKind, sampleKind, samplePassed } from './samples.queries.ts';

export interface Sample {
  /** Whether some of it have the words, without what else is asked for. */
  hasWords: boolean;
  /** How frequent is all that is asked for. */
  matching: Share;
  /** The same of each step of the words as they are spelt. */
  steps: Share[];
}

/** How frequent in a large kind is what is asked for: a sample tells it sooner than an index that names all of it. */
export async function sampleOf(
  { replica }: ReadContext,
  listQuery: ListQuery,
  all: number,
  { mended, least = sampledList }: { mended?: string; least?: number } = {},
): Promise<Sample | undefined> {
  if (all <= least || !isFiltered(listQuery)) return undefined;
  const { search } = listQuery;
  const wanted = matching(listQuery, mended) ?? sql`true`;
  if (search === undefined || mended !== undefined) {
    const [share] = await sampleKind(replica, listQuery.kind, [wanted]);
    return share && { hasWords: true, matching: share, steps: [] };
  }
  const steps = Array.from(
    { length: speltSteps - 1 },
    (_, step) => and(wanted, ofStep({ ...listQuery, search }, step).found) ?? wanted,
  );
  const [words, share, ...others] = await sampleKind(replica, listQuery.kind, [
    wordsMatch(search, undefined, listQuery.completions),
    wanted,
    ...steps,
  ]);
  return words && share && { hasWords: words.about > 0, matching: share, steps: [...others, share] };
}

/** About how many are passed in the order of a list before the first that is asked for. */
export async function passedTo(
  db: Db,
  listQuery: ListQuery,
  slice: Slice,
  all: number,
): Promise<number | undefined> {
  const wanted = matching(listQuery) ?? sql`true`;
  const passed = { ...directed(listQuery.sort, slice), among: typeByPrice(listQuery) };
  const share = await samplePassed(db, listQuery.kind, wanted, passed);
  return share && share * all;
}

/**
 * About how many each step finds, once more match than are counted: by the sample, or in a kind too small for one by the
 * vocabulary. The last step finds all of them, so it is never taken for few, which would gather them a second time.
 */
export async function likelihoodOf(
  db: Db,
  { kind, search }: Searched,
  { all, sampled }: { all: number; sampled: Sample | undefined },
): Promise<(step: number) => Likely> {
  if (sampled === undefined) {
    const frequency = await frequencyOf(db, kind, search);
    return () => ({ all, matches: Math.max(fewMatches + 1, frequency), isSure: false });
  }
  return (step) => {
    const share = sampled.steps[step];
    const about = (share ?? sampled.matching).about * all;
    const isLast = share === undefined || step === speltSteps - 1;
    return { all, isSure: false, matches: Math.max(isLast ? fewMatches + 1 : 1, about) };
  };
}

/** What a sample tells of an area. */
export interface LikelyInArea {
  /** Share of the kind that matches. */
  share: number;
  /** Share that matches of what is in the area. */
  shareOfArea: number;
  /** Share of the kind that is in the area and matches; `matches` is that as a number. */
  shareThere: number;
  matches: number;
  /** How many there are of the kind. */
  all: number;
  areSurelyMany: boolean;
}

/**
 * What is said of a town is more frequent around it than elsewhere, so that both together tell how many are there. Of few that are
 * there, listings in the area are assumed to match as often as all.
 */
export function likelyThere(wanted: Share, there: Share, both: Share, all: number): LikelyInArea {
  const isTold = both.about * sampleSize >= toldBySample;
  const shareThere = isTold ? both.about : wanted.about * there.about;
  return {
    ...{ share: wanted.about, shareThere, all },
    shareOfArea: isTold ? both.about / there.about : wanted.about,
    matches: Math.max(1, shareThere * all),
    areSurelyMany: areSurelyMany(both, all),
  };
}

/** What of a large kind is in an area and has what is wanted. */
export async function likelyInArea(
  db: Db,
  kind: KindName,
  { wanted, isThere, all }: { wanted: SQL; isThere: SQL; all: number },
): Promise<LikelyInArea | undefined> {
  if (all <= sampledSteps) return undefined;
  const [both, matching, there] = await sampleBothOfKind(db, kind, [wanted, isThere]);
  return both && matching && there && likelyThere(matching, there, both, all);
}

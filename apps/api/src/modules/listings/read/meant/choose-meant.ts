import type { SQL } from 'drizzle-orm';
import { countCap } from '../../../../platform/lists/paging.ts';
import { areSurelyMany, type Share } from '../../../../platform/lists/sample.queries.ts';
import { fewMatches } from '../../../../platform/lists/stages.queries.ts';
import { type Area, areApart } from '../../../destinations/index.ts';
import { inArea } from '../area/in-area.ts';
import { likelyThere } from '../how-frequent.ts';
import type { Likely } from '../list/list.queries.ts';
import { conditionsOf } from '../list/list-conditions.ts';
import type { Searched } from '../list/list-query.ts';
import type { ReadContext } from '../read-context.ts';
import { sampleAnyOfKind } from '../samples.queries.ts';
import { type CountedSteps, countMeant, findsAny } from './meant.queries.ts';
import { type CountedStep, type Meant, meantSteps, mentions, type Step, wholeOf } from './meant-steps.ts';

/**
 * Of a kind with more than so many listings a sample tells how frequent what is meant is: sooner than for plain words, since
 * each choice is counted by all of its steps.
 */
const sampledSearch = 5_000;

/** What a search means of a kind, with how much of it there is. */
export interface Chosen {
  choice: number;
  total: number;
  steps: CountedStep[];
  likely: (step: number) => Likely;
  /** All that the first steps find, so many of them, where they are no more than are counted. */
  known: { ids: string[]; steps: number } | undefined;
}

/**
 * The first choice that finds something; a later page stays with that of the first (`only`). With `hasMentions`, a list's own
 * search box, listings that merely contain the typed words come as a last step.
 */
export async function chooseMeant(
  context: ReadContext,
  listQuery: Searched,
  choices: Meant[],
  { only, hasMentions, all }: { only: number | undefined; hasMentions: boolean; all: number },
): Promise<Chosen> {
  const said = hasMentions ? { where: mentions(listQuery) } : undefined;
  let chosen: Chosen = {
    ...{ choice: 0, total: 0, steps: [], known: undefined },
    likely: () => ({ all, matches: 1, isSure: true }),
  };
  for (const { choice, meant, steps } of askedFor(listQuery, choices, only)) {
    chosen = { choice, ...(await measured(context, listQuery, { meant, steps, said, all })) };
    if (chosen.total > 0) break;
  }
  return said && chosen.steps.length > 0 && chosen.total === 0
    ? withMentionsAlone(context, listQuery, chosen, said)
    : chosen;
}

/** The first choice that finds something in the area that a list is `within`, and its steps: how much that is, is not counted. */
export async function chooseInArea(
  context: ReadContext,
  listQuery: Searched,
  choices: Meant[],
  { only, hasMentions, all }: { only: number | undefined; hasMentions: boolean; all: number },
): Promise<Pick<Chosen, 'choice'> & { steps: Step[] }> {
  const said = hasMentions ? [{ where: mentions(listQuery) }] : [];
  let chosen: { choice: number; steps: Step[] } = { choice: 0, steps: [] };
  for (const { choice, steps } of askedFor(listQuery, choices, only)) {
    chosen = { choice, steps: [...steps, ...said] };
    if (only !== undefined) break;
    const { shares } = await sampled(context, listQuery, steps, all);
    if (shares?.[0] && shares[0].atLeast > 0) break;
    if (await findsAny(context.replica, listQuery, steps)) break;
  }
  return chosen;
}

/** The choices that may find something, one after the other, or the `only` one: the steps of what is not come to are not made. */
function* askedFor(listQuery: Searched, choices: Meant[], only: number | undefined) {
  for (const [choice, meant] of choices.entries()) {
    if (only !== undefined && choice !== only) continue;
    const steps = meantSteps(listQuery, meant).filter((step) => mayHave(listQuery, step));
    if (steps.length > 0) yield { choice, meant, steps };
  }
}

/** Around a place that is elsewhere than the list asks for there is nothing of it. */
const mayHave = ({ within }: Searched, { area }: Step): boolean =>
  !within || !area || !areApart(within, area);

interface OfChoice {
  meant: Meant;
  steps: Step[];
  /** What only has the words. */
  said: Step | undefined;
  all: number;
}

/** How much of a choice there is, and of each of its steps. */
async function measured(
  context: ReadContext,
  listQuery: Searched,
  { steps: unsampled, ...choice }: OfChoice,
): Promise<Omit<Chosen, 'choice'>> {
  const { said, all } = choice;
  const { shares, steps } = await sampled(context, listQuery, unsampled, all);
  const counted = await countedOf(context, listQuery, { ...choice, steps, share: shares?.[0] });
  const total = counted?.total ?? countCap + 1;
  const numbered = steps.map((step, nth) => ({ ...step, matches: counted?.each[nth] }));
  return {
    total,
    steps: said ? [...numbered, { ...said, matches: counted?.mentions }] : numbered,
    likely: likelihoodsOf({ steps, shares, counted, total, all }),
    known: counted?.ids && { ids: counted.ids, steps: steps.length + (said && counted.areAll ? 1 : 0) },
  };
}

/** How many each step finds, as it was counted or, of more than are counted, as a sample tells it. */
const likelihoodsOf =
  ({
    steps,
    shares,
    counted,
    total,
    all,
  }: Pick<Chosen, 'steps' | 'total'> & {
    shares: Share[] | undefined;
    counted: CountedSteps | undefined;
    all: number;
  }) =>
  (step: number): Likely => {
    const known = counted?.each[step] ?? total;
    if (known <= countCap) return { all, matches: known, isSure: true };
    const about = shares?.[step + 1]?.about ?? shares?.[0]?.about;
    const matches = steps[step]?.likely?.matches ?? (about === undefined ? total : about * all);
    // What was counted to more than are counted is not gathered once more to see that they are many.
    const least = counted?.each[step] === undefined ? 1 : fewMatches + 1;
    return { all, matches: Math.max(least, matches), isSure: false };
  };

/** What only has the words, where nothing is meant by them. */
async function withMentionsAlone(
  { replica }: ReadContext,
  listQuery: Searched,
  chosen: Chosen,
  said: Step,
): Promise<Chosen> {
  const { total, ids } = await countMeant(replica, listQuery, [said], {
    mentions: undefined,
    most: countCap,
  });
  const steps = [...chosen.steps.slice(0, -1), { ...said, matches: total }];
  const likely = () => ({ all: chosen.likely(0).all, matches: total, isSure: total <= countCap });
  return { ...chosen, total, steps, likely, known: ids && { ids, steps: steps.length } };
}

/** How frequent a choice and each of its steps are in a large kind, by a sample. */
async function sampled(
  { replica }: ReadContext,
  listQuery: Searched,
  steps: Step[],
  all: number,
): Promise<{ shares: Share[] | undefined; steps: Step[] }> {
  if (all <= sampledSearch) return { shares: undefined, steps };
  const each = steps.map((step) => conditionsOf(listQuery, wholeOf(step)) as SQL);
  const inAreas = steps.filter(({ area, isOfWords }) => area && isOfWords);
  const anywhere = inAreas.map(({ where }) => conditionsOf(listQuery, where) as SQL);
  // The steps of one choice are of one area.
  const there = inAreas.slice(0, 1).map(({ area }) => inArea(area as Area));
  const shares = await sampleAnyOfKind(replica, listQuery.kind, each, [...anywhere, ...there]);
  const ofArea = shares.at(-1);
  const told = steps.map((step, at) => {
    const words = inAreas.includes(step) ? shares[1 + steps.length + inAreas.indexOf(step)] : undefined;
    const both = shares[1 + at];
    return words && ofArea && both ? { ...step, likely: likelyThere(words, ofArea, both, all) } : step;
  });
  return { shares, steps: told };
}

/** How many there are; nothing where a sample tells that they are more than are counted. */
async function countedOf(
  { replica, totals }: ReadContext,
  listQuery: Searched,
  { meant, steps, said, all, share }: OfChoice & { share: Share | undefined },
): Promise<CountedSteps | undefined> {
  if (areSurelyMany(share, all)) return undefined;
  const { limit, cursor, sort, ...filtered } = listQuery;
  return totals.of(
    listQuery.kind,
    JSON.stringify([filtered, meant, said !== undefined]),
    () => countMeant(replica, listQuery, steps, { mentions: said?.where, most: countCap }),
    () => all > sampledSearch,
    listQuery.days !== undefined,
  );
}

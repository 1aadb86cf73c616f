import type { KindName } from '@serendib/contract/listings/kind';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { areSurelyMany, type Share } from '../../../../platform/lists/sample.queries.ts';
import { countCap, pageAround, readCursor, writeCursor } from '../../../../platform/paging.ts';
import type { Area } from '../../../destinations/index.ts';
import {
  type AskedOfKind,
  askedAtLast,
  askedOf,
  clausesOf,
  loosened,
} from '../../words/understanding/asked-of-kind.ts';
import type { UnderstoodSearch } from '../../words/understanding/understand.ts';
import { nearestValues } from '../area/area.queries.ts';
import { inArea } from '../area/in-area.ts';
import { countAll, findInArea } from '../area/list-in-area.ts';
import { type FoundListing, listingsOf } from '../found-listing.ts';
import { likelyThere } from '../how-frequent.ts';
import type { Stepped } from '../list/gather-by-words.queries.ts';
import { findByWords, type Likely } from '../list/list.queries.ts';
import { conditionsOf } from '../list/list-conditions.ts';
import { orders } from '../list/list-order.ts';
import type { Searched } from '../list/list-query.ts';
import type { ReadContext } from '../read-context.ts';
import { sampleAnyOfKind } from '../samples.queries.ts';
import { findAmong, isByDistance } from './find-among.queries.ts';
import { type CountedSteps, countMeant } from './meant.queries.ts';
import {
  armsOf,
  type CountedStep,
  holds,
  type Meant,
  mentions,
  nearRadiusKm,
  type Step,
  stepsOf,
  wholeOf,
} from './meant-steps.ts';

/**
 * Of a kind with more than so many listings a sample tells how frequent what is meant is: sooner than for plain words, since
 * each choice is counted by all of its steps.
 */
const sampledSearch = 5_000;

interface Wanted {
  search: UnderstoodSearch;
  /** Whether what only has the words is found too. */
  hasMentions: boolean;
  /** How many there are of the kind. */
  all: number;
}

/** What a kind is asked for, and what instead where it has nothing of it. */
export function meantOf(kind: KindName, search: UnderstoodSearch): Meant[] {
  const asked = askedOf(kind, search);
  if (!asked) return [{ asked, radiusKm: nearRadiusKm }];
  const known = clausesOf(kind, search);
  const atLast = askedAtLast(kind, search);
  const choices = [
    ...[asked, ...(known ? [known, ...loosened(known)] : []), ...loosened(asked)],
    ...(atLast ? [atLast, ...loosened(atLast)] : []),
  ];
  return choices.flatMap((one) => radiiOf(one).map((radiusKm) => ({ asked: one, radiusKm })));
}

/** How far is looked around a place that is named, where nothing is nearer. */
function radiiOf({ place, isNamed }: AskedOfKind): number[] {
  const further = isNamed ? [1, 2, 4] : [1, 2];
  return (place ? further : [1]).map((times) => times * nearRadiusKm);
}

/** A page of what a search means of a kind, and how many that is. */
export async function listMeant(
  context: ReadContext,
  listQuery: Searched,
  { search, hasMentions, all }: Wanted,
) {
  const { kind, limit, cursor, sort } = listQuery;
  const choices = meantOf(kind, search);
  const start = cursor === undefined ? undefined : startOf(listQuery, choices, cursor);
  const chosen = await chosenOf(context, listQuery, choices, { from: start?.at, hasMentions, all });
  const { at, total, steps } = chosen;
  const found = total === 0 ? [] : await findBySteps(context, listQuery, chosen, start);
  const { shown, facts } = pageAround(found, limit, start, ({ isBack, before }, { listing, step }) =>
    writeCursor([
      ...[keyOf(kind, sort), at, step, isBack, before],
      ...(isByDistance(steps[step] as Step, listQuery)
        ? nearestValues(listing)
        : orders[sort].valuesOf(listing)),
    ]),
  );
  return { found: shown.map(({ listing }) => listing), facts, total };
}

/** Conditions of which any step of what a search means holds one, for lists that are read by a part of the island. */
export async function meantIn(
  context: ReadContext,
  listQuery: Searched,
  { search, hasMentions, all }: Wanted,
) {
  const { steps } = await chosenOf(context, listQuery, meantOf(listQuery.kind, search), {
    from: undefined,
    hasMentions,
    all,
  });
  // What is a part of another step is found with that.
  const arms = steps
    .filter(({ isPart }) => !isPart)
    .flatMap((step) => armsOf(step).arms.map((where) => wholeOf({ ...step, where })));
  return arms.length > 0 ? arms : [sql`false`];
}

// It is not a message: a key.
const keyOf = (kind: KindName, sort: string) => `${kind} ${sort} meant`;

/** Whether a cursor stands in a list of what was meant. */
export function isMeantCursor(cursor: string): boolean {
  const [key] = readCursor(cursor, z.array(z.unknown()));
  return typeof key === 'string' && key.endsWith(' meant');
}

/** Where a page begins: in which step of which choice, and after which listing. */
function startOf({ kind, sort, search }: Searched, choices: Meant[], cursor: string) {
  const head = [
    z.literal(keyOf(kind, sort)),
    z
      .int()
      .min(0)
      .max(choices.length - 1),
    z.int().min(0).max(9),
    z.boolean(),
    z.int().min(0),
  ] as const;
  const [, at, step, isBack, before] = readCursor(cursor, z.tuple(head).rest(z.unknown()));
  const begun = stepsOf({ kind, search } as Searched, choices[at] as Meant)[step];
  const isNearest = begun && isByDistance(begun, { sort });
  const values = isNearest ? [z.number(), z.number(), z.uuid()] : orders[sort].values;
  const [, , , , , ...from] = readCursor(
    cursor,
    z.tuple([...head, ...values] as unknown as [...typeof head, z.ZodString | z.ZodNumber | z.ZodBoolean]),
  );
  return { at, step, isBack, before, from: from as (string | number | boolean)[] };
}

interface Chosen {
  at: number;
  total: number;
  steps: CountedStep[];
  likely: (step: number) => Likely;
  /** All that the first steps find, so many of them, where they are no more than are counted. */
  known: { ids: string[]; steps: number } | undefined;
}

/**
 * The first choice of which there is something; a page that goes on stays with the one that it was begun with. A list's own
 * field has always found what only `hasMentions` of the words, as they are typed, anywhere: it comes last.
 */
async function chosenOf(
  context: ReadContext,
  listQuery: Searched,
  choices: Meant[],
  { from, hasMentions, all }: { from: number | undefined; hasMentions: boolean; all: number },
): Promise<Chosen> {
  const said = hasMentions ? { where: mentions(listQuery) } : undefined;
  let chosen: Chosen = {
    ...{ at: 0, total: 0, steps: [], known: undefined },
    likely: () => ({ all, matches: 1, isSure: true }),
  };
  for (const [at, meant] of choices.entries()) {
    if (from !== undefined && at !== from) continue;
    const unsampled = stepsOf(listQuery, meant);
    if (unsampled.length === 0) continue;
    const { shares, steps } = await sampled(context, listQuery, unsampled, all);
    const counted = await countedOf(context, listQuery, { meant, steps, said, all, share: shares?.[0] });
    const total = counted?.total ?? countCap + 1;
    const likely = (step: number): Likely => {
      const known = counted?.each[step] ?? total;
      if (known <= countCap) return { all, matches: known, isSure: true };
      const about = shares?.[step + 1]?.about ?? shares?.[0]?.about;
      const matches =
        steps[step]?.likely?.matches ?? (about === undefined ? total : Math.max(1, about * all));
      return { all, matches, isSure: false };
    };
    const numbered = steps.map((step, nth) => ({ ...step, matches: counted?.each[nth] }));
    chosen = {
      at,
      total,
      likely,
      known: counted?.ids && { ids: counted.ids, steps: steps.length + (said && counted.areAll ? 1 : 0) },
      steps: said ? [...numbered, { ...said, matches: counted?.mentions }] : numbered,
    };
    if (total > 0) break;
  }
  return said && chosen.steps.length > 0 && chosen.total === 0
    ? withMentionsAlone(context, listQuery, chosen, said)
    : chosen;
}

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

/** How frequent what is meant is in a large kind, and each of its steps; of those of words in an area by how frequent either is. */
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
  const told = steps.map((step) => {
    const words = inAreas.includes(step) ? shares[1 + steps.length + inAreas.indexOf(step)] : undefined;
    return words && ofArea ? { ...step, likely: likelyThere(words, ofArea, all) } : step;
  });
  return { shares, steps: told };
}

/** How many there are; nothing where a sample tells that they are more than are counted. */
async function countedOf(
  { replica, totals }: ReadContext,
  listQuery: Searched,
  {
    meant,
    steps,
    said,
    all,
    share,
  }: { meant: Meant; steps: Step[]; said: Step | undefined; all: number; share: Share | undefined },
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

/** Step by step onwards, or backwards; what an earlier step has is left out of the later. */
async function findBySteps(
  context: ReadContext,
  listQuery: Searched,
  { steps, likely, known }: Chosen,
  start: { step: number; isBack: boolean; from: (string | number | boolean)[] } | undefined,
): Promise<Stepped[]> {
  const { replica } = context;
  const isBack = start?.isBack ?? false;
  const wanted = listQuery.limit + 1;
  const found: Stepped[] = [];
  for (let at = start?.step ?? 0; at >= 0 && at < steps.length; at += isBack ? -1 : 1) {
    const step = steps[at] as CountedStep;
    const count = wanted - found.length;
    const from = at === start?.step ? start.from : undefined;
    if (known && at < known.steps) {
      const among = { ids: known.ids, steps: steps.slice(0, known.steps) };
      found.push(...(await findAmong(replica, listQuery, among, { count, from, isBack, step: at })));
      if (isBack || found.length === wanted) break;
      at = known.steps - 1;
      continue;
    }
    if (step.matches === 0) continue;
    const sooner = steps.slice(0, at).flatMap((one) => (one.matches === 0 ? [] : [holds(wholeOf(one))]));
    const slice = { count, from, isBack };
    const more =
      step.area && listQuery.sort === 'recommended'
        ? await findAround(context, listQuery, {
            ...slice,
            step: { ...step, area: step.area },
            sooner,
          })
        : await listingsOf(
            replica,
            await findByWords(
              replica,
              listQuery,
              { found: wholeOf(step), sooner: or(...sooner), looksAt: sql`latitude, longitude` },
              slice,
              likely(at),
            ),
          );
    found.push(...more.map((listing) => ({ listing, step: at })));
    if (found.length === wanted) break;
  }
  return found;
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
    count: number;
    from: (string | number | boolean)[] | undefined;
    isBack: boolean;
  },
): Promise<FoundListing[]> {
  // It is not a message: SQL.
  const isNew = sooner.map((one) => sql`not ${one}`);
  const { byCells, arms: found } = armsOf(step);
  const arms = found.map((arm) => and(arm, ...isNew) as SQL);
  return findInArea(
    context.replica,
    listQuery,
    { ...slice, area, sort: { nearest: area.around?.point }, arms, byCells, likely },
    await countAll(context, listQuery, area),
  );
}

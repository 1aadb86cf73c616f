import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { type District, districtProvinces } from '@serendib/contract/options/places';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { signs, wordsAsName, wordsAsSpelt, wordsFinished } from '../../../../platform/search/asked-words.ts';
import { withoutStopWords } from '../../../../platform/search/same-words.ts';
import { searchTerms } from '../../../../platform/search/search-terms.ts';
import { type Area, districtsWithin } from '../../../destinations/index.ts';
import type { AskedOfKind } from '../../words/understanding/asked-of-kind.ts';
import { inArea } from '../area/in-area.ts';
import type { LikelyInArea } from '../how-frequent.ts';
import { facetsMatch } from '../list/list-conditions.ts';
import type { ListQuery, Searched } from '../list/list-query.ts';

/** One of several conditions of which any suffices. */
export interface Arm {
  where: SQL;
  /** Whether all that it finds has all words that were typed, so that it is found with what only has these. */
  isMention: boolean;
}

/** What a search finds, one step after the other: what fits best first. One of an area is read by distance. */
export interface Step {
  where: SQL;
  /** The same as conditions of which any suffices, so that an index tells each. */
  arms?: Arm[];
  area?: Area;
  /** Whether it is told by words, which the index of areas does not have. */
  isOfWords?: boolean;
  /** Of one of words in an area: what a sample told of it. */
  likely?: LikelyInArea;
  /** Whether a later one finds all of it too, so that it need not be counted. */
  isPart?: boolean;
}

/** A step, and how many it finds, where that was counted. */
export type CountedStep = Step & { matches?: number | undefined };

/** What a kind is asked for, and how far around a place that is named. */
export interface Meant {
  asked: AskedOfKind | undefined;
  radiusKm: number;
}

const matches = (query: SQL): SQL => sql`search @@ ${query}`;
/** What has the words anywhere, the last perhaps unfinished. */
export const mentions = ({ search, completions }: Searched): SQL =>
  matches(wordsAsSpelt(search, signs.anywhere, completions));
/** Of conditions on columns that may be empty: what is not known does not hold. */
export const holds = (condition: SQL): SQL => sql`coalesce(${condition}, false)`;

/** Whether a step is read by distance: what is around a place, where no other order was asked for. */
export const isByDistance = ({ area }: Step, { sort }: Pick<ListQuery, 'sort'>): boolean =>
  area !== undefined && sort === 'recommended';

/** By what a step is found. */
export const partsOf = ({ where, arms = [{ where, isMention: false }] }: Step): Arm[] => arms;

/** By what a step of an area is found there. */
export const armsOf = (step: Step) => ({
  arms: partsOf(step).map(({ where }) => where),
  byCells: step.isOfWords ?? false,
});

/** Of a step all that it finds, in its area. */
export const wholeOf = ({ where, area }: Step): SQL => (area ? (and(inArea(area), where) as SQL) : where);

/**
 * What is called as was typed, what has all words in its title, then what was meant by them: with its words in the title,
 * in its place, anywhere, with what its words stand for. Where a place is named, each of these around it, and last what
 * only says that it is there.
 */
export function meantSteps(
  listQuery: Pick<Searched, 'kind' | 'search' | 'completions'>,
  { asked, radiusKm }: Meant,
): Step[] {
  const { search, kind, completions } = listQuery;
  const words = withoutStopWords(search);
  const called = [
    { where: matches(wordsAsName(search)) },
    asMention(matches(wordsAsSpelt(search, signs.titled, completions))),
  ];
  // A story is told by its title alone where the search names other kinds.
  if (!asked) return words.includes(' ') && (kinds[kind] as Kind).filters.length === 0 ? called : [];
  const seated = asked.seats === undefined ? undefined : sql`seats >= ${asked.seats}::int`;
  const wanted = wantedOf(asked, and(facetsMatch(asked.facets), seated), words);
  const [name, titled] = called as [Step, Step];
  // A name may tell of more seats than there are: it is the name still.
  return [name, asMention(and(titled.where, seated) as SQL), ...wherever(listQuery, asked, radiusKm, wanted)];
}

/** A step that finds nothing but what has all words that were typed. */
const asMention = (where: SQL): Step => ({ where, arms: [{ where, isMention: true }] });

type Wanted = Pick<Step, 'where' | 'arms'>;
/** More would cost more to ask for than what they leave out. */
const mostArms = 4;

function wantedOf(asked: AskedOfKind, sure: SQL | undefined, words: string): Wanted[] {
  const text = asked.text.join(' ');
  const content = [...asked.either.map((one) => one.words), text].filter(Boolean).join(' ');
  const each = asked.either.map((one): [Arm, Arm] => [
    { where: facetsMatch([one.facets]) as SQL, isMention: false },
    { where: matches(wordsFinished(one.words)), isMention: one.words === words },
  ]);
  const always = and(sure, text ? matches(wordsFinished(text)) : undefined);
  const last = and(always, ...each.map((ways) => or(...ways.map(({ where }) => where)))) ?? sql`true`;
  const arms = each.reduce(
    (before, ways) =>
      before.flatMap((arm) =>
        ways.map((way) => ({
          where: and(arm.where, way.where) as SQL,
          isMention: arm.isMention || way.isMention,
        })),
      ),
    [{ where: always ?? sql`true`, isMention: text === words }],
  );
  const isAllTyped = content === words && !asked.place && !asked.districts && !sure;
  return [
    // It is not a message: SQL.
    content && !isAllTyped ? and(sure, matches(wordsFinished(content, signs.titled))) : undefined,
    content ? and(sure, matches(wordsFinished(content, signs.placed))) : undefined,
    asked.either.length > 0 ? and(sure, matches(wordsFinished(content))) : undefined,
  ]
    .filter((one) => one !== undefined)
    .map((where): Wanted => ({ where }))
    .concat({ where: last, ...(arms.length <= mostArms && { arms }) });
}

/** What is wanted around the place, or in the part of the island, that is named. */
function wherever(
  { kind: name }: Pick<ListQuery, 'kind'>,
  asked: AskedOfKind,
  radiusKm: number,
  wanted: Wanted[],
): Step[] {
  const { place, districts } = asked;
  const kind: Kind = kinds[name];
  const last = wanted.at(-1)?.where ?? sql`true`;
  if (place) {
    const area: Area = { around: { point: place, radiusKm }, box: undefined };
    const names = [...new Set([place.typed, searchTerms(place.name).toLowerCase()])];
    const named = or(...names.map((name) => matches(wordsFinished(name, signs.placed))));
    const isWide = radiusKm > nearRadiusKm;
    const hasWords = asked.text.length + asked.either.length > 0;
    if (kind.placedBy) {
      // What says the name of a district is anywhere in it.
      const isDistrict = names.some((name) => districtKeys.has(name));
      const there = isWide ? or(named, inDistricts(kind, [place.district])) : isDistrict ? sql`false` : named;
      return [
        ...inOrder(wanted).map((step) => ({ ...step, area, isOfWords: step.isPart || hasWords })),
        { where: and(last, there) as SQL },
        ...servingThere(kind, asked),
      ];
    }
    const there = inDistricts(kind, isWide ? districtsWithin(area) : [place.district]);
    // Of those who work in the district, first who tell of the place.
    const telling = or(...names.map((name) => matches(wordsFinished(name))));
    return inOrder(within(there, [{ where: and(telling, last) as SQL }, ...wanted]));
  }
  if (districts) return inOrder(within(inDistricts(kind, districts), wanted));
  return inOrder(wanted);
}

/** What is wanted, the closest first: the last of it is the widest. */
const inOrder = (wanted: Wanted[]): Step[] =>
  wanted.map((one, at) => ({ ...one, isPart: at < wanted.length - 1 }));

const within = (there: SQL, wanted: Wanted[]): Wanted[] =>
  wanted.map((one) => ({
    where: and(there, one.where) as SQL,
    arms: partsOf(one).map((arm) => ({ ...arm, where: and(there, arm.where) as SQL })),
  }));

/** Where nothing but a place is named, also what serves its part of the island from elsewhere. */
function servingThere(kind: Kind, { place, facets, either, text, seats }: AskedOfKind): Step[] {
  const isPlaceAlone = place && facets.length + either.length + text.length === 0 && seats === undefined;
  const serves = kind.filters.some(
    ({ name, understoodAs }) => understoodAs === 'place' && name !== 'district',
  );
  return isPlaceAlone && serves ? [{ where: inDistricts(kind, [place.district]) }] : [];
}

const districtKeys = new Set(Object.keys(districtProvinces).map((name) => name.toLowerCase()));

/** "Near" a place that a search names, in kilometres, before it is looked further where nothing is. */
export const nearRadiusKm = 15;

/** Of kinds that name districts or provinces, those that are in any of these. */
function inDistricts(kind: Kind, districts: readonly string[]): SQL {
  const filter = kind.filters.find(({ understoodAs }) => understoodAs === 'place');
  const provinces = districts.map((district) => districtProvinces[district as District]);
  const values = new Set<string>([...districts, ...provinces]);
  const facets = filter?.options.filter(({ value }) => values.has(value)) ?? [];
  return filter && facets.length > 0
    ? (facetsMatch([facets.map(({ value }) => `${filter.name}:${value}`)]) as SQL)
    : sql`false`;
}

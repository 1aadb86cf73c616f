import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { GazetteerPlace } from '../../../destinations/index.ts';
import { asksForSeats, kindsNamed, type Understood, type UnderstoodSearch } from './understand.ts';

/** What a search asks of one kind. */
export interface AskedOfKind {
  /** For each filter the facets of which one must be there. */
  facets: string[][];
  /** Facets of which one must be there, or the words instead. */
  either: { facets: string[]; words: string }[];
  seats: number | undefined;
  /** The words that must stand in it. */
  text: string[];
  /** Those of them that stand for what other kinds have, or for further places. */
  elsewhere: string[];
  place: (GazetteerPlace & { typed: string }) | undefined;
  /** Of a part of the island that is no one place. */
  districts: readonly string[] | undefined;
  /** Whether the search names the kind, or what this kind alone has. */
  isNamed: boolean;
}

/** The search as one kind takes it; undefined where it names other kinds alone. */
export function askedOf(
  name: KindName,
  { understood, rest, words, isEither }: UnderstoodSearch,
): AskedOfKind | undefined {
  const kind: Kind = kinds[name];
  const named = kindsNamed({ understood });
  if (named.size > 0 && !named.has(name)) return undefined;
  if (!kind.seatsOf && understood.some(asksForSeats)) return undefined;
  const options = understood.flatMap(({ facets, typed }) => {
    const wanted = facets[name];
    return wanted ? [{ ...wanted, typed }] : [];
  });
  const [place, ...others] = understood.filter(({ as }) => as === 'place');
  const hasPlaces =
    kind.placedBy !== undefined || kind.filters.some(({ understoodAs }) => understoodAs === 'place');
  const isText = ({ as, facets }: Understood) =>
    (!facets[name] && as !== 'kind' && as !== 'place' && as !== 'seats') || facets[name]?.words === 'besides';
  // Of several places the first says where; the others are on the way.
  const elsewhere = new Set([
    ...understood.filter((one) => isText(one) && !one.facets[name]).flatMap(({ typed }) => typed),
    ...others.flatMap(({ typed }) => typed),
  ]);
  const text = new Set([
    ...rest,
    ...elsewhere,
    ...understood.filter(isText).flatMap(({ typed }) => typed),
    ...(hasPlaces ? [] : (place?.typed ?? [])),
  ]);
  const seats = kind.seatsOf && understood.find(({ as }) => as === 'seats');
  return {
    facets: joined(
      kind,
      options.filter(({ words }) => words !== 'instead').map(({ facets }) => facets),
      isEither,
    ),
    either: options
      .filter(({ words }) => words === 'instead')
      .map(({ facets, typed }) => ({ facets, words: typed.join(' ') })),
    seats: seats && Number(seats.value),
    text: words.filter((word) => text.has(word)),
    elsewhere: [...elsewhere],
    place: hasPlaces && place?.place ? { ...place.place, typed: place.typed.join(' ') } : undefined,
    districts: hasPlaces ? place?.districts : undefined,
    isNamed: named.size > 0 || options.length > 0,
  };
}

/**
 * A listing has one type: of several that are named, it is asked for what they have in common, or for any of them. So it is of
 * languages where either is enough.
 */
function joined({ filters }: Kind, facets: string[][], isEither: boolean): string[][] {
  return filters
    .filter(({ understoodAs = '' }) => isType(understoodAs) || (isEither && understoodAs === 'language'))
    .reduce((all, { name }) => {
      const isOf = (entry: string[]) => entry.every((facet) => facet.startsWith(`${name}:`));
      const some = all.filter(isOf);
      if (some.length < 2) return all;
      const any = [...new Set(some.flat())];
      const common = any.filter((facet) => some.every((entry) => entry.includes(facet)));
      return [common.length > 0 ? common : any, ...all.filter((entry) => !isOf(entry))];
    }, facets);
}

const isType = (as: string): boolean => as === 'vehicleType' || as === 'businessType';

/**
 * What of several clauses a kind is asked for where nothing has all of them: those that its own filters know. Undefined where
 * they know none.
 */
export function clausesOf(name: KindName, { clauses, isEither }: UnderstoodSearch): AskedOfKind | undefined {
  const known = clauses
    .flatMap((clause) => askedOf(name, clause) ?? [])
    .filter(({ facets, either, seats }) => facets.length + either.length > 0 || seats !== undefined);
  const [first] = known;
  return (
    first && {
      ...first,
      facets: joined(
        kinds[name],
        known.flatMap(({ facets }) => facets),
        isEither,
      ),
      either: known.flatMap(({ either }) => either),
      seats: known.find(({ seats }) => seats !== undefined)?.seats,
      text: known.flatMap(({ text, elsewhere }) => text.filter((word) => !elsewhere.includes(word))),
      elsewhere: [],
    }
  );
}

/** The same with the last place that is named as where it is, the others left out: from Colombo to Ella by train. */
export function askedAtLast(name: KindName, search: UnderstoodSearch): AskedOfKind | undefined {
  const places = search.understood.filter(({ as }) => as === 'place');
  if (places.length < 2) return undefined;
  const left = new Set(places.slice(0, -1));
  return askedOf(name, {
    ...search,
    understood: search.understood.filter((one) => !left.has(one)),
  });
}

/**
 * What is asked for where nothing has all of it: what it has is left out before what it is, and that only where words say
 * what is looked for.
 */
export function loosened(asked: AskedOfKind): AskedOfKind[] {
  const { facets, either, text, place, elsewhere, isNamed } = asked;
  const isThere = place !== undefined || facets.length > 0;
  const here = text.filter((word) => !elsewhere.includes(word));
  return [
    ...(here.length < text.length && isNamed ? [{ ...asked, text: here }] : []),
    ...(either.length > 0 && isThere ? [{ ...asked, either: [] }] : []),
    ...(facets.length > 0 && text.length > 0 ? [{ ...asked, facets: [], either: [] }] : []),
  ];
}

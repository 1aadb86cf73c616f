import { kilometresBetween, type Point } from '@serendib/contract/trips/route/great-circle';
import { inAllLanguages } from '@serendib/messages/in-all-languages';
import roadsFile from '../../../../data/roads.json' with { type: 'json' };
import townsFile from '../../../../data/towns.json' with { type: 'json' };
import { destinationFacts, districtFacts } from '../places.ts';

/** A place that words may name: a destination, a sight near one, a town or a district. */
export interface GazetteerPlace extends Point {
  name: string;
  /** A sight is called in other languages by its message. */
  nameSi?: string | null;
  nameTa?: string | null;
  district: string;
  /** Of a destination, and of a sight that is found by it. */
  slug: string | null;
  sort: 'destination' | 'town' | 'sight' | 'district';
  /** Of a destination. */
  category?: string;
}

/** Names as they are compared: without case, accents, and what stands between words. */
export const nameKey = (words: string): string =>
  words
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u200c\u200d]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

const { towns: roadTowns } = roadsFile;
const isCrossing = (name: string) => /\b(?:interchange|junction)$/i.test(name);

/** Sights that are told of and have no name of their own, though they are written as if they had one. */
const nameless = new Set(
  'Market Viewpoint Tunnel Flagstaff Fernery Ramparts Moat Causeway Salterns Viaduct Leopards Gopuram Makara Moonstone Vatadage'.split(
    ' ',
  ),
);
const isName = (sight: string): boolean =>
  !nameless.has(sight) &&
  !/^(?:Clock Tower|(?:Golden|Reclining|Seated|Standing) .*Buddhas?)$/.test(sight) &&
  sight.split(' ').every((word) => /^(?:of|the|and|\(?\P{Ll})/u.test(word));

/** What towns are called in Sinhala and Tamil, by their English names: a destination that has one of those has these too. */
const ofTowns = new Map(
  [...townsFile, ...roadTowns].map(({ name, nameSi, nameTa }) => [nameKey(name), [nameSi, nameTa]]),
);

/** Every place with its names. What comes first is meant by a name that several have. */
const named: { place: GazetteerPlace; names: (string | null)[] }[] = [
  ...destinationFacts.map(
    ({ name, nameSi, nameTa, aliases, slug, category, district, latitude, longitude }) => ({
      place: {
        name,
        nameSi,
        nameTa,
        slug,
        category,
        district,
        latitude,
        longitude,
        sort: 'destination' as const,
      },
      names: [
        ...[name, nameSi, nameTa, ...aliases],
        ...[name, ...aliases].flatMap((one) => ofTowns.get(nameKey(one)) ?? []),
      ],
    }),
  ),
  ...townsFile.map(({ aliases, source: _, ...town }) => ({
    place: { ...town, slug: null, sort: 'town' as const },
    names: [town.name, town.nameSi, town.nameTa, ...aliases],
  })),
  ...roadTowns
    .filter(({ name }) => !isCrossing(name))
    .map(({ id: _, ...town }) => ({
      place: { ...town, slug: null, sort: 'town' as const },
      names: [town.name, town.nameSi, town.nameTa],
    })),
  ...destinationFacts.flatMap(({ attractions, slug, district, latitude, longitude }) =>
    attractions.filter(isName).map((name) => ({
      place: { name, slug, district, latitude, longitude, sort: 'sight' as const },
      names: inAllLanguages([name], ['sight']),
    })),
  ),
  ...districtFacts.map(({ name, nameSi, nameTa, latitude, longitude }) => ({
    place: {
      name,
      nameSi,
      nameTa,
      slug: null,
      district: name,
      latitude,
      longitude,
      sort: 'district' as const,
    },
    // It is not a message: what is searched.
    names: [name, nameSi, nameTa, `${name} district`],
  })),
];
export const gazetteer: readonly { place: GazetteerPlace; names: string[] }[] = named.map(
  ({ place, names }) => ({ place, names: names.filter((name) => name !== null) }),
);

/** Sights of one name so far apart are several, or no name at all: mangroves, a bodhi tree. */
const sameSightKm = 8;

const byName = new Map<string, GazetteerPlace>();
const ambiguous = new Set<string>();
for (const { place, names } of gazetteer)
  for (const key of names.map(nameKey)) {
    const there = byName.get(key);
    if (!there) byName.set(key, place);
    else if (
      there.sort === 'sight' &&
      place.sort === 'sight' &&
      kilometresBetween(there, place) > sameSightKm
    )
      ambiguous.add(key);
  }
for (const key of ambiguous) byName.delete(key);

/** The longest name, in words. */
const mostWords = 6;

/** The place of just this name, in any script. */
export const placeNamed = (words: string): GazetteerPlace | undefined => byName.get(nameKey(words));

/** What follows a name where it is a road's or a house's and not the place. */
const followsRoad = /^(?:road|rd|street|st|lane|mawatha|mw|avenue|ave|cross|highway|express)\b/i;

/** The places that words name, part by part, what is named first in a part and longest coming first. */
export function placesIn(words: string): GazetteerPlace[] {
  return words.split(/[,;/|()\n]| [-–—] /).flatMap((part) => {
    const single = part.trim().split(/[\s.]+/);
    const found: GazetteerPlace[] = [];
    for (let at = 0; at < single.length; ) {
      const length = longestAt(single, at);
      const rest = single.slice(at + length).join(' ');
      const place =
        length > 0 && !followsRoad.test(rest)
          ? placeNamed(single.slice(at, at + length).join(' '))
          : undefined;
      if (place) found.push(place);
      at += Math.max(1, length);
    }
    return found;
  });
}

function longestAt(words: readonly string[], at: number): number {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1)
    if (placeNamed(words.slice(at, at + length).join(' '))) return length;
  return 0;
}

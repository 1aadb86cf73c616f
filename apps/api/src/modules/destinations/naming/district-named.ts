import { destinationFacts, districtFacts } from '../places.ts';

/** Words as they are compared: without case, numbers (of postal zones), stops and what stands for "the place itself". */
const bare = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[\d.]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ (?:district|city|town)$/, '');

/** They reach into several districts, so that what is said to be there may be in any of them. */
const wide = /\b(?:national park|reserve|range|peak|lagoon)\b/i;
const places = destinationFacts.filter(({ name }) => !wide.test(name));

const districtsByName = new Map<string, Set<string>>();
for (const [district, ...names] of [
  ...districtFacts.map(({ name, nameSi, nameTa, capital }) => [name, name, nameSi, nameTa, capital]),
  ...places.map(({ district, name, nameSi, nameTa, aliases }) => [
    district,
    name,
    nameSi,
    nameTa,
    ...aliases,
  ]),
])
  for (const name of names)
    if (district && name)
      districtsByName.set(bare(name), (districtsByName.get(bare(name)) ?? new Set()).add(district));

/** The districts of all places that words name, each part between commas for itself: a Galle Road is not in Galle. */
const districtsIn = (words: string): Set<string> =>
  new Set(words.split(/[,;/|()\n]| [-–—] /).flatMap((part) => [...(districtsByName.get(bare(part)) ?? [])]));

/**
 * The district that a location names, else an address: by the names and other names of districts and places. None
 * where nothing is known, and none where two are named.
 */
export function districtNamed(location: unknown, address?: unknown): string | null {
  for (const words of [location, address]) {
    if (typeof words !== 'string') continue;
    const [district, another] = districtsIn(words);
    if (district) return another ? null : district;
  }
  return null;
}

import { longestRadiusKm, usualRadiusKm } from '@serendib/contract/listings/limits';
import { t } from '@serendib/contract/words/t';
import type { Call } from '~/lib/api/call.ts';
import { findPlaces } from '~/lib/places/places.ts';
import { ownName } from '~/ui/text/other-names.tsx';
import { type ListQuery, valuesOf, without } from './list-address.ts';
import type { Parameter } from './read-address.ts';

/** What narrows a list to the surroundings of a place. */
export const nearParameters: readonly Parameter[] = [
  { name: 'near' },
  { name: 'radius', number: { from: 1, to: longestRadiusKm } },
];

/** What shows a list on a map, and which part of the island. */
export const mapParameters: readonly Parameter[] = [
  // not a message: no page shows it
  { name: 'view', options: [{ value: 'map', label: 'map' }] },
  { name: 'bbox' },
];

/** How far around its place a list is asked for. */
export const radiusOf = (query: ListQuery): number => Number(valuesOf(query, 'radius')[0] ?? usualRadiusKm);

/** What goes with a place goes when it is taken away, and a distance that the API would refuse counts as none. */
export function withArea(query: ListQuery): ListQuery {
  const [sort] = valuesOf(query, 'sort');
  if (!query.near) return without(sort === 'nearest' ? without(query, 'sort') : query, 'radius');
  const radius = radiusOf(query);
  return radius >= 1 && radius <= longestRadiusKm ? query : without(query, 'radius');
}

const key = (words: string) =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

const isPoint = (near: string) => /^-?\d[\d.]*\s*,\s*-?\d[\d.]*$/.test(near);

/** What `near` of an address is called in the language of the page; undefined where it is a point without a name. */
export async function placeInWords(call: Call, near: string): Promise<string | undefined> {
  if (isPoint(near)) return undefined;
  const places = await findPlaces(call);
  const wanted = key(near);
  const found =
    places.find(({ slug }) => slug === near) ??
    places.find(({ name, nameSi, nameTa }) =>
      [name, nameSi, nameTa].some((one) => one && key(one) === wanted),
    );
  return found ? ownName(found) : near;
}

/** `12 km from Ella`. */
export function distanceInWords(km: number, place: string | undefined): string {
  const shown = String(km < 10 ? km : Math.round(km));
  return place ? t('{km} km from {place}', { km: shown, place }) : t('{km} km away', { km: shown });
}

/** Gives those of a list that are near a place the words of how far they are. */
export const withDistances = <Item extends object>(
  list: readonly Item[],
  place: string | undefined,
): (Item & { distance?: string })[] =>
  list.map((one) => {
    const km = (one as { distanceKm?: number }).distanceKm;
    return km === undefined ? one : { ...one, distance: distanceInWords(km, place) };
  });

/** `Within 30 km of Ella`. */
export function areaInWords(query: ListQuery, place: string | undefined): string {
  const [near = ''] = valuesOf(query, 'near');
  const [km = String(usualRadiusKm)] = valuesOf(query, 'radius');
  if (!place && isPoint(near)) return t('Within {km} km of a point on the map', { km });
  return t('Within {km} km of {place}', { km, place: place ?? near });
}

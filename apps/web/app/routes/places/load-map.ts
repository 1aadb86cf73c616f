import { destinationCategories } from '@serendib/contract/options/options';
import { DeferredDistrictMap } from '~/features/map/deferred-map.ts';
import { type PinQuery, pinWords } from '~/features/map/district.ts';
import { destinationAddress } from '~/features/places/addresses.ts';
import { pictured } from '~/features/places/place-image.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { ownName } from '~/ui/text/other-names.tsx';
import { DistrictIndex, DistrictPanel, DistrictPlaces } from './deferred-parts.ts';

const first = 'Colombo';

const pinsOf = (category = '', search = ''): PinQuery => {
  const known = destinationCategories.find(({ value }) => value.toLowerCase() === category.toLowerCase());
  return { ...(known && { category: known.value }), ...(search && { search: search.slice(0, 100) }) };
};

export async function load({ call, url, query }: LoadArgs) {
  const pins = pinsOf(query('category'), query('search'));
  const isNarrowed = pinWords(pins) !== undefined;
  // Without a limit: a page of a hundred would be counted as all.
  const all = { view: 'card' } as const;
  const [{ data }, found] = await Promise.all([
    call('GET /districts'),
    isNarrowed ? call('GET /destinations', { query: { ...pins, ...all } }).catch(() => null) : null,
    DeferredDistrictMap.fetch(),
    DistrictPanel.fetch(),
    DistrictPlaces.fetch(),
    DistrictIndex.fetch(),
  ]);
  const named = (name: string) => data.find((one) => one.name.toLowerCase() === name.toLowerCase());
  const asked = named(query('district') ?? '');
  const countOf = (name: string) => found?.data.filter((place) => place.district === name).length ?? 0;
  // Where no district is asked for, the one that has most of what was.
  const [fullest] = data.map(({ name }) => name).sort((a, b) => countOf(b) - countOf(a));
  const district = asked ?? named((found?.data.length && fullest) || first);
  if (!district) throw new Error('There are no districts.');
  const places = await call('GET /destinations', { query: { district: district.name, ...all } }).catch(
    () => null,
  );
  const here = places?.data ?? [];
  return {
    origin: url.origin,
    isAsked: Boolean(asked),
    pins,
    district,
    districts: data.map(({ slug, name, province, destinationCount }) => ({
      slug,
      name,
      province,
      destinationCount: isNarrowed ? countOf(name) : destinationCount,
    })),
    markers: (isNarrowed ? (found?.data ?? []) : here).map((place) => ({
      label: ownName(place),
      lat: place.latitude,
      lon: place.longitude,
      href: destinationAddress(place),
    })),
    pages: Object.fromEntries(
      here.flatMap((place) =>
        [place.name, ownName(place)].map((name) => [
          name.toLowerCase(),
          { to: destinationAddress(place), name: ownName(place) },
        ]),
      ),
    ),
    places: pictured(here.slice(0, 3)),
  };
}

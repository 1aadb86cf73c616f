import type { Place } from '@serendib/contract/destinations/endpoints';
import { shows } from '../../platform/cache/cache-tags.ts';
import { tags } from '../../schema/cache-tags.ts';
import { gazetteer, nameKey } from './gazetteer/gazetteer.ts';
import type { KnownPlaces } from './known-places.ts';

/** Every destination as it is kept, and the towns that have another name; by name. */
export async function listPlaceNames({ known }: { known: KnownPlaces }): Promise<Place[]> {
  shows(tags.destinations);
  const destinations = await known.points();
  const taken = new Set(destinations.map(({ name }) => nameKey(name)));
  const towns: Place[] = [];
  for (const { place } of gazetteer) {
    const { sort, name, nameSi = null, nameTa = null, district, latitude, longitude } = place;
    if (sort !== 'town' || taken.has(nameKey(name))) continue;
    taken.add(nameKey(name));
    towns.push({ slug: null, name, nameSi, nameTa, district, latitude, longitude });
  }
  return [...destinations, ...towns].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

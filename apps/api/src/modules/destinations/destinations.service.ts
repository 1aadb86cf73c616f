import type { Destination, DistrictView, ProvinceView } from '@serendib/contract/destinations/endpoints';
import { AppError } from '../../platform/app-error.ts';
import { shows } from '../../platform/cache/cache-tags.ts';
import type { Context } from '../../platform/module.ts';
import { tags } from '../../schema/cache-tags.ts';
import { findDistricts, findProvinces, type WholeDestination } from './destinations.queries.ts';
import { destinationView } from './destinations.views.ts';
import type { KnownPlaces } from './known-places.ts';

interface Reading {
  known: Pick<KnownPlaces, 'places'>;
}

export async function showDestination(
  { publicUrl, known }: Pick<Context, 'publicUrl'> & Reading,
  idOrSlug: string,
): Promise<Destination> {
  // Places nearby stand there too, and a slug may become one's.
  shows(tags.destinations);
  const { all, named } = await known.places();
  const found = named.get(idOrSlug.toLowerCase());
  if (!found) throw new AppError('NOT_FOUND');
  return destinationView(found, all, publicUrl);
}

/** A destination as it is known, for what is listed around it; refused where there is no such destination. */
export async function destinationNamed({ known }: Reading, idOrSlug: string): Promise<WholeDestination> {
  shows(tags.destinations);
  const found = (await known.places()).named.get(idOrSlug.toLowerCase());
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

export async function listDistricts({ replica }: Pick<Context, 'replica'>): Promise<DistrictView[]> {
  shows(tags.destinations);
  const found = await findDistricts(replica);
  return found.map(({ district, destinationCount }) => ({
    ...district,
    destinationCount,
  }));
}

export async function listProvinces({ replica }: Pick<Context, 'replica'>): Promise<ProvinceView[]> {
  shows(tags.destinations);
  const found = await findProvinces(replica);
  return found.map(({ province, districts }) => ({ ...province, districts }));
}

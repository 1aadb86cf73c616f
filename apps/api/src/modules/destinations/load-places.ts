import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import {
  rankDestinations,
  upsertDestinations,
  upsertDistricts,
  upsertProvinces,
} from './load-places.queries.ts';
import { searchOf, sightsOf } from './place-words.ts';
import {
  type DestinationFacts,
  destinationFacts,
  districtFacts,
  provinceFacts,
  viewsBeforehand,
} from './places.ts';

const hashOf = (facts: unknown) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);

/**
 * Brings provinces, districts and destinations to what the data files say. Run at every start: what is loaded
 * already stays as it is, and a destination that an administrator edited is not overwritten.
 */
export async function loadPlaces(
  db: Db,
  places: readonly DestinationFacts[] = destinationFacts,
): Promise<void> {
  await db.transaction(async (tx) => {
    await upsertProvinces(
      tx,
      provinceFacts.map(({ populationCensus, ...facts }) => facts),
    );
    await upsertDistricts(
      tx,
      districtFacts.map(({ popular, popularOrder, keyAttractions, ...facts }) => ({
        ...facts,
        keyAttractions: keyAttractions.map(({ name }) => name),
      })),
    );
    await upsertDestinations(
      tx,
      places.map((place) => ({
        ...place,
        ...searchOf(place),
        details: {
          imported: hashOf([place, sightsOf(place)]),
          approximateCoordinates: place.approximateCoordinates,
        },
      })),
    );
    await rankDestinations(tx, viewsBeforehand);
  });
}

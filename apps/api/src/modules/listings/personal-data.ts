import type { Db } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { findAllOf, findHistoriesOf } from './owned.queries.ts';
import { softDeleteOf } from './row/visibility.queries.ts';

/** Personal data in listings: all of an account's listings are soft-deleted with it. */
export const ownedListings: PersonalData = {
  name: 'listings',
  export: exportListings,
  remove: softDeleteOf,
  locks: 6,
};

/** With what they were before: telephone and plate numbers that were changed are kept as long as the listing is. */
async function exportListings(db: Db, userId: string) {
  const owned = await findAllOf(db, userId);
  const { steps, changes } = await findHistoriesOf(db, userId);
  const stepsOf = Map.groupBy(steps, ({ listingId }) => listingId);
  const changesOf = Map.groupBy(changes, ({ listingId }) => listingId);
  return owned.map((one) => ({
    ...one,
    steps: (stepsOf.get(one._id) ?? []).map(({ listingId: _, ...step }) => step),
    changes: (changesOf.get(one._id) ?? []).map(({ listingId: _, ...change }) => change),
  }));
}

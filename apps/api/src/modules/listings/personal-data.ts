import type { PersonalData } from '../../platform/personal-data.ts';
import { findAllOf } from './owned.queries.ts';
import { softDeleteOf } from './row/visibility.queries.ts';

/** Personal data in listings: all of an account's listings are soft-deleted with it. */
export const ownedListings: PersonalData = {
  name: 'listings',
  export: findAllOf,
  remove: softDeleteOf,
  locks: 6,
};

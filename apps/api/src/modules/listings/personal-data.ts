import type { PersonalData } from '../../platform/personal-data.ts';
import { findAllOf } from './owned.queries.ts';
import { softDeleteOf } from './row/visibility.queries.ts';

/** Of what somebody lists: all of it goes with their account, softly as everything deleted does. */
export const ownedListings: PersonalData = { name: 'listings', export: findAllOf, remove: softDeleteOf };

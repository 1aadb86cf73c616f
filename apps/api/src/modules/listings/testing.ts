import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { KindName } from '@serendib/contract/listings/kind';
import { type KindDetails, kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import type { TestApi } from '../../platform/testing.ts';
import { insertListing, type NewListing } from './row/insert-listings.queries.ts';

let plates = 0;

/** The kind's example with what a test changes in it; each has a plate of its own. */
export const exampleOf = <K extends KindName>(
  kind: K,
  changes: Partial<KindDetails[K]> = {},
): KindDetails[K] => ({
  ...(kinds[kind].example as unknown as KindDetails[K]),
  ...(kind === 'vehicle' ? { plateNumber: `CP T-${++plates}` } : {}),
  ...changes,
});

/** Of a listing all but what it says. */
export type ListingState = Omit<NewListing, 'kind' | 'details'>;

/** Writes an approved example and gives back its id. */
export const addListing = <K extends KindName>(
  api: TestApi,
  kind: K,
  changes: Partial<KindDetails[K]> = {},
  state: ListingState = {},
): Promise<string> =>
  insertListing(api.db, {
    status: 'approved',
    ...state,
    kind,
    details: exampleOf(kind, changes),
  } as NewListing);

/** Where each kind is submitted. */
export const submitPaths = kindNames.map((kind): [KindName, string] => [
  kind,
  keyOf(kind, 'make').slice('POST '.length),
]);

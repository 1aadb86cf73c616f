import type { KindName } from '@serendib/contract/listings/kind';
import type { KindDetails } from '@serendib/contract/listings/kinds/index';
import type { ListingStatus } from '@serendib/contract/listings/listing-statuses';
import type { FeaturedStatus } from '@serendib/contract/options/options';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listings, madeAt, newId } from '../../../schema/index.ts';
import { listingColumns } from './listing-columns.ts';

interface NewListingOf<K extends KindName> {
  kind: K;
  /** Checked already: what `checkDetails` made. */
  details: KindDetails[K];
  /** Null where an administrator made it. */
  ownerId?: string | null;
  status?: ListingStatus;
  isExternal?: boolean;
  isPremium?: boolean;
  premiumUntil?: Date | null;
  featuredStatus?: FeaturedStatus;
  /** Now, where nothing is said. The id's order follows it. */
  createdAt?: Date;
  /** When a person looked at it; a system step approves without. */
  reviewedAt?: Date | null;
  hiddenAt?: Date | null;
  deletedAt?: Date | null;
  rejectReason?: string | null;
  isDemo?: boolean;
}
export type NewListing = { [K in KindName]: NewListingOf<K> }[KindName];

/** Writes one listing and gives back its id. */
export async function insertListing(db: Db, listing: NewListing): Promise<string> {
  const [id] = await insertListings(db, [listing]);
  if (!id) throw new Error('A listing was written and has no id.');
  return id;
}

/** Writes many in one statement and gives back their ids in the same order. */
export async function insertListings(db: Db, many: NewListing[]): Promise<string[]> {
  if (many.length === 0) return [];
  const rows = many.map(rowOf);
  await db.insert(listings).values(rows);
  return rows.map(({ id }) => id);
}

function rowOf(listing: NewListing) {
  const { kind, details, createdAt, status = 'pending', ...rest } = listing;
  // An id of now comes after all before it, also within a millisecond or where the clock was set back.
  const id = newId(createdAt);
  const at = madeAt(id);
  const { searchPlace, searchWords, ...columns } = listingColumns(kind, details as never);
  return {
    ...rest,
    ...columns,
    id,
    kind,
    status,
    details: { ...details },
    submittedAt: at,
    updatedAt: at,
    approvedAt: status === 'approved' ? (rest.reviewedAt ?? at) : null,
    search: sql<string>`search_vector(${columns.title}, ${searchPlace}, ${searchWords})`,
  };
}

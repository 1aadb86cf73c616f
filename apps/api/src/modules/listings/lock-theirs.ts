import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Listing } from '../../schema/index.ts';
import { isPublicListing } from './read/show-listing.ts';
import { lockListing } from './row/lock.queries.ts';

/** Locks a listing for an account that may change it; for accounts that may not see it, it is not found. */
export async function lockTheirs(
  db: Db,
  visitor: Visitor,
  kind: KindName,
  id: string,
  verb: 'edit' | 'delete',
): Promise<Listing> {
  const listing = await lockListing(db, id, kind);
  const isTheirs = visitor.role === 'admin' || listing?.ownerId === visitor.id;
  if (!listing || (!isTheirs && !isPublicListing(listing))) throw new AppError('NOT_FOUND');
  if (isTheirs) return listing;
  const { noun }: Kind = kinds[kind];
  throw new AppError(
    'FORBIDDEN',
    verb === 'edit'
      ? t("You don't have permission to edit this {noun}.", { noun })
      : t("You don't have permission to delete this {noun}.", { noun }),
  );
}

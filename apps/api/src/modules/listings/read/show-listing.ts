import type { KindName } from '@serendib/contract/listings/kind';
import type { OwnerView, ShownView } from '@serendib/contract/listings/views';
import { AppError } from '../../../platform/app-error.ts';
import { shows } from '../../../platform/cache/cache-tags.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { tags } from '../../../schema/cache-tags.ts';
import type { FoundListing } from './found-listing.ts';
import { findListing } from './listing.queries.ts';
import { ownerView, publicView } from './views.ts';

/** What travellers may see. */
export const isForEverybody = ({ status, hiddenAt }: Pick<FoundListing, 'status' | 'hiddenAt'>) =>
  status === 'approved' && hiddenAt === null;

const isTheirs = ({ ownerId }: FoundListing, visitor: Visitor) =>
  visitor.role === 'admin' || visitor.id === ownerId;

/**
 * One listing, in the view that the visitor may have. Which visitors see more than the public view is decided here and
 * nowhere else; what may not be seen is not there.
 */
export async function showListing<K extends KindName>(
  { db, replica, publicUrl }: Context,
  kind: K,
  id: string,
  visitor: Visitor | null,
): Promise<ShownView[K]> {
  // Also where it is not found: it may become public.
  shows(tags.listing(id));
  // Who has just written wants to see it, and a replica may not have it yet.
  const found = await findListing(visitor ? db : replica, kind, id);
  if (found && visitor && isTheirs(found, visitor)) return ownerView(kind, found, publicUrl);
  if (!found || !isForEverybody(found)) throw new AppError('NOT_FOUND');
  return publicView(kind, found, publicUrl);
}

/** For calls that have made sure already of who asks. */
export async function showOwned<K extends KindName>(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  kind: K,
  id: string,
): Promise<OwnerView[K]> {
  const found = await findListing(db, kind, id);
  if (!found) throw new AppError('NOT_FOUND');
  return ownerView(kind, found, publicUrl);
}

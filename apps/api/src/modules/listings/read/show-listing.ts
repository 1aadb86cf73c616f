import type { KindName } from '@serendib/contract/listings/kind';
import type { OwnerView, ShownView } from '@serendib/contract/listings/views';
import { AppError } from '../../../platform/app-error.ts';
import { shows } from '../../../platform/cache/cache-tags.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { tags } from '../../../schema/cache-tags.ts';
import type { FoundListing } from './found-listing.ts';
import { findListing } from './listing.queries.ts';
import { withImageSizes } from './story-images.ts';
import { ownerView, publicView } from './views.ts';

/** What travellers may see. */
export const isPublicListing = ({ status, hiddenAt }: Pick<FoundListing, 'status' | 'hiddenAt'>) =>
  status === 'approved' && hiddenAt === null;

const isTheirs = ({ ownerId }: FoundListing, visitor: Visitor) =>
  visitor.role === 'admin' || visitor.id === ownerId;

/**
 * A listing that the visitor may see, and whether it is theirs. Which visitors see more than the public is decided here
 * and nowhere else; what may not be seen is not there.
 */
export async function findVisible(
  { db, replica }: Pick<Context, 'db' | 'replica'>,
  kind: KindName,
  id: string,
  visitor: Visitor | null,
): Promise<{ found: FoundListing; isTheirs: boolean }> {
  // Also where it is not found: it may become public.
  shows(tags.listing(id));
  // Who has just written wants to see it, and a replica may not have it yet.
  const found = await findListing(visitor ? db : replica, kind, id);
  if (found && visitor && isTheirs(found, visitor)) return { found, isTheirs: true };
  if (!found || !isPublicListing(found)) throw new AppError('NOT_FOUND');
  return { found, isTheirs: false };
}

/** One listing, in the view that the visitor may have. */
export async function showListing<K extends KindName>(
  context: Context,
  kind: K,
  id: string,
  visitor: Visitor | null,
): Promise<ShownView[K]> {
  const { found, isTheirs } = await findVisible(context, kind, id, visitor);
  const { publicUrl, db, replica } = context;
  if (isTheirs) return ownerView(kind, found, publicUrl);
  return withImageSizes(visitor ? db : replica, kind, id, publicView(kind, found, publicUrl));
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

import type { AdminView } from '@serendib/contract/listings/admin-endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import type { FeaturedStatus } from '@serendib/contract/options/options';
import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { lockListing, showForAdmin, tellOwnerOfChange } from '../../listings/index.ts';
import { setListingFeatured } from '../featuring.ts';

/** Puts a premium listing where travellers see it first, or takes it from there. */
export async function feature<K extends KindName>(
  context: Context,
  visitor: Visitor,
  kind: K,
  id: string,
  status: FeaturedStatus,
): Promise<AdminView[K]> {
  const at = context.clock();
  await context.db.transaction(async (tx) => {
    const listing = await lockListing(tx, id, kind);
    if (!listing) throw new AppError('NOT_FOUND');
    const parts = await setListingFeatured(tx, visitor, listing, status, at);
    await tellOwnerOfChange(context, tx, visitor, listing, parts);
  });
  return showForAdmin(context, kind, id);
}

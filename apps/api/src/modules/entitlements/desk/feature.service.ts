import type { AdminView } from '@serendib/contract/listings/admin-rows';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { FeaturedStatus } from '@serendib/contract/options/options';
import { Failure } from '../../../platform/failure.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { noteDeed } from '../../administration/audit/audit.service.ts';
import { showForAdmin } from '../../listings/listings.service.ts';
import { lockListing, tellPages } from '../../moderation/moderation.service.ts';
import { setFeatured } from './premium-desk.queries.ts';

/** Puts a premium listing where travellers see it first, or takes it from there. */
export async function feature<K extends KindName>(
  context: Context,
  visitor: Visitor,
  kind: K,
  id: string,
  status: FeaturedStatus,
): Promise<AdminView[K]> {
  const at = context.clock();
  const { noun }: Kind = kinds[kind];
  await context.db.transaction(async (tx) => {
    const listing = await lockListing(tx, id, kind);
    if (!listing) throw new Failure('NOT_FOUND');
    if (listing.featuredStatus === status) return;
    if (status !== 'none' && !listing.isPremium) {
      throw new Failure('CONFLICT', `Only a premium ${noun} can be featured.`);
    }
    await setFeatured(tx, id, status);
    await noteDeed(tx, {
      ...{ actorId: visitor.id, action: 'feature', thing: kind, thingId: id, thingName: listing.title, at },
      before: { featuredStatus: listing.featuredStatus },
      after: { featuredStatus: status },
    });
  });
  tellPages(context, kind, id);
  return showForAdmin(context, kind, id);
}

import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { type FeaturedStatus, featuredStatuses, labelOf } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Listing } from '../../schema/index.ts';
import { setFeatured } from '../listings/index.ts';

/** Puts a premium listing, which is locked, where travellers see it first, or takes it from there. Says what changed. */
export async function setListingFeatured(
  db: Db,
  visitor: Visitor,
  listing: Listing,
  status: FeaturedStatus,
  at: Date,
): Promise<{ label: string; from: string; to: string }[]> {
  if (listing.featuredStatus === status) return [];
  const { noun }: Kind = kinds[listing.kind];
  if (status !== 'none' && !listing.isPremium)
    throw new AppError('CONFLICT', t('Only a premium {noun} can be featured.', { noun }));
  await setFeatured(db, listing.id, status);
  await recordAudit(db, {
    ...{ actorId: visitor.id, action: 'feature', thing: listing.kind, at },
    ...{ thingId: listing.id, thingName: listing.title },
    before: { featuredStatus: listing.featuredStatus },
    after: { featuredStatus: status },
  });
  const words = (one: string) => labelOf(featuredStatuses, one);
  return [{ label: t('Featured'), from: words(listing.featuredStatus), to: words(status) }];
}

import type { ListingBrief } from '@serendib/contract/listings/admin-rows';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { absoluteUrl } from '../../../platform/absolute-url.ts';
import type { Context } from '../../../platform/module.ts';
import { type BriefWish, type FoundBrief, selectBriefs } from './briefs.queries.ts';

/** Listings of any kind, each in a line. */
export async function findBriefs(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  wish: BriefWish,
): Promise<ListingBrief[]> {
  return (await selectBriefs(db, wish)).map((found) => briefView(found, publicUrl));
}

export function briefView(
  { id, hiddenAt, submittedAt, updatedAt, changedAt, reviewedAt, details, ...found }: FoundBrief,
  publicUrl: string,
): ListingBrief {
  const { image }: Kind = kinds[found.kind];
  const [first] = [details[image]].flat();
  return {
    ...found,
    _id: id,
    image: typeof first === 'string' ? absoluteUrl(first, publicUrl) : null,
    isHidden: hiddenAt !== null,
    submittedAt: submittedAt.toISOString(),
    lookedAt: reviewedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    changedAt: (found.needsReview && changedAt?.toISOString()) || null,
  };
}

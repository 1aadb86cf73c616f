import type { BulkOutcome, BulkWanted } from '@serendib/contract/moderation/review-endpoints';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { deleteListing } from '../delete-listing.ts';
import { decide } from '../moderation.service.ts';
import { oneByOne } from '../one-by-one.ts';
import { warningsOf } from './warnings.service.ts';

const lookTwice = t('There is something to look at twice. Open it before you verify it.');

/**
 * Does the same to many, each in a transaction of its own. To approve is to vouch: what there are warnings of is
 * approved only where it was opened.
 */
export async function doInBulk(
  context: Context,
  visitor: Visitor,
  { action, reason, items }: BulkWanted,
): Promise<{ done: number; results: BulkOutcome[] }> {
  const bulkOf = items.length > 1 ? items.length : undefined;
  return oneByOne(context, items, async ({ kind, _id, isOpened, ...seen }) => {
    if (action === 'approve' && !isOpened && (await warningsOf(context, [_id])).length > 0)
      throw new AppError('CONFLICT', lookTwice);
    if (action === 'delete') return deleteListing(context, kind, _id, visitor, { ...seen, reason, bulkOf });
    if (action === 'reject')
      return decide(context, visitor, kind, _id, { ...seen, reason, bulkOf, status: 'rejected' });
    // Why one is verified after all is said of what was rejected; owners of the others were never told of a fault.
    const isAfterAll = seen.from === undefined || seen.from === 'rejected';
    const why = isAfterAll ? reason : undefined;
    return decide(context, visitor, kind, _id, { ...seen, reason: why, bulkOf, status: 'approved' });
  });
}

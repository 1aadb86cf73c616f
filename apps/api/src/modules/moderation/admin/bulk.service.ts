import type { BulkOutcome, BulkWanted } from '@serendib/contract/moderation/review-endpoints';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { deleteListing } from '../delete-listing.ts';
import { decide } from '../moderation.service.ts';
import { warningsOf } from './warnings.service.ts';

const lookTwice = t('There is something to look at twice. Open it before you verify it.');

/**
 * Does the same to many, each in a transaction of its own: what cannot be done keeps nothing else from it. To approve
 * is to vouch: what there are warnings of is approved only where it was opened.
 */
export async function doInBulk(
  context: Context,
  visitor: Visitor,
  { action, reason, items }: BulkWanted,
): Promise<{ done: number; results: BulkOutcome[] }> {
  const results: BulkOutcome[] = [];
  const bulkOf = items.length > 1 ? items.length : undefined;
  for (const { kind, _id, isOpened, ...seen } of items) {
    try {
      if (action === 'approve' && !isOpened && (await warningsOf(context, [_id])).length > 0)
        throw new AppError('CONFLICT', lookTwice);
      if (action === 'delete') await deleteListing(context, kind, _id, visitor, { ...seen, reason, bulkOf });
      else
        await decide(context, visitor, kind, _id, {
          ...seen,
          reason,
          bulkOf,
          status: action === 'approve' ? 'approved' : 'rejected',
        });
      results.push({ _id, ok: true, error: null, code: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ _id, ok: false, error: error.message, code: error.code });
    }
  }
  return { done: results.filter(({ ok }) => ok).length, results };
}

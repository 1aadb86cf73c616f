import type { BulkOutcome, BulkWanted } from '@serendib/contract/moderation/desk-rows';
import { Failure } from '../../../platform/failure.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { deleteListing } from '../../listings/listings.service.ts';
import { judge } from '../moderation.service.ts';

/** Does the same to many, each in a transaction of its own: what cannot be done keeps nothing else from it. */
export async function doInBulk(
  context: Context,
  visitor: Visitor,
  { action, reason, items }: BulkWanted,
): Promise<{ done: number; results: BulkOutcome[] }> {
  const results: BulkOutcome[] = [];
  for (const { kind, _id, ...seen } of items) {
    try {
      if (action === 'delete') await deleteListing(context, kind, _id, visitor, { ...seen, reason });
      else
        await judge(context, visitor, kind, _id, {
          ...seen,
          reason,
          status: action === 'approve' ? 'approved' : 'rejected',
        });
      results.push({ _id, ok: true, error: null, code: null });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      results.push({ _id, ok: false, error: error.message, code: error.code });
    }
  }
  return { done: results.filter(({ ok }) => ok).length, results };
}

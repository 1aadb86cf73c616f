import type { Warning } from '@serendib/contract/moderation/review-endpoints';
import type { Context } from '../../../platform/module.ts';
import { findForReview } from './review.queries.ts';
import { findWarnings } from './warnings.ts';

/** So many are asked about side by side: the others of a page wait a moment, and no request takes all connections. */
const atOnce = 4;

/** Which of these want to be looked at twice, and why. */
export async function warningsOf(
  context: Pick<Context, 'db' | 'publicUrl'>,
  ids: string[],
): Promise<{ _id: string; warnings: Warning[] }[]> {
  const found: { _id: string; warnings: Warning[] }[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce).map(async (_id) => {
      const listing = await findForReview(context.db, _id);
      return { _id, warnings: listing ? await findWarnings(context, listing) : [] };
    });
    found.push(...(await Promise.all(some)));
  }
  return found.filter(({ warnings }) => warnings.length > 0);
}

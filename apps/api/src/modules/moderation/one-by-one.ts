import type { BulkOutcome } from '@serendib/contract/moderation/review-endpoints';
import { AppError } from '../../platform/app-error.ts';
import { isAway } from '../../platform/database/reason.ts';
import { failureOf } from '../../platform/http/refusals/error-handler.ts';
import type { Context } from '../../platform/module.ts';

const refused = ({ code, message }: AppError) => ({ ok: false, error: message, code });

/**
 * Does something to one after the other, and names the decisions: what cannot be done keeps nothing else from it. A fault
 * of ours is logged and told of its item too, since what was done before it is done. Once the database is away the rest is
 * not tried.
 */
export async function oneByOne<Item extends { _id: string }>(
  { log }: Pick<Context, 'log'>,
  items: readonly Item[],
  work: (item: Item) => Promise<string | undefined>,
): Promise<{ done: number; results: BulkOutcome[] }> {
  const results: BulkOutcome[] = [];
  let away: AppError | undefined;
  const outcomeOf = async (item: Item): Promise<Omit<BulkOutcome, '_id'>> => {
    if (away) return refused(away);
    try {
      const decision = await work(item);
      return { ok: true, error: null, code: null, ...(decision && { decision }) };
    } catch (error) {
      const failure = failureOf(error);
      if (!(error instanceof AppError)) log.error({ err: error, listingId: item._id }, 'One of many failed');
      if (isAway(error)) away = failure;
      return refused(failure);
    }
  };
  for (const item of items) results.push({ _id: item._id, ...(await outcomeOf(item)) });
  return { done: results.filter(({ ok }) => ok).length, results };
}

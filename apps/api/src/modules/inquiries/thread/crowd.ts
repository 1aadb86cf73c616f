import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/module.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { findSentBack } from './threads.queries.ts';

/** However many askers there are, one listing gets no more than this in an hour of guests, and as many of accounts. */
const mostInAnHour = 60;
const hourMs = 3_600_000;

/**
 * Refuses a question that is about to reach its partner where too many have. Only those that have reached them count: what is refused
 * or never confirmed costs its sender nothing, and could keep all others from asking. Guests, who need no account, keep no account from it.
 */
export async function refuseCrowd(
  { rateLimiter }: Pick<Context, 'rateLimiter'>,
  tx: Db,
  { id, listingId, listingTitle: title, travellerId }: StoredInquiry,
  at: Date,
): Promise<void> {
  if (rateLimiter.isOff) return;
  const since = new Date(at.getTime() - hourMs);
  const asked = { listingId, isGuest: travellerId === null, since, besides: id };
  const earliest = await findSentBack(tx, asked, mostInAnHour);
  if (!earliest) return;
  const seconds = Math.max(1, Math.ceil((earliest.getTime() - since.getTime()) / 1_000));
  throw new AppError(
    'TOO_MANY_REQUESTS',
    t('“{title}” is asked a lot just now. Please try again within the hour.', { title }),
    undefined,
    seconds,
  );
}

import { daySeconds } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import { keyOf } from '../../../platform/rate-limiter/rate-limiter.ts';
import { timeIn } from '../../../platform/rate-limiter/time-in.ts';
import { takeIn, within } from '../../quotas/index.ts';
import type { InquiryContext } from './in-thread.ts';
import { accessOf, type InquiryAsker } from './thread-access.ts';
import { findInquiry } from './threads.queries.ts';

/** As many as a new account writes in a day. A guest has a new key with each mail. */
const perKey = { most: 150, seconds: daySeconds };
const linksPerGuest = { most: 10, seconds: daySeconds };

const tooMany = (words: string, seconds: number) =>
  new AppError('TOO_MANY_REQUESTS', words, undefined, seconds);

/**
 * Counts what an asker who has this thread does in any thread, by the account or by a guest's key; more than an honest conversation
 * has in a day is refused. To be called in the transaction that writes it, as `takeIn`, and within `once`.
 */
export async function limitWriting(
  context: InquiryContext,
  tx: Db,
  asker: InquiryAsker,
  what: 'inquiryMessages' | 'offers',
): Promise<void> {
  if (asker.visitor) return takeIn(tx, context, what, asker.visitor);
  const seconds = await within(tx, context.rateLimiter).spend(
    keyOf('inquiry-writing-by', asker.key ?? ''),
    perKey,
  );
  if (seconds > 0)
    throw tooMany(
      t('You have written a lot today. Please go on in {time}, or log in.', { time: timeIn(seconds) }),
      seconds,
    );
}

/** Each new link is a mail to the address of a guest, whichever of their threads it is for. */
export async function limitNewLinks(context: InquiryContext, id: string, asker: InquiryAsker): Promise<void> {
  const { thread } = await accessOf(context.db, await findInquiry(context.db, id), asker, context.clock());
  if (!thread.guestEmail) return;
  const key = keyOf('inquiry-links-of', thread.guestEmail);
  const seconds = await context.rateLimiter.spend(key, linksPerGuest);
  if (seconds > 0)
    throw tooMany(
      t('You have asked for a lot of links today. Please go on in {time}.', { time: timeIn(seconds) }),
      seconds,
    );
}

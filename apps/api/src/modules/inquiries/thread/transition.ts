import { otherSide, type Side } from '@serendib/contract/inquiries/inquiry';
import type { InquiryActor, InquiryEvent } from '@serendib/contract/inquiries/states';
import { findInquiryTransition } from '@serendib/contract/inquiries/states';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { freeDays } from '../../calendars/index.ts';
import { cancelAgreement, supersedeOffer } from '../agree/offers.queries.ts';
import { endedNews } from '../emails/inquiry-news.ts';
import type { Teller } from '../emails/tell.ts';
import { insertStep, updateInquiry } from './threads.queries.ts';

export interface Happened {
  event: InquiryEvent;
  by: InquiryActor;
  reason?: string | null;
  at: Date;
  /** What else is written of the thread with it. */
  change?: Partial<StoredInquiry>;
}

/** The one way in which a locked thread comes to another status: checked by the table, written with its step. */
export async function move(
  tx: Db,
  thread: StoredInquiry,
  { event, by, reason = null, at, change = {} }: Happened,
): Promise<StoredInquiry> {
  const found = findInquiryTransition(thread.status, event, by);
  if (!found) throw new AppError('CONFLICT', overWords(thread));
  if (found.asksReason && !reason) {
    const words = t('Please say why.');
    throw new AppError('INVALID', words, { reason: words });
  }
  await insertStep(tx, {
    ...{ inquiryId: thread.id, fromStatus: thread.status, toStatus: found.to, by },
    ...{ reason: reason || null, at },
  });
  return updateInquiry(tx, thread.id, { ...change, status: found.to, updatedAt: at });
}

/** Why nothing more can be done, in words. */
function overWords({ status }: StoredInquiry): string {
  switch (status) {
    case 'unconfirmed':
      return t('This question was not sent yet: open the link in the mail first.');
    case 'agreed':
      return t('This is agreed already.');
    case 'done':
      return t('This journey is over.');
    case 'declined':
    case 'cancelled':
    case 'expired':
      return t('This thread has ended. You can begin a new one.');
    default:
      return t('There is no offer that could be accepted.');
  }
}

type Ending = 'decline' | 'cancel' | 'close' | 'expire' | 'lapse';

/**
 * Ends a thread, or an offer of it: days that it held are free, and the sides that the table names are told, but neither side of what
 * never went out (decision 1046). What is closed is closed because one side is `gone`.
 */
export async function end(
  tx: Db,
  { tell }: Pick<Teller, 'tell'>,
  thread: StoredInquiry,
  { event, gone = 'partner', ...happened }: Happened & { event: Ending; gone?: Side },
): Promise<StoredInquiry> {
  const wasAgreed = thread.status === 'agreed';
  const wasSent = thread.sentAt !== null;
  const { by, at, reason = null } = happened;
  const mails = findInquiryTransition(thread.status, event, by)?.mails;
  const ended = await move(tx, thread, { event, ...happened });
  await freeDays(tx, [thread.id]);
  await supersedeOffer(tx, thread.id, at);
  if (wasAgreed) await cancelAgreement(tx, thread.id, { cancelledAt: at, cancelledBy: by });
  if (!wasSent) return ended;
  const sides =
    mails === 'both'
      ? (['traveller', 'partner'] as const)
      : mails === 'other'
        ? [otherSide(by === 'system' ? gone : by)]
        : [];
  for (const side of sides)
    await tell(tx, ended, side, (name) => endedNews(ended, event, { side, name, reason, wasAgreed }));
  return ended;
}

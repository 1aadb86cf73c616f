import { dayOf } from '@serendib/contract/calendar';
import type { Inquiry, Side } from '@serendib/contract/inquiries/inquiry';
import { hasBegun, type InquiryStatus } from '@serendib/contract/inquiries/states';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { hasReported, withReport } from '../reported/reports.ts';
import { answered, changeThread, type InquiryContext, inThread, only, readNow } from './in-thread.ts';
import { lockGoingOnBetween } from './lock-threads.queries.ts';
import { findAccountOf, insertBlock } from './people.queries.ts';
import { accessOf, type InquiryAsker } from './thread-access.ts';
import { findInquiry, findSteps, lockAsker, updateInquiry } from './threads.queries.ts';
import { end } from './transition.ts';

export const decline = (
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  reason: string,
): Promise<Inquiry> =>
  changeThread(context, id, asker, async (tx, thread, side, at) => {
    if (await isEndedSo(tx, thread, { status: 'declined', side, reason })) return thread;
    return end(tx, context.teller, thread, {
      ...{ event: 'decline', by: side, reason, at },
      change: { ...readNow(side, at), ...(await answered(context, tx, { thread, side, at })) },
    });
  });

/** Pressed twice: the thread ended as it was wanted, by the same side and with the same words. */
async function isEndedSo(
  tx: Db,
  { id, status }: StoredInquiry,
  wanted: { status: InquiryStatus; side: Side; reason: string },
): Promise<boolean> {
  if (status !== wanted.status) return false;
  const last = (await findSteps(tx, id)).at(-1);
  return last?.by === wanted.side && (last.reason ?? '') === wanted.reason;
}

export const cancel = (
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  reason: string,
): Promise<Inquiry> =>
  changeThread(context, id, asker, async (tx, thread, side, at) => {
    if (await isEndedSo(tx, thread, { status: 'cancelled', side, reason })) return thread;
    if (hasBegun(thread, dayOf(at)))
      throw new AppError('CONFLICT', t('The first day has come: please talk to each other.'));
    return end(tx, context.teller, thread, {
      ...{ event: 'cancel', by: side, reason, at },
      change: readNow(side, at),
    });
  });

export async function report(
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  reason: string,
): Promise<undefined> {
  await inThread(context, id, asker, (tx, thread, side, at) =>
    hasReported(thread, side)
      ? Promise.resolve(thread)
      : updateInquiry(tx, id, withReport(thread, { by: side, at, reason })),
  );
}

/**
 * A partner hears no more of a traveller: all that goes on between them and is not agreed ends without a word of why. A question of theirs
 * that is under way is waited for, and ends too.
 */
export async function block(context: InquiryContext, id: string, visitor: Visitor): Promise<undefined> {
  const at = context.clock();
  await context.db.transaction(async (tx) => {
    const asker = { visitor, key: undefined };
    const { thread: found, side } = await accessOf(tx, await findInquiry(tx, id), asker, at);
    only(side, 'partner');
    await lockAsker(tx, found);
    const { partnerId, travellerId } = found;
    const guestEmail = found.guestEmail?.toLowerCase() ?? '';
    const accountId = travellerId ?? (await findAccountOf(tx, guestEmail));
    const between = await lockGoingOnBetween(tx, { id, partnerId, accountId, guestEmail });
    // An account may have taken it over since it was read.
    const own = between.find((one) => one.id === id);
    const { thread } = await accessOf(tx, own, asker, at);
    if (thread.status === 'agreed')
      throw new AppError('CONFLICT', t('You have an agreement. Cancel it first, with your reason.'));
    await insertBlock(tx, { ...thread, at });
    for (const one of between)
      if (one.status === 'open' || one.status === 'offered')
        await end(tx, context.teller, one, {
          ...{ event: 'decline', by: 'partner', reason: t('It does not fit.'), at },
          change: {
            ...readNow('partner', at),
            ...(await answered(context, tx, { thread: one, side: 'partner', at })),
          },
        });
  });
}

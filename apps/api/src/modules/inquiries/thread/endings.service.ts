import { dayOf } from '@serendib/contract/calendar';
import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { answered, changeThread, type InquiryContext, inThread, only, readNow } from './in-thread.ts';
import { insertBlock } from './people.queries.ts';
import type { InquiryAsker } from './thread-access.ts';
import { updateInquiry } from './threads.queries.ts';
import { end } from './transition.ts';

export const decline = (
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  reason: string,
): Promise<Inquiry> =>
  changeThread(context, id, asker, async (tx, thread, side, at) =>
    end(tx, context.teller, thread, {
      ...{ event: 'decline', by: side, reason, at },
      change: { ...readNow(side, at), ...(await answered(context, tx, { thread, side, at })) },
    }),
  );

export const cancel = (
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  reason: string,
): Promise<Inquiry> =>
  changeThread(context, id, asker, (tx, thread, side, at) => {
    if (thread.status === 'agreed' && thread.firstDay && thread.firstDay <= dayOf(at))
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
    thread.reportedAt
      ? Promise.resolve(thread)
      : updateInquiry(tx, id, { reportedAt: at, reportedBy: side, reportReason: reason }),
  );
}

/** A partner hears no more of a traveller: what goes on between them ends without a word of why. */
export async function block(context: InquiryContext, id: string, visitor: Visitor): Promise<undefined> {
  await inThread(context, id, { visitor, key: undefined }, async (tx, thread, side, at) => {
    only(side, 'partner');
    if (thread.status === 'agreed')
      throw new AppError('CONFLICT', t('You have an agreement. Cancel it first, with your reason.'));
    await insertBlock(tx, { ...thread, at });
    if (thread.status === 'open' || thread.status === 'offered')
      await end(tx, context.teller, thread, {
        ...{ event: 'decline', by: 'partner', reason: t('It does not fit.'), at },
      });
  });
}

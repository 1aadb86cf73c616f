import { addDays, dayOf, monthOf } from '@serendib/contract/calendar';
import { addMonths } from '@serendib/contract/calendar-months';
import { agreementYears, threadDays } from '@serendib/contract/inquiries/kept';
import { deleteUnrecoverable } from '../../../platform/jobs/jobs.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { freeDays } from '../../calendars/index.ts';
import { findCurrentOffer, findLapsed, isOver } from '../agree/offers.queries.ts';
import { deleteBlocksOfGone, deleteOld, eraseTitlesOfLeft } from '../kept/personal-data.queries.ts';
import type { InquiryContext } from './in-thread.ts';
import { lockInquiry, lockOverdue } from './lock-threads.queries.ts';
import { end, move } from './transition.ts';

const batch = 100;

/** What time alone does to threads: offers lapse, questions expire, journeys are over. */
export async function letTimePass({ db, clock, teller }: InquiryContext): Promise<void> {
  const at = clock();
  for (const id of await findLapsed(db, at, 1_000))
    await db.transaction(async (tx) => {
      const thread = await lockInquiry(tx, id);
      const offer = await findCurrentOffer(tx, id);
      if (thread?.status === 'offered' && offer && isOver(offer, at))
        // What was asked for is over as well: one mail says so, not two.
        await end(tx, teller, thread, { event: isPast(thread, at) ? 'expire' : 'lapse', by: 'system', at });
    });
  for (let seen = batch; seen === batch; )
    seen = await db.transaction(async (tx) => {
      const overdue = await lockOverdue(tx, { at, today: dayOf(at), most: batch });
      for (const thread of overdue)
        if (thread.status === 'agreed') await move(tx, thread, { event: 'finish', by: 'system', at });
        else await end(tx, teller, thread, { event: 'expire', by: 'system', at });
      return overdue.length;
    });
}

/** Whether the first day that was asked for is over, or the month. */
const isPast = ({ firstDay, month }: StoredInquiry, at: Date): boolean =>
  firstDay ? firstDay < dayOf(at) : (month ?? '') < monthOf(at);

/** What ended long ago is kept no longer than the privacy policy says. */
export async function letOldThreadsGo({ db, clock }: Pick<InquiryContext, 'db' | 'clock'>): Promise<void> {
  const at = clock();
  const before = {
    threadsBefore: addDays(at, -threadDays),
    agreedBefore: dayOf(addMonths(at, -12 * agreementYears)),
  };
  for (let gone = batch; gone === batch; )
    gone = await db.transaction(async (tx) => {
      const ids = await deleteOld(tx, { ...before, at }, batch);
      await freeDays(tx, ids);
      return ids.length;
    });
  while ((await db.transaction((tx) => eraseTitlesOfLeft(tx, batch))) === batch);
  await deleteBlocksOfGone(db);
  // A guest whose address was refused has most likely mistyped it, and asks anew.
  await deleteUnrecoverable(db, ['inquiries:confirm-guest']);
}

import { dayMs, dayOf, daysBetween } from '@serendib/contract/calendar';
import type { KindName } from '@serendib/contract/listings/kind';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/module.ts';
import { endPremium } from '../listings/index.ts';
import { findEndingSoon, noteReminder } from './entitlements.queries.ts';

const batch = 200;

/** Takes premium off the listings for which it has ended. */
export async function endWhatHasEnded({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  for (;;) {
    const ended = await endPremium(db, clock(), batch);
    if (ended < batch) return;
  }
}

/** Days before the end on which an owner is reminded. */
const reminderDays = [14, 7, 1] as const;

export interface Reminder {
  userId: string;
  kind: KindName;
  listingId: string | null;
  endsAt: Date;
  isPromotion: boolean;
  /** None on the day of the end itself. */
  daysLeft: number;
}

/**
 * Premium that ends so soon that its owner has not been reminded of it yet. An owner who is returned here is not returned
 * again for that day, if the transaction holds.
 */
export async function takeReminders(db: Db, now: Date, most: number): Promise<Reminder[]> {
  const ending = await findEndingSoon(db, now, new Date(now.getTime() + reminderDays[0] * dayMs), most);
  const due: Reminder[] = [];
  for (const { id, userId, kind, listingId, endsAt, source, remindedDays } of ending) {
    const left = (endsAt.getTime() - now.getTime()) / dayMs;
    const stage = reminderDays.findLast((days) => left <= days);
    if (!userId || stage === undefined || (remindedDays !== null && remindedDays <= stage)) continue;
    await noteReminder(db, id, stage);
    const isPromotion = source === 'promotion';
    const daysLeft = daysBetween(dayOf(now), dayOf(endsAt));
    due.push({ userId, kind, listingId, endsAt, isPromotion, daysLeft });
  }
  return due;
}

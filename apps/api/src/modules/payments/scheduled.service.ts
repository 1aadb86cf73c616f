import { dayMs } from '@serendib/contract/calendar';
import { addMonths } from '@serendib/contract/calendar-months';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { paymentYears } from '@serendib/contract/promised';
import { t } from '@serendib/contract/words/t';
import type { Context } from '../../platform/module.ts';
import { deleteAlertsAbout } from '../alerts/index.ts';
import { forgetOrders, takeReminders } from '../entitlements/index.ts';
import { freeMonthsEndEmail } from './emails/free-months-emails.ts';
import { reminderEmail } from './emails/payment-emails.ts';
import type { PaymentContext } from './payment-context.ts';
import { deletePaymentsBefore } from './reconcile/reconcile.queries.ts';
import { findCustomer, findTitle } from './settling/settling.queries.ts';
import { deleteSimulated } from './simulator/simulator.queries.ts';
import { deleteRefusedBefore, forgetHolders } from './webhook/notifications.queries.ts';

const refusedKeptMs = 90 * dayMs;
/** More than come in a day on which one process after the other becomes that of a new version. */
const newest = 10_000;

/** Payments are kept for seven years, refused notifications for three months, who holds a card not at all. */
export async function deleteOldPayments({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await forgetHolders(db, newest);
  await deleteRefusedBefore(db, new Date(now.getTime() - refusedKeptMs));
  await db.transaction(async (tx) => {
    const orderIds = await deletePaymentsBefore(tx, addMonths(now, -12 * paymentYears));
    if (orderIds.length === 0) return;
    // These name an order without a reference to it.
    await forgetOrders(tx, orderIds);
    await deleteAlertsAbout(tx, orderIds);
    await deleteSimulated(tx, orderIds);
  });
}

const batch = 100;

/** Reminds owners of premium that ends in 14, 7 and 1 days; each of them once. */
export async function remindOfEnds({ db, clock, mailer, gateway }: PaymentContext): Promise<void> {
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const due = await takeReminders(tx, clock(), batch);
      for (const { userId, kind, listingId, endsAt, isPromotion, daysLeft } of due) {
        const customer = await findCustomer(tx, userId);
        if (!customer) continue;
        const title = listingId && (await findTitle(tx, listingId));
        const what = title
          ? t('Premium of “{title}”', { title })
          : t('Your {noun} premium', { noun: kinds[kind].noun });
        const path = gateway ? kinds[kind].premiumPage : null;
        const message = isPromotion ? freeMonthsEndEmail : reminderEmail;
        await mailer.queue(tx, message(customer, { what, endsAt, daysLeft, path }));
      }
      return due.length;
    });
    if (count < batch) return;
  }
}

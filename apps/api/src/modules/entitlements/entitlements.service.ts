import type { PremiumStatus } from '@serendib/contract/entitlements/endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import { findByPayment, findOpen } from './entitlements.queries.ts';
import { premiumUntil } from './premium.ts';

/** What plan buttons are drawn from: a year that runs, or is to follow, outweighs a month. */
export async function showPremiumStatus(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  visitor: Visitor,
  kind: KindName,
): Promise<PremiumStatus> {
  const now = clock();
  const [open, until] = await Promise.all([
    findOpen(db, { userId: visitor.id, kind }, now),
    premiumUntil(db, visitor.id, kind, now),
  ]);
  const plans = open.map(({ plan }) => plan);
  const activePlanType = plans.includes('yearly') ? 'yearly' : plans.includes('monthly') ? 'monthly' : null;
  return {
    hasActivePremiumSubscription: until !== null,
    activePlanType: until && activePlanType,
    premiumExpiry: until?.toISOString() ?? null,
  };
}

/** When what a payment bought ends; null where it bought no time, or has been taken back. */
export async function findPremiumEnd(db: Db, orderId: string): Promise<Date | null> {
  const found = await findByPayment(db, orderId);
  return found && !found.cancelledAt ? found.endsAt : null;
}

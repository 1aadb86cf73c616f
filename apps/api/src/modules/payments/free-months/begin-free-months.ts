import type { FreeMonthsKind, FreeMonthsView } from '@serendib/contract/entitlements/endpoints';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { giveFreeMonths, runsAt, showFreeMonths } from '../../entitlements/index.ts';
import { freeMonthsEmail } from '../emails/free-months-emails.ts';
import type { PaymentContext } from '../payment-context.ts';
import { goLive } from '../settling/effects.ts';
import { findCustomer } from '../settling/settling.queries.ts';

/** Begins the free months of the promotion. No order is made, so that nothing can be charged for them. */
export async function beginFreeMonths(
  context: PaymentContext,
  { id: userId }: Visitor,
  kind: FreeMonthsKind,
): Promise<FreeMonthsView> {
  const { db, clock, gateway, mailer } = context;
  if (!gateway)
    throw new AppError(
      'UNAVAILABLE',
      t(
        'While payments are paused all listings run as free plans. Your free months are not used up meanwhile.',
      ),
    );
  const { noun }: Kind = kinds[kind];
  return db.transaction(async (tx) => {
    const at = clock();
    if (!(await runsAt(tx, at))) throw new AppError('CONFLICT', t('The offer of free months has ended.'));
    const given = await giveFreeMonths(tx, { userId, kind, wantedAt: at, at });
    if (!given)
      throw new AppError(
        'CONFLICT',
        t('The free months are for your first {noun} premium, once. You have had yours already.', { noun }),
      );
    if (kind === 'vehicle') await goLive(tx, userId, at);
    const mine = (await showFreeMonths({ ...context, db: tx }, userId)).find((one) => one.kind === kind);
    const customer = await findCustomer(tx, userId);
    if (!mine || !customer) throw new AppError('UNAUTHENTICATED');
    await mailer.queue(tx, freeMonthsEmail(customer, kind, mine.endsAt ? new Date(mine.endsAt) : null));
    return mine;
  });
}

import type { PaymentModeView } from '@serendib/contract/payments/endpoints';
import { findPaymentTransition } from '@serendib/contract/payments/states';
import type { Payment, PaymentStatusView } from '@serendib/contract/payments/views';
import { z } from 'zod';
import { shows } from '../../platform/cache/cache-tags.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import { type Page, pageFrom, readCursor } from '../../platform/lists/paging.ts';
import { tags } from '../../schema/cache-tags.ts';
import type { PaymentContext } from './payment-context.ts';
import { paymentFor } from './payment-for.ts';
import { countPayments, findPayments } from './payments.queries.ts';
import { paymentView, statusView } from './views.ts';

const ownCursor = z.tuple([z.literal('my payments'), z.uuid()]);

export function showMode({ gateway, takesTestPayments }: PaymentContext): PaymentModeView {
  shows(tags.settings);
  return { mode: gateway?.mode ?? 'paused', isPaused: !gateway, takesTestPayments };
}

export async function myPayments(
  { db }: Pick<PaymentContext, 'db'>,
  visitor: Visitor,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<Payment>> {
  const after = cursor === undefined ? undefined : readCursor(cursor, ownCursor)[1];
  const theirs = { userId: visitor.id };
  const [found, total] = await Promise.all([
    findPayments(db, theirs, { after, count: limit + 1 }),
    countPayments(db, theirs),
  ]);
  const { shown, nextCursor } = pageFrom(found, limit, ({ payment }) => ['my payments', payment.id]);
  return { items: shown.map(paymentView), facts: { total, nextCursor } };
}

export async function showStatus(
  context: PaymentContext,
  visitor: Visitor,
  orderId: string,
): Promise<PaymentStatusView> {
  const found = await paymentFor(context, visitor, orderId);
  const canBePaid = findPaymentTransition(found.payment.status, 'paid') !== undefined;
  return statusView(found, context.takesTestPayments && canBePaid);
}

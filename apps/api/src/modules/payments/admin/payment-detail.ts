import { addDays, dayOf, monthOf, startOf } from '@serendib/contract/calendar';
import type { Revenue } from '@serendib/contract/payments/admin-endpoints';
import type { AdminPayment, PaymentDetail } from '@serendib/contract/payments/views';
import { refundDays } from '@serendib/contract/promised';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { countCap, type Page, pageFrom, readCursor } from '../../../platform/lists/paging.ts';
import type { Context } from '../../../platform/module.ts';
import {
  countPayments,
  type FoundPayment,
  findPayment,
  findPayments,
  type PaymentFilter,
} from '../payments.queries.ts';
import { wouldTakeDown } from '../settling/effects.ts';
import { adminPaymentView } from '../views.ts';
import { findNotifications, findSurplusHere } from '../webhook/notifications.queries.ts';
import { findBought, findRefunds, findTransitions, sumRevenue } from './payment-detail.queries.ts';

const cursorOf = z.tuple([z.literal('payments'), z.uuid()]);

export async function listPayments(
  { db }: Pick<Context, 'db'>,
  { limit, cursor, ...filter }: PaymentFilter & { limit: number; cursor?: string | undefined },
): Promise<Page<AdminPayment>> {
  const after = cursor === undefined ? undefined : readCursor(cursor, cursorOf)[1];
  const [found, total, unfiltered] = await Promise.all([
    findPayments(db, filter, { after, count: limit + 1 }),
    countPayments(db, filter),
    countPayments(db, {}),
  ]);
  const { shown, nextCursor } = pageFrom(found, limit, ({ payment }) => ['payments', payment.id]);
  return {
    items: shown.map(adminPaymentView),
    facts: {
      total,
      unfiltered: Math.min(unfiltered, countCap),
      nextCursor,
    },
  };
}

/** The detail of a payment is read by people. */
const mostNotifications = 250;

/** All there is to know of one order, by its order id or, as the audit names it, its id. */
export async function showPaymentDetail(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  named: string,
): Promise<PaymentDetail> {
  const found = await findPayment(db, isUuid(named) ? { id: named } : { orderId: named });
  if (!found) throw new AppError('NOT_FOUND');
  const { payment, voucher } = found;
  const [steps, notifications, bought, refunds, surplusPayments, takesDown] = await Promise.all([
    findTransitions(db, payment.id),
    findNotifications(db, payment.id, mostNotifications),
    findBought(db, payment.orderId),
    findRefunds(db, payment.id),
    findSurplusHere(db, payment),
    payment.status === 'completed' && wouldTakeDown(db, payment, clock()),
  ]);
  return {
    ...adminPaymentView(found),
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    notifications: notifications.map(({ id, receivedAt, outcome, reason, fields }) => ({
      ...{ _id: id, outcome, reason, fields },
      receivedAt: receivedAt.toISOString(),
    })),
    effects: {
      entitlements: bought.map(({ kind, listingId, plan, startsAt, endsAt, cancelledAt }) => ({
        ...{ kind, listingId, plan },
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        cancelledAt: cancelledAt?.toISOString() ?? null,
      })),
      voucher: voucher && {
        spentAt: voucher.spentAt?.toISOString() ?? null,
        listingId: voucher.listingId,
        isAdded: voucher.isAdded,
        startedAt: voucher.startedAt?.toISOString() ?? null,
        revokedAt: voucher.revokedAt?.toISOString() ?? null,
      },
      takesDown,
    },
    refunds: refunds.map(
      ({ id, requestedAt, finishedAt, transactionId, reason, reportedOn, note, ...rest }) => ({
        ...{ _id: id, transactionId, reason, reportedOn, note },
        requestedAt: requestedAt.toISOString(),
        finishedAt: finishedAt?.toISOString() ?? null,
        gatewayRefundId: rest.gatewayRefundId,
      }),
    ),
    refundableUntil: refundableUntil(found),
    surplusPayments: surplusPayments.map(({ transactionId, at }) => ({
      transactionId,
      refundableUntil: lastDayOf(at),
    })),
  };
}

const lastDayOf = (paidAt: Date): string => dayOf(addDays(paidAt, refundDays));

const refundableUntil = ({ payment }: FoundPayment): string | null =>
  payment.status === 'completed' && payment.paidAt ? lastDayOf(payment.paidAt) : null;

export async function showRevenue(context: Pick<Context, 'db' | 'clock' | 'isTrial'>): Promise<Revenue> {
  const sums = await sumRevenue(context, startOf(monthOf(context.clock())));
  return {
    total: Number(sums?.total ?? 0) / 100,
    monthly: Number(sums?.monthly ?? 0) / 100,
    pendingCount: sums?.pending ?? 0,
    completedCount: sums?.completed ?? 0,
  };
}

import { dayMs } from '@serendib/contract/calendar';
import type { PaymentEvent } from '@serendib/contract/payments/states';
import { isSettled } from '@serendib/contract/payments/states';
import { refundDays } from '@serendib/contract/promised';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Payment } from '../../../schema/index.ts';
import { GatewayAway, type GatewayPayment } from '../gateway/gateway.ts';
import type { PaymentContext } from '../payment-context.ts';
import type { ReconcileJob } from '../payment-jobs.ts';
import { settle } from '../settling/settle.ts';
import { lockPayment } from '../settling/settling.queries.ts';
import { findKnownMoney, setPaidWith, tellPaidAgain } from '../webhook/known-money.ts';
import { type ClassifiedOrder, classifyNotification } from '../webhook/validate-notification.ts';
import {
  findOpenOrder,
  findOpenOrders,
  findPaidOrders,
  finishRefund,
  type OpenOrder,
} from './reconcile.queries.ts';
import { isLastAttempt, retryDelayMs, unpaidExpiresMs } from './retry-schedule.ts';
import { recordGone, recordSurplus } from './surplus.ts';

/** Whose card was declined may have paid with another, whose notification got lost. */
const unpaidAskedMs = 7 * dayMs;
/** So long may money that came in twice be reported and given back. */
const paidAskedMs = refundDays * dayMs;
const mostAtOnce = 1_000;
const together = 4;

export interface Verdict {
  event: PaymentEvent;
  transactionId: string;
  method: string | null;
}

const eventOf = { RECEIVED: 'paid', CHARGEBACKED: 'charged_back', REFUNDED: 'refunded' } as const;

/**
 * The event that the gateway's records of an order amount to. What became of the payment that completed it comes first; of others, one
 * received outweighs one refunded. Records of another amount or currency are not this order's.
 */
export function eventOfRecords(
  gatewayRecords: GatewayPayment[],
  order: ClassifiedOrder & { amountCents: number },
): Verdict | undefined {
  const ours = oursOf(gatewayRecords, order);
  const paying = ours.find(({ transactionId }) => transactionId === order.transactionId);
  const of = (status: keyof typeof eventOf) => ours.find((one) => one.status === status);
  const found = paying ?? of('RECEIVED') ?? of('CHARGEBACKED') ?? of('REFUNDED');
  return found && { event: eventOf[found.status], transactionId: found.transactionId, method: found.method };
}

const oursOf = (gatewayRecords: GatewayPayment[], order: { amountCents: number }) =>
  gatewayRecords.filter(
    ({ currency, amountCents }) => currency === 'LKR' && amountCents === order.amountCents,
  );

/** Takes over what the books say of an order, which is locked; gives what came in too much and was not known. */
async function settleByBooks(
  context: PaymentContext,
  tx: Db,
  payment: Payment,
  { verdict, ours, at }: { verdict: Verdict; ours: GatewayPayment[]; at: Date },
): Promise<{ isChanged: boolean; toGoBack: string[] }> {
  const { event, transactionId, method } = verdict;
  // First what came in too much: it may take the place of what went back.
  const surplus = await recordSurplus(context, tx, payment, ours, at);
  const known = await findKnownMoney(tx, payment, transactionId);
  const effect = classifyNotification(payment, verdict, known);
  const { standIn } = known;
  if (effect === 'stand in' && standIn) {
    await recordGone(tx, payment, verdict, 'applied', at);
    await setPaidWith(tx, payment.id, standIn, at);
    return { isChanged: true, toGoBack: surplus.filter((one) => one !== standIn.transactionId) };
  }
  const happening = { event, transactionId, paymentMethod: method, by: 'reconciliation', at } as const;
  const isChanged = effect === 'transition' && (await settle(context, tx, payment, happening));
  // What is too much of an order that was paid only now.
  const more = isChanged ? await recordSurplus(context, tx, payment, ours, at) : [];
  return { isChanged, toGoBack: [...surplus, ...more] };
}

/** Asks about one order and writes what it learns. Throws `GatewayAway` where the gateway could not be asked. */
async function reconcileOrder(context: PaymentContext, order: OpenOrder): Promise<boolean> {
  const { db, clock, gateway, log } = context;
  // An order of another gateway cannot be asked about here; it can still end.
  const gatewayRecords = gateway?.mode === order.mode ? await gateway.findPayments(order.orderId) : [];
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, { id: order.id });
    if (!payment) return false;
    const at = clock();
    for (const { status, transactionId } of gatewayRecords)
      if (status !== 'RECEIVED') await finishRefund(tx, payment.id, transactionId, at);
    const verdict = eventOfRecords(gatewayRecords, payment);
    if (verdict) {
      const ours = oursOf(gatewayRecords, payment);
      const { isChanged, toGoBack } = await settleByBooks(context, tx, payment, { verdict, ours, at });
      if (toGoBack.length > 0) await tellPaidAgain(context, tx, order.orderId, at);
      return isChanged;
    }
    if (gatewayRecords.length > 0)
      log.warn(`The gateway has money for order ${order.orderId}, but not its amount`);
    if (payment.createdAt.getTime() + unpaidExpiresMs > at.getTime()) return false;
    return settle(context, tx, payment, { event: 'expired', by: 'time', at });
  });
}

/**
 * The reconciliation job of an order, added with it; adds the next attempt until the order is settled. The records of a
 * paid order are read once as well, for surplus payments.
 */
export async function runReconcileJob(
  context: PaymentContext,
  { orderId, look: attempt }: ReconcileJob,
): Promise<void> {
  const order = await findOpenOrder(context.db, orderId);
  if (!order || (isSettled(order.status) && order.status !== 'completed')) return;
  const isChanged = await reconcileOrder(context, order);
  if (isChanged || order.status === 'completed' || isLastAttempt(attempt)) return;
  const runAt = new Date(order.createdAt.getTime() + retryDelayMs(attempt + 1));
  await context.paymentJobs.look(context.db, { orderId, look: attempt + 1 }, { runAt });
}

export interface Reconciled {
  updatedCount: number;
  askedCount: number;
  unansweredCount: number;
}

/** Asks about one after another. What cannot be asked now is asked the next time. */
async function askAbout(
  context: PaymentContext,
  orders: OpenOrder[],
  signal?: AbortSignal,
): Promise<Reconciled> {
  const counts = { updatedCount: 0, askedCount: 0 };
  const next = orders.values();
  let unansweredInARow = 0;
  const work = async () => {
    for (const order of next) {
      if (signal?.aborted) return;
      try {
        if (await reconcileOrder(context, order)) counts.updatedCount++;
        counts.askedCount++;
        unansweredInARow = 0;
      } catch (error) {
        if (!(error instanceof GatewayAway)) throw error;
        context.log.warn(`Order ${order.orderId}: ${error.message}`);
        // Each would wait as long for nothing.
        if (++unansweredInARow >= 2 * together) return;
      }
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  // A job that was cut short has failed, so that it is tried again: nothing else asks about most of these before the next night.
  signal?.throwIfAborted();
  // Also those that were not tried any more.
  return { ...counts, unansweredCount: orders.length - counts.askedCount };
}

/** All orders whose last word may be missing. */
async function reconcileOpen(context: PaymentContext, signal?: AbortSignal): Promise<Reconciled> {
  const since = new Date(context.clock().getTime() - unpaidAskedMs);
  return askAbout(context, await findOpenOrders(context.db, since, mostAtOnce), signal);
}

/** Every night also those that were paid lately, for money that came in a second time and was not notified of. */
export async function reconcileNightly(context: PaymentContext, signal: AbortSignal): Promise<void> {
  const { db, clock, gateway } = context;
  const since = new Date(clock().getTime() - paidAskedMs);
  // Taken first: what the night itself completes is read with that.
  const paid = gateway ? await findPaidOrders(db, gateway.mode, since, mostAtOnce) : [];
  await reconcileOpen(context, signal);
  await askAbout(context, paid, signal);
}

/** The administrator's button. What became of each order stands in its own steps. */
export async function reconcileNow(context: PaymentContext, visitor: Visitor): Promise<Reconciled> {
  const counts = await reconcileOpen(context);
  await recordAudit(context.db, {
    ...{ actorId: visitor.id, action: 'reconcile', thing: 'payment', thingId: '*' },
    ...{ thingName: t('Open orders'), after: { ...counts }, at: context.clock() },
  });
  if (counts.askedCount === 0 && counts.unansweredCount > 0)
    throw new AppError(
      'UNAVAILABLE',
      t('The payment gateway cannot be asked just now. Please try again later.'),
    );
  return counts;
}

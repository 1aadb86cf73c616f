import { addDays, dayInWords, dayOf } from '@serendib/contract/calendar';
import { type RefundRequest, refundReasonWords } from '@serendib/contract/payments/admin-endpoints';
import { modeWords } from '@serendib/contract/payments/mode-words';
import { serviceWords } from '@serendib/contract/payments/services';
import type { PaymentDetail } from '@serendib/contract/payments/views';
import { refundDays } from '@serendib/contract/promised';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Payment } from '../../../schema/index.ts';
import { showPaymentDetail } from '../admin/payment-detail.ts';
import { type Gateway, GatewayAway, GatewayRefusal } from '../gateway/gateway.ts';
import type { PaymentContext } from '../payment-context.ts';
import { settle } from '../settling/settle.ts';
import { lockPayment } from '../settling/settling.queries.ts';
import { findSurplus, hasGone } from '../webhook/notifications.queries.ts';
import { isByHand } from '../webhook/validate-notification.ts';
import { deleteRefund, findRefund, insertRefund, updateRefund } from './refund.queries.ts';

/** The administrator who began a refund has so long to finish it before another may take it up. */
const underWayMs = 2 * 60_000;

interface Begun {
  refundId: string;
  /** Not taken up from an earlier try, which may have arrived. */
  isNew: boolean;
  payment: Payment;
  /** Of the gateway; none where the money did not come through it. */
  transactionId: string | null;
  isSurplus: boolean;
}

/**
 * Gives money back. It is written down before the gateway is asked and finished after it has said yes, so that
 * a crash in between is found, and no money goes back twice.
 */
export async function refundPayment(
  context: PaymentContext,
  visitor: Visitor,
  id: string,
  request: RefundRequest,
): Promise<PaymentDetail> {
  const begun = await begin(context, visitor, id, request);
  const gatewayRefundId = begun.transactionId ? await askGateway(context, begun, request) : null;
  const { payment, refundId, transactionId, isSurplus } = begun;
  await context.db.transaction(async (tx) => {
    const at = context.clock();
    const locked = await lockPayment(tx, { id });
    await updateRefund(tx, refundId, { finishedAt: at, gatewayRefundId });
    const note = [refundReasonWords[request.reason], request.note].filter(Boolean).join(': ');
    const isSentByHand = transactionId === null;
    const happening = {
      event: 'refunded',
      by: 'admin',
      actorId: visitor.id,
      note,
      at,
      isSentByHand,
    } as const;
    const isRefunded = locked && !isSurplus && (await settle(context, tx, locked, happening));
    await recordAudit(tx, {
      ...{ actorId: visitor.id, action: 'refund', thing: 'payment', thingId: id, reason: note, at },
      thingName: `${serviceWords(payment.serviceType)}, ${payment.orderId}`,
      before: { status: payment.status },
      // A bank may have been faster while the gateway was asked.
      after: { status: isRefunded ? 'refunded' : (locked?.status ?? payment.status) },
    });
  });
  return showPaymentDetail(context, payment.orderId);
}

async function begin(
  context: PaymentContext,
  visitor: Visitor,
  id: string,
  request: RefundRequest,
): Promise<Begun> {
  const { db, clock } = context;
  const known = await db.transaction((tx) => lockPayment(tx, { id }));
  if (!known) throw new AppError('NOT_FOUND');
  // Asked before anything is locked: the gateway may take its time.
  const transactionAtGateway =
    isByHand(known) && !request.transactionId ? await findAtGateway(context, known) : null;
  return db.transaction(async (tx) => {
    const at = clock();
    const payment = await lockPayment(tx, { id });
    if (!payment) throw new AppError('NOT_FOUND');
    const surplusAt = await surplusOf(tx, payment, request.transactionId);
    if (!surplusAt && payment.status !== 'completed')
      throw new AppError(
        'CONFLICT',
        t('This payment is {value}; only money that is here can be given back.', {
          value: payment.status.replace('_', ' '),
        }),
      );
    checkDay(request.reportedOn, surplusAt ?? payment.paidAt ?? payment.createdAt, at);
    const transactionId = surplusAt
      ? (request.transactionId ?? null)
      : isByHand(payment)
        ? transactionAtGateway
        : payment.transactionId;
    const earlier = await findRefund(tx, id, transactionId);
    // Also what a bank took back: the gateway’s books may lag behind, and it would go twice.
    if (earlier?.finishedAt || (transactionId && (await hasGone(tx, id, transactionId))))
      throw new AppError('CONFLICT', t('This money has gone back already.'));
    // Before anything is written: an earlier try, whose outcome is unknown, must stay.
    if (transactionId) gatewayOf(context, payment);
    if (earlier && earlier.requestedAt.getTime() + underWayMs > at.getTime())
      throw new AppError(
        'CONFLICT',
        t('A refund of this payment is under way. Please look again in two minutes.'),
      );
    const asked = {
      ...{ reason: request.reason, reportedOn: request.reportedOn, note: request.note || null },
      ...{ requestedBy: visitor.id, requestedAt: at },
    };
    if (earlier) await updateRefund(tx, earlier.id, asked);
    const refundId = earlier?.id ?? (await insertRefund(tx, { ...asked, paymentId: id, transactionId }));
    return { refundId, isNew: !earlier, payment, transactionId, isSurplus: surplusAt !== undefined };
  });
}

/** Of an order that was completed by hand, the payment that the gateway knows nevertheless. */
async function findAtGateway({ gateway }: PaymentContext, payment: Payment): Promise<string | null> {
  if (gateway?.mode !== payment.mode) return null;
  const records = await gateway.findPayments(payment.orderId).catch(cannotAsk);
  return records.find(({ status }) => status === 'RECEIVED')?.transactionId ?? null;
}

async function surplusOf(tx: Db, payment: Payment, transactionId: string | null | undefined) {
  if (!transactionId || transactionId === payment.transactionId) return undefined;
  const at = await findSurplus(tx, payment.id, transactionId);
  if (!at)
    throw new AppError('NOT_FOUND', t('No money came in for this order under that transaction.'), {
      transactionId: t('This is not known.'),
    });
  return at;
}

function checkDay(reportedOn: string, paidAt: Date, now: Date): void {
  const [first, last, today] = [dayOf(paidAt), dayOf(addDays(paidAt, refundDays)), dayOf(now)];
  const refuse = (words: string) => new AppError('INVALID', words, { reportedOn: words });
  if (reportedOn > today) throw refuse(t('This day has not come yet.'));
  if (reportedOn < first)
    throw refuse(
      t('This was paid on {first}; it cannot have been reported before.', { first: dayInWords(first) }),
    );
  if (reportedOn > last)
    throw refuse(
      t('A fault must be reported within {refundDays} days of the payment: until {last}.', {
        refundDays,
        last: dayInWords(last),
      }),
    );
}

const cannotAsk = (error: unknown): never => {
  if (error instanceof GatewayAway)
    throw new AppError(
      'UNAVAILABLE',
      t('The payment gateway cannot be asked just now. Please try again later.'),
    );
  throw error;
};

/** The gateway that took a payment's money. */
function gatewayOf({ gateway }: PaymentContext, { mode }: Payment): Gateway {
  if (gateway?.mode === mode) return gateway;
  throw new AppError(
    'UNAVAILABLE',
    t(
      'This was paid in {mode} mode, and payments are {modeNow} now. Please give it back in the gateway’s own portal.',
      { mode: modeWords[mode], modeNow: modeWords[gateway?.mode ?? 'paused'] },
    ),
  );
}

async function askGateway(
  context: PaymentContext,
  { refundId, isNew, payment, transactionId }: Begun,
  { reason }: RefundRequest,
): Promise<string | null> {
  if (!transactionId) return null;
  const gateway = gatewayOf(context, payment);
  try {
    return await gateway.refund(transactionId, refundReasonWords[reason]);
  } catch (error) {
    // What was sent may have arrived although the answer did not: it stays begun, and reconciliation looks.
    if (!(error instanceof GatewayRefusal)) return cannotAsk(error);
    const records = await gateway.findPayments(payment.orderId).catch(cannotAsk);
    const found = records.find((one) => one.transactionId === transactionId);
    if (found?.status === 'REFUNDED') return null;
    if (isNew || found?.status === 'RECEIVED') await deleteRefund(context.db, refundId);
    throw new AppError(
      'CONFLICT',
      t('The gateway does not give this back: {message}', { message: error.message }),
    );
  }
}

import { dayInWords } from '@serendib/contract/calendar';
import { inRupees, serviceWords } from '@serendib/contract/payments/services';
import { refundDays } from '@serendib/contract/promised';
import { t } from '@serendib/contract/words/t';
import { type Say, sayIn, translate } from '@serendib/messages/translate';
import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { PaymentContext } from '../payment-context.ts';
import { paymentFor } from '../payment-for.ts';
import type { FoundPayment } from '../payments.queries.ts';
import { writeReceipt } from './receipt-pdf.ts';

/** The receipt of an order that was paid, for its payer and administrators; it stays when the money goes back. */
export async function showReceipt(
  context: PaymentContext,
  visitor: Visitor,
  orderId: string,
  language = 'en',
): Promise<{ pdf: Buffer; name: string }> {
  const found = await paymentFor(context, visitor, orderId);
  const { payment } = found;
  if (!payment.paidAt) throw new AppError('CONFLICT', unpaid);
  const t = sayIn(language);
  const told = (words: string) => translate(words, language).words;
  const pdf = await writeReceipt({
    orderId,
    language,
    title: t('Receipt'),
    amount: told(inRupees(payment.amountCents / 100)),
    what: told(serviceWords(payment.serviceType)),
    facts: factsOf(found, payment.paidAt, t, told),
    notice: noticeOf(found, t, told),
    smallPrint: [
      t('Prices include taxes. Premium does not renew by itself: nothing more is charged.'),
      t(
        'Payments are not refunded, except where something was paid twice or a technical error is reported within {refundDays} days.',
        { refundDays },
      ),
      t('Card details are not stored by Serendib.'),
    ],
    site: new URL(context.publicUrl).host,
    issuedAt: payment.paidAt,
  });
  return { pdf, name: `serendib-receipt-${orderId}.pdf` };
}

const unpaid = t('There is no receipt, because this order has not been paid.');
const paymentGateway = t('Payment gateway');
const methods = new Map([
  ['admin_manual', t('Received by our team')],
  ['test', t('Test completion')],
  ['VISA', 'Visa'],
  ['MASTER', 'Mastercard'],
  ['AMEX', t('American Express')],
]);

type Told = (words: string) => string;

function factsOf({ payment, premium }: FoundPayment, paidAt: Date, t: Say, told: Told) {
  const day = (at: Date) => told(dayInWords(at));
  const { orderId, customerName, paymentMethod, transactionId } = payment;
  return [
    { name: t('Order'), value: orderId },
    { name: t('Paid on'), value: day(paidAt) },
    ...(customerName ? [{ name: t('Paid by'), value: customerName }] : []),
    {
      name: t('Paid with'),
      value: told(methods.get(paymentMethod ?? '') ?? paymentMethod ?? paymentGateway),
    },
    ...(transactionId ? [{ name: t('Transaction'), value: transactionId }] : []),
    ...(premium && !premium.cancelledAt
      ? [
          {
            name: t('Premium'),
            value: t('{from} to {to}', { from: day(premium.startsAt), to: day(premium.endsAt) }, 'date'),
          },
        ]
      : []),
  ];
}

function noticeOf({ payment }: FoundPayment, t: Say, told: Told): string | null {
  const { status, mode } = payment;
  const updatedAt = told(dayInWords(payment.updatedAt));
  const notices = [
    status === 'refunded' && t('This money was given back on {updatedAt}.', { updatedAt }),
    status === 'charged_back' &&
      t('This money was taken back by the payer’s bank on {updatedAt}.', { updatedAt }),
    mode !== 'live' && t('A payment in a test: no real money was paid.'),
  ];
  return notices.filter(Boolean).join(' ') || null;
}

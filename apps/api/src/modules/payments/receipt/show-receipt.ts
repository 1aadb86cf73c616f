import { dayInWords } from '@serendib/contract/calendar';
import { methodWords } from '@serendib/contract/payments/payment-method';
import { serviceWords } from '@serendib/contract/payments/services';
import { refundDays } from '@serendib/contract/promised';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { type Say, sayIn, translate } from '@serendib/messages/translate';
import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { PaymentContext } from '../payment-context.ts';
import { paymentFor } from '../payment-for.ts';
import type { FoundPayment } from '../payments.queries.ts';
import { paymentView } from '../views.ts';
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
    amount: told(formatLkr(payment.amountCents / 100)),
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
type Told = (words: string) => string;

/** What the receipt names, beside what was bought and for how much. */
export function factsOf(found: FoundPayment, paidAt: Date, t: Say, told: Told) {
  const day = (at: Date | string) => told(dayInWords(at));
  const { orderId, customerName, paymentMethod, transactionId } = found.payment;
  const { startDate, endDate } = paymentView(found).subscriptionDetails;
  return [
    { name: t('Order'), value: orderId },
    { name: t('Paid on'), value: day(paidAt) },
    ...(customerName ? [{ name: t('Paid by'), value: customerName }] : []),
    {
      name: t('Paid with'),
      value: told(methodWords(paymentMethod) ?? paymentGateway),
    },
    ...(transactionId ? [{ name: t('Transaction'), value: transactionId }] : []),
    ...(startDate && endDate
      ? [
          {
            name: t('Premium'),
            value: t('{from} to {to}', { from: day(startDate), to: day(endDate) }, 'date'),
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

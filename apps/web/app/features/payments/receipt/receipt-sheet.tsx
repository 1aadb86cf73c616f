import { dayInWords } from '@serendib/contract/calendar';
import { momentInWords } from '@serendib/contract/calendar-words';
import { methodWords } from '@serendib/contract/payments/payment-method';
import { serviceWords } from '@serendib/contract/payments/services';
import { refundDays } from '@serendib/contract/promised';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import type { MyPayment } from '~/lib/mine/my-payments.ts';
import { useWrittenTo } from '~/lib/site/written-to.ts';
import { Logo } from '~/ui/layout/logo.tsx';
import { statusFlags } from '../payment-words.ts';

/** One sheet of paper. It looks the same by day, by night and printed. */
export function ReceiptSheet({ payment }: { payment: MyPayment }) {
  const { words: email } = useWrittenTo();
  const { orderId, serviceType, amount, paidAt, createdAt, customerDetails, status } = payment;
  const { startDate, endDate } = payment.subscriptionDetails;
  const isBack = status === 'refunded' || status === 'charged_back';
  const facts: readonly { label: string; value: ReactNode }[] = [
    { label: t('Receipt for'), value: customerDetails.name },
    { label: t('Order'), value: orderId },
    { label: t('Paid on'), value: momentInWords(paidAt ?? createdAt) },
    { label: t('Paid with'), value: methodWords(payment.paymentMethod) },
    { label: t('Transaction'), value: payment.transactionId },
  ];
  return (
    <article className="receipt" aria-labelledby="receipt-title">
      <header>
        <Logo />
        <h1 id="receipt-title">{t('Receipt')}</h1>
      </header>
      <dl className="receipt-facts">
        {facts
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Service')}</th>
            <th scope="col">{t('Amount')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {serviceWords(serviceType)}
              {startDate && endDate && (
                <span>
                  {t('{startDate} to {endDate}', {
                    startDate: dayInWords(startDate),
                    endDate: dayInWords(endDate),
                  })}
                </span>
              )}
            </td>
            <td>{formatLkr(amount)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('Paid, taxes included')}</th>
            <td>{formatLkr(amount)}</td>
          </tr>
        </tfoot>
      </table>
      {payment.isTest && <p>{t('A payment in a test: no real money was paid.')}</p>}
      {isBack && (
        <p className="receipt-back">
          {t('{status}: the money went back to you.', { status: statusFlags[status].words })}
        </p>
      )}
      <footer>
        <p>
          {t(
            'Nothing renews by itself. Payments are non-refundable, except duplicates and technical errors reported within {days} days.',
            { days: refundDays },
          )}
        </p>
        <p>{t('Serendib, Sri Lanka. Questions about this receipt: {email}, naming the order.', { email })}</p>
      </footer>
    </article>
  );
}

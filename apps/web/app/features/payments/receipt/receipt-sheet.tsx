import { dayInWords, momentInWords } from '@serendib/contract/calendar-words';
import { formatLkr } from '@serendib/contract/words/lkr';
import type { ReactNode } from 'react';
import type { MyPayment } from '~/lib/mine/my-payments.ts';
import { methodWords } from '~/lib/payment-method.ts';
import { useContact } from '~/lib/site/contact.ts';
import { legalFacts } from '~/lib/site/legal-facts.ts';
import { Logo } from '~/ui/layout/logo.tsx';
import { statusFlags } from '../payment-words.ts';

const { refundReportDays } = legalFacts;

/** One sheet of paper. It looks the same by day, by night and printed. */
export function ReceiptSheet({ payment }: { payment: MyPayment }) {
  const { email } = useContact();
  const { orderId, description, amount, paidAt, createdAt, customerDetails, status } = payment;
  const { startDate, endDate } = payment.subscriptionDetails;
  const isBack = status === 'refunded' || status === 'charged_back';
  const facts: readonly { label: string; value: ReactNode }[] = [
    { label: 'Receipt for', value: customerDetails.name },
    { label: 'Order', value: orderId },
    { label: 'Paid on', value: momentInWords(paidAt ?? createdAt) },
    { label: 'Paid with', value: methodWords(payment.paymentMethod) },
    { label: 'Transaction', value: payment.transactionId },
  ];
  return (
    <article className="receipt" aria-labelledby="receipt-title">
      <header>
        <Logo />
        <h1 id="receipt-title">Receipt</h1>
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
            <th scope="col">Service</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {description}
              {startDate && endDate && (
                <span>
                  {dayInWords(startDate)} to {dayInWords(endDate)}
                </span>
              )}
            </td>
            <td>{formatLkr(amount)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Paid, taxes included</th>
            <td>{formatLkr(amount)}</td>
          </tr>
        </tfoot>
      </table>
      {isBack && <p className="receipt-back">{statusFlags[status].words}: the money went back to you.</p>}
      <footer>
        <p>
          Nothing renews by itself. Payments are non-refundable, except duplicates and technical errors
          reported within {refundReportDays} days.
        </p>
        <p>Serendib, Sri Lanka. Questions about this receipt: {email}, naming the order.</p>
      </footer>
    </article>
  );
}

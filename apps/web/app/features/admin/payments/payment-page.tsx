import { dayInWords, momentInWords } from '@serendib/contract/calendar-words';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { Chargeback } from '@serendib/contract/payments/chargeback-endpoints';
import type { PaymentDetail } from '@serendib/contract/payments/views';
import { formatLkr } from '@serendib/contract/words/lkr';
import { Link } from 'react-router';
import { methodWords } from '~/lib/payment-method.ts';
import { Disclosure } from '~/ui/navigate/disclosure.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { Facts } from '~/ui/text/facts.tsx';
import { Address } from '../shell/address.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { ChargebackCase } from './chargeback-case.tsx';
import { Complete } from './complete.tsx';
import { Receipt } from './receipt.tsx';
import { Refund } from './refund.tsx';
import { statusFlag, statusWords } from './status-words.ts';

const by = {
  payer: 'the payer',
  gateway: 'the gateway',
  reconciliation: 'reconciliation',
  admin: 'an administrator',
  time: 'time',
} as const;

interface PaymentPageProps {
  payment: PaymentDetail;
  /** Where its money was taken back. */
  chargeback: Chargeback | null;
}

/** One order: what it is, what was heard of it, what came of it, what was given back. */
export function PaymentPage({ payment, chargeback }: PaymentPageProps) {
  const { orderId, status, amount, description, user, customerDetails, steps, notifications, refunds } =
    payment;
  const canRefund = status === 'completed' || payment.surplusPayments.length > 0;
  return (
    <AdminPage
      title={orderId}
      line={
        <>
          {description}, <span className="whitespace-nowrap">{formatLkr(amount)}</span>{' '}
          <Badge kind={statusFlag(status)}>{statusWords[status]}</Badge>
        </>
      }
      actions={
        <>
          {status === 'pending' && <Complete payment={payment} />}
          {payment.hasReceipt && <Receipt orderId={orderId} />}
          {canRefund && <Refund payment={payment} />}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <Facts
          columns
          facts={[
            {
              label: 'Paid by',
              value: user ? (
                <Link className="link" to={`/admin/users?id=${user._id}`}>
                  {customerDetails.name ?? user.userName}
                </Link>
              ) : (
                customerDetails.name
              ),
            },
            { label: 'Email', value: user && <Address email={user.email} /> },
            { label: 'Ordered', value: momentInWords(payment.createdAt) },
            { label: 'Paid', value: payment.paidAt && momentInWords(payment.paidAt) },
            { label: 'Way of paying', value: methodWords(payment.paymentMethod) },
            { label: 'Transaction', value: payment.transactionId },
            { label: 'Gateway', value: payment.mode },
            { label: 'Refund until', value: payment.refundableUntil && dayInWords(payment.refundableUntil) },
          ]}
        />
        {chargeback && <ChargebackCase chargeback={chargeback} />}
        <Effects effects={payment.effects} />
        <section className="pane-part">
          <h3>What became of it</h3>
          <ol className="grid gap-1 border-t-[1.5px] border-ink pt-2 text-15">
            {steps.map(({ from, to, by: who, actor, note, at }) => (
              <li key={`${at} ${to}`} className="wrap-anywhere">
                <time dateTime={at} className="text-ink-2">
                  {momentInWords(at)}
                </time>
                : <b>{from === null ? 'Ordered' : statusWords[to]}</b> by {actor ?? by[who]}
                {note && `: ${note}`}
              </li>
            ))}
          </ol>
        </section>
        {refunds.length > 0 && (
          <section className="pane-part">
            <h3>Refunds</h3>
            <ul className="grid gap-1 border-t-[1.5px] border-ink pt-2 text-15">
              {refunds.map(({ _id, reason, note, requestedAt, finishedAt, gatewayRefundId }) => (
                <li key={_id}>
                  {momentInWords(requestedAt)}: {reason === 'duplicate' ? 'paid twice' : 'technical error'}
                  {note && `, ${note}`}.{' '}
                  {finishedAt
                    ? `Given back ${momentInWords(finishedAt)} (${gatewayRefundId}).`
                    : 'Not confirmed yet.'}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className="pane-part">
          <h3>Notifications as received</h3>
          {notifications.length === 0 && (
            <p className="text-15 text-ink-2">The gateway has said nothing of it.</p>
          )}
          {notifications.map(({ _id, receivedAt, outcome, reason, fields }) => (
            <Disclosure
              key={_id}
              title={`${momentInWords(receivedAt)}: ${outcome}${reason ? `, ${reason}` : ''}`}
            >
              <Facts
                facts={Object.entries(fields).map(([label, value]) => ({
                  label,
                  value: [value].flat().join(', '),
                }))}
              />
            </Disclosure>
          ))}
        </section>
      </div>
    </AdminPage>
  );
}

function Effects({ effects: { entitlements, voucher } }: Pick<PaymentDetail, 'effects'>) {
  if (entitlements.length === 0 && !voucher) return null;
  return (
    <section className="pane-part">
      <h3>What it brought</h3>
      <ul className="grid gap-1 border-t-[1.5px] border-ink pt-2 text-15">
        {entitlements.map(({ kind, plan, startsAt, endsAt, cancelledAt }) => (
          <li key={startsAt + endsAt}>
            Premium for {kinds[kind as keyof typeof kinds]?.plural ?? kind}
            {plan && `, ${plan}`}: {momentInWords(startsAt)} to {momentInWords(endsAt)}
            {cancelledAt && `, taken back ${momentInWords(cancelledAt)}`}
          </li>
        ))}
        {voucher && (
          <li>
            A voucher for one submission,{' '}
            {voucher.revokedAt
              ? `taken back ${momentInWords(voucher.revokedAt)}`
              : voucher.spentAt
                ? `spent ${momentInWords(voucher.spentAt)}`
                : 'not spent yet'}
          </li>
        )}
      </ul>
    </section>
  );
}

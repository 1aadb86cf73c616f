import { dayInWords } from '@serendib/contract/calendar';
import { momentInWords } from '@serendib/contract/calendar-words';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { Chargeback } from '@serendib/contract/payments/chargeback-endpoints';
import { modeWords } from '@serendib/contract/payments/mode-words';
import { methodWords } from '@serendib/contract/payments/payment-method';
import { findPaymentTransition } from '@serendib/contract/payments/states';
import type { PaymentDetail } from '@serendib/contract/payments/views';
import { formatLkr } from '@serendib/contract/words/lkr';
import { parts, t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { capitalised } from '~/lib/words/capitalised.ts';
import { Disclosure } from '~/ui/navigate/disclosure.tsx';
import { Address } from '~/ui/text/address.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { Facts } from '~/ui/text/facts.tsx';
import { rich } from '~/ui/text/rich.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { ChargebackCase } from './chargeback-case.tsx';
import { Complete } from './complete.tsx';
import { Receipt } from './receipt.tsx';
import { Refund } from './refund.tsx';
import { isSentByHand } from './sent-by-hand.ts';
import { statusFlag, statusWords } from './status-words.ts';

const by = {
  payer: t('the payer'),
  gateway: t('the gateway'),
  reconciliation: t('reconciliation'),
  admin: t('an administrator'),
  time: t('time', {}, 'what ended an order'),
} as const;

/** What a notification did. */
const outcomeWords: Record<PaymentDetail['notifications'][number]['outcome'], string> = {
  applied: t('applied', {}, 'what a notification did'),
  'nothing new': t('nothing new', {}, 'what a notification did'),
  'paid again': t('paid again', {}, 'what a notification did'),
  refused: t('refused', {}, 'what a notification did'),
};

const planWords: Readonly<Record<string, string>> = { monthly: t('monthly'), yearly: t('yearly') };

interface PaymentPageProps {
  payment: PaymentDetail;
  /** Where its money was taken back. */
  chargeback: Chargeback | null;
}

/** Until when what was paid can be given back, and each payment beyond it. */
const daysOfRefund = ({ refundableUntil, surplusPayments }: PaymentDetail): string[] => [
  ...(refundableUntil ? [dayInWords(refundableUntil)] : []),
  ...surplusPayments.map(
    ({ transactionId, refundableUntil }) => `${dayInWords(refundableUntil)} (${transactionId})`,
  ),
];

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
          {payment.surplusPayments.length > 0 && (
            <>
              {' '}
              <Badge kind="review">{t('Paid more than once')}</Badge>
            </>
          )}
        </>
      }
      actions={
        <>
          {findPaymentTransition(status, 'paid') && <Complete payment={payment} />}
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
              label: t('Paid by'),
              value: user ? (
                <Link className="link" to={`/admin/users?id=${user._id}`}>
                  {customerDetails.name ?? user.userName}
                </Link>
              ) : (
                customerDetails.name
              ),
            },
            { label: t('Email'), value: user && <Address email={user.email} /> },
            { label: t('Ordered'), value: momentInWords(payment.createdAt) },
            { label: t('Paid'), value: payment.paidAt && momentInWords(payment.paidAt) },
            { label: t('Way of paying'), value: methodWords(payment.paymentMethod) },
            { label: t('Transaction'), value: payment.transactionId },
            { label: t('Gateway'), value: capitalised(modeWords[payment.mode]) },
            {
              label: t('Refund until'),
              value: daysOfRefund(payment).join(', '),
            },
          ]}
        />
        {chargeback && <ChargebackCase chargeback={chargeback} />}
        <Effects effects={payment.effects} />
        <section className="pane-part">
          <h3>{t('What became of it')}</h3>
          <ol className="grid gap-1 border-t-[1.5px] border-ink pt-2 text-15">
            {steps.map(({ from, to, by: who, actor, note, at }) => (
              <li key={`${at} ${to}`} className="wrap-anywhere">
                <time dateTime={at} className="text-ink-2">
                  {momentInWords(at)}
                </time>
                :{' '}
                {rich(parts('{state} by {name}'), {
                  state: <b>{from === null ? t('Ordered') : statusWords[to]}</b>,
                  name: actor ?? by[who],
                })}
                {note && `: ${note}`}
              </li>
            ))}
          </ol>
        </section>
        {refunds.length > 0 && (
          <section className="pane-part">
            <h3>{t('Refunds')}</h3>
            <ul className="grid gap-1 border-t-[1.5px] border-ink pt-2 text-15">
              {refunds.map((refund) => (
                <li key={refund._id}>
                  {momentInWords(refund.requestedAt)}:{' '}
                  {refund.reason === 'duplicate' ? t('paid twice') : t('technical error')}
                  {refund.note && `, ${refund.note}`}. {outcomeOf(refund)}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className="pane-part">
          <h3>{t('Notifications as received')}</h3>
          {notifications.length === 0 && (
            <p className="text-15 text-ink-2">{t('The gateway has said nothing of it.')}</p>
          )}
          {notifications.map(({ _id, receivedAt, outcome, reason, fields }) => (
            <Disclosure
              key={_id}
              title={`${momentInWords(receivedAt)}: ${outcomeWords[outcome]}${reason ? `, ${reason}` : ''}`}
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

function outcomeOf(refund: PaymentDetail['refunds'][number]): string {
  const { finishedAt, gatewayRefundId } = refund;
  if (!finishedAt) return t('Not confirmed yet.');
  const moment = momentInWords(finishedAt);
  if (isSentByHand(refund)) return t('Written down {moment}, to be sent by hand.', { moment });
  return gatewayRefundId
    ? t('Given back {moment} ({number}).', { moment, number: gatewayRefundId })
    : t('Given back {moment}.', { moment });
}

function Effects({ effects: { entitlements, voucher } }: Pick<PaymentDetail, 'effects'>) {
  if (entitlements.length === 0 && !voucher) return null;
  return (
    <section className="pane-part">
      <h3>{t('What it brought')}</h3>
      <ul className="grid gap-1 border-t-[1.5px] border-ink pt-2 text-15">
        {entitlements.map(({ kind, plan, startsAt, endsAt, cancelledAt }) => (
          <li key={startsAt + endsAt}>
            {t('Premium for {kind}: {start} to {end}', {
              kind: [kinds[kind as keyof typeof kinds]?.plural ?? kind, planWords[plan ?? '']]
                .filter(Boolean)
                .join(', '),
              start: momentInWords(startsAt),
              end: momentInWords(endsAt),
            })}
            {cancelledAt && `, ${t('taken back {moment}', { moment: momentInWords(cancelledAt) })}`}
          </li>
        ))}
        {voucher && (
          <li>
            {voucher.isAdded
              ? t('A month for a tour that was not shown,')
              : t('A voucher for one submission,')}{' '}
            {voucherState(voucher)}
          </li>
        )}
      </ul>
    </section>
  );
}

function voucherState(voucher: NonNullable<PaymentDetail['effects']['voucher']>): string {
  const { isAdded, spentAt, startedAt, revokedAt } = voucher;
  if (revokedAt) return t('taken back {moment}', { moment: momentInWords(revokedAt) });
  if (isAdded)
    return startedAt
      ? t('begun {moment}', { moment: momentInWords(startedAt) })
      : t('kept until the tour is approved');
  return spentAt ? t('spent {moment}', { moment: momentInWords(spentAt) }) : t('not spent yet');
}

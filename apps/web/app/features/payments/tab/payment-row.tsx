import { dayInWords } from '@serendib/contract/calendar';
import { momentInWords } from '@serendib/contract/calendar-words';
import { effects, type ServiceType, serviceWords } from '@serendib/contract/payments/services';
import { formatLkr } from '@serendib/contract/words/lkr';
import { parts, t } from '@serendib/contract/words/t';
import { renewPage } from '~/kinds/renew-page.ts';
import type { MyPayment } from '~/lib/mine/my-payments.ts';
import { awaitsAction } from '~/lib/mine/renewal.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { rich } from '~/ui/text/rich.ts';
import { receiptPath, statusFlags, successPath } from '../payment-words.ts';

const submit: Partial<Record<ServiceType, { to: string; label: string }>> = {
  sponsored_blog_post: { to: '/submit-sponsored-blog', label: t('Submit your blog post') },
  tour_partnership: { to: '/submit-tour-partnership', label: t('Submit your tour') },
};

/** Where what was not bought can be bought all the same; a test buys nothing. */
function plansOf({ status, serviceType }: MyPayment): string | undefined {
  const effect = effects[serviceType];
  const isUnpaid = status === 'failed' || status === 'cancelled' || status === 'expired';
  return isUnpaid && effect.does !== 'nothing' ? renewPage(effect.kind) : undefined;
}

/** One payment: what for, how much, when, and what became of it. */
export function PaymentRow({ payment }: { payment: MyPayment }) {
  const { amount, orderId, createdAt, status, hasReceipt, serviceType } = payment;
  const description = serviceWords(serviceType);
  const flag = statusFlags[status];
  const plans = plansOf(payment);
  const toSubmit = awaitsAction(payment) ? submit[serviceType] : undefined;
  return (
    <article aria-label={`${description}, ${orderId}`} className="pay-row">
      <div className="min-w-0">
        <h3 className="text-[1.375rem]">{description}</h3>
        <p className="mt-1.5 flex flex-wrap gap-x-4 text-15 text-ink-2 tabular-figures">
          <time dateTime={createdAt}>{momentInWords(createdAt)}</time>
          <span className="whitespace-nowrap">{orderId}</span>
        </p>
        <Covers payment={payment} />
      </div>
      <p className="pay-row-sum">
        <b>{formatLkr(amount)}</b>
        <Badge kind={flag.kind}>{flag.words}</Badge>
      </p>
      {(toSubmit || hasReceipt || plans || status === 'pending') && (
        <p className="pay-row-ways">
          {toSubmit && (
            <ButtonLink small to={toSubmit.to}>
              {toSubmit.label}
            </ButtonLink>
          )}
          {hasReceipt && (
            <ButtonLink
              small
              look="line"
              to={receiptPath(orderId)}
              aria-label={t('Receipt of {orderId}', { orderId })}
            >
              {t('Receipt')}
            </ButtonLink>
          )}
          {plans && (
            <ButtonLink
              small
              look="line"
              to={plans}
              aria-label={t('See the plans: {order}', { order: `${description}, ${orderId}` })}
            >
              {t('See the plans')}
            </ButtonLink>
          )}
          {status === 'pending' && (
            <ButtonLink
              small
              look="line"
              to={successPath(orderId)}
              aria-label={t('Check again: {orderId}', { orderId })}
            >
              {t('Check again')}
            </ButtonLink>
          )}
        </p>
      )}
    </article>
  );
}

/** The time that was bought, or what it waits for. */
function Covers({ payment }: { payment: MyPayment }) {
  const { startDate, endDate, awaitingApproval } = payment.subscriptionDetails;
  if (awaitsAction(payment))
    return <p className="mt-1 text-15 font-[550]">{t('Waits for your submission')}</p>;
  if (awaitingApproval)
    return <p className="mt-1 text-15 font-[550]">{t('Kept until our team approves your tour again')}</p>;
  if (!endDate) return null;
  const end = <time dateTime={endDate}>{dayInWords(endDate)}</time>;
  return (
    <p className="mt-1 text-15 font-[550]">
      {startDate
        ? rich(parts('Premium from {startDate} to {endDate}'), {
            startDate: dayInWords(startDate),
            endDate: end,
          })
        : rich(parts('Premium until {endDate}'), { endDate: end })}
    </p>
  );
}

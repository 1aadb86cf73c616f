import type { PaymentStatus } from '@serendib/contract/payments/states';
import type { PaymentStatusView } from '@serendib/contract/payments/views';
import { t } from '@serendib/contract/words/t';
import { Suspense } from 'react';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { receiptPath } from '../payment-words.ts';
import { mostAttempts } from './check-payment.ts';
import { OrderTicket } from './order-ticket.tsx';
import { historyLink, homeLink, partnershipLink, ResultFrame } from './result-frame.tsx';
import { usePaymentCheck } from './use-payment-check.ts';

// What comes after paying is known once the payment is.
const NextStep = lazyPart(() => import('./next-step.tsx'));
// Where no money moves, and nowhere else.
const CompleteByHand = lazyPart(() => import('./complete-by-hand.tsx'));

/**
 * Where the gateway sends its payer back to. What happened is asked of our server, not read from the address. It is one frame
 * in all states, which are no components: readers of screens hear what changes in it, and the keyboard keeps its place.
 */
export function SuccessPage() {
  const check = usePaymentCheck();
  switch (check.state) {
    case 'verifying':
      return (
        <ResultFrame
          sky="mist"
          mark="working"
          title={t('Processing Your Payment')}
          links={[historyLink, homeLink]}
        >
          <p>{t('We are asking our payment gateway. This takes a few seconds; nothing is charged twice.')}</p>
          <p className="needs-js mt-3 tabular-figures">
            {t('Verification attempt {number} of {most}', { number: check.attempt, most: mostAttempts })}
          </p>
          <noscript>
            <p className="mt-3">
              {t(
                'Checking needs JavaScript, which your browser has turned off. Your payment is safe, and its receipt is mailed to you.',
              )}
            </p>
          </noscript>
        </ResultFrame>
      );
    case 'missing':
      return appError(
        t('Missing order information'),
        t(
          'The address of this page does not say which order it is about. Your payment history shows what became of it.',
        ),
      );
    case 'failed':
      return appError(
        t('Failed to verify payment status'),
        t('There was an issue confirming your payment. Please contact support.'),
      );
    case 'known':
      return outcome(check.order);
  }
}

const appError = (title: string, words: string) => (
  <ResultFrame
    sky="plum"
    mark="unknown"
    scene="lotus-moon"
    title={t('Payment Verification Failed')}
    links={[historyLink, partnershipLink, { to: '/contact', label: t('Contact support') }, homeLink]}
  >
    <p className="font-[650]">{title}</p>
    <p className="mt-2">{words}</p>
  </ResultFrame>
);

function outcome(order: PaymentStatusView) {
  const { orderId, status, serviceType, canCompleteByHand } = order;
  const ticket = <OrderTicket order={order} />;
  if (status === 'completed')
    return (
      <ResultFrame
        sky="tea"
        mark="done"
        title={t('Payment Successful!')}
        ticket={ticket}
        next={
          <Suspense>
            <NextStep orderId={orderId} service={serviceType} />
          </Suspense>
        }
        links={[{ to: receiptPath(orderId), label: t('Receipt') }, historyLink, partnershipLink, homeLink]}
      >
        <p>
          {t('Thank you. The receipt is on its way to your mailbox, and can be printed here at any time.')}
        </p>
      </ResultFrame>
    );
  const { heading, means } = endings[status];
  const isPending = status === 'pending';
  return (
    <ResultFrame
      sky={isPending ? 'gamboge' : 'plum'}
      mark={isPending ? 'waiting' : 'nothing'}
      title={t('Payment Pending')}
      ticket={ticket}
      next={
        canCompleteByHand && (
          <Suspense>
            <CompleteByHand orderId={orderId} />
          </Suspense>
        )
      }
      links={isPending ? [historyLink, homeLink] : [partnershipLink, historyLink, homeLink]}
    >
      <p className="font-[650]">{heading}</p>
      <p className="mt-2">{means}</p>
    </ResultFrame>
  );
}

const notBought = t(
  'Nothing was bought, and you owe nothing. You can begin again. Should money for this order reach us all the same, it counts at once; no payment gets lost.',
);

/** What has happened so far, and what it means. */
const endings: Record<Exclude<PaymentStatus, 'completed'>, { heading: string; means: string }> = {
  pending: {
    heading: t('The gateway has not told us of your payment yet.'),
    means: t(
      'You need not pay again: as soon as we hear of it, what you bought is yours and the receipt is mailed to you.',
    ),
  },
  failed: { heading: t('The card was declined.'), means: notBought },
  cancelled: { heading: t('It was cancelled on the gateway’s page.'), means: notBought },
  expired: { heading: t('Nobody paid within a day, so the order has ended.'), means: notBought },
  refunded: { heading: t('The money went back to you.'), means: t('What it had bought has ended.') },
  charged_back: { heading: t('Your bank took the money back.'), means: t('What it had bought has ended.') },
};

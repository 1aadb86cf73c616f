import type { PaymentMode } from '@serendib/contract/payments/gateway';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { oldestVoucher } from '~/lib/mine/my-payments.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { priceOf } from '~/lib/words/price-of.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';
import { BuyButton, BuyProblem } from './buy-button.tsx';
import { firstOf } from './free-months.tsx';
import type { FreeMonthsOffer } from './use-free-months.ts';
import type { VoucherService } from './voucher-note.tsx';

const words: Record<
  VoucherService,
  { costs: string; paid: string; buy: string; form: string; what: string }
> = {
  sponsored_blog_post: {
    costs: t('A post costs {price}, once, and is paid for before it is sent.', {
      price: priceOf('sponsored_blog_post'),
    }),
    paid: t('A post of yours is paid for: it is spent when you send this form.'),
    buy: t('Buy a post for {price}', { price: priceOf('sponsored_blog_post') }),
    form: '/submit-sponsored-blog',
    what: '/partnership#blog-section',
  },
  tour_partnership: {
    costs: t('A tour costs {price} a month, and is paid for before it is sent.', {
      price: priceOf('tour_partnership'),
    }),
    paid: t('A month of yours is paid for: it is spent when you send this form.'),
    buy: t('Buy a month for {price}', { price: priceOf('tour_partnership') }),
    form: '/submit-tour-partnership',
    what: '/partnership#tour-partnership',
  },
};

interface PaidFirstProps {
  service: VoucherService;
  mode: PaymentMode;
  /** The free months with which the first of its kind is sent without paying. */
  months?: FreeMonthsOffer | undefined;
  /** Of the form, where it is not that of a new one. */
  place?: string | undefined;
}

/** Above a form that a payment is spent on: what it costs, before anything is filled in, and where it is bought. */
export function PaidFirst({ service, mode, months, place }: PaidFirstProps) {
  const isPaid = useIsPaid(service, mode);
  if (mode === 'paused') return null;
  // The server spends free months before what was paid for.
  if (isFreeNow(months))
    return (
      <Notice kind="good" title={t('Your first tour is free')}>
        {t('Nothing is to be paid: send this form, and its two free months begin when our team approves it.')}
      </Notice>
    );
  const { costs, paid, what } = words[service];
  if (isPaid) return <Notice kind="good" title={paid} />;
  return (
    <Notice
      title={canTake(months) ? firstOf.tour : costs}
      actions={<BuyFirst service={service} months={months} place={place} />}
    >
      <Link to={what} className="link">
        {t('What it brings')}
      </Link>
    </Notice>
  );
}

/** Takes the free months or leads to the gateway; what stands in the form is kept in this browser, and is there again afterwards. */
export function BuyFirst({ service, months, place }: Omit<PaidFirstProps, 'mode'>) {
  const { buy, form } = words[service];
  // What was refused although free months waited is refused again: another tab has spent them.
  const [wasFree] = useState(() => isFreeNow(months));
  if (isFreeNow(months) && !wasFree) return <p>{t('Your first tour is free: send this form again.')}</p>;
  return (
    <>
      {months && canTake(months) && (
        <Button busy={months.busy} onClick={() => void months.begin()}>
          {t('Take the free months for a tour')}
        </Button>
      )}
      <BuyButton service={service} place={place ?? form} look="line">
        {buy}
      </BuyButton>
      <BuyProblem words={months?.problem} />
    </>
  );
}

const isFreeNow = (months: FreeMonthsOffer | undefined) => months?.mine?.awaitsSubmission === true;
const canTake = (months: FreeMonthsOffer | undefined) => months?.mine?.state === 'open';

/** Whether a payment waits to be spent; where that cannot be known, the price is said. */
function useIsPaid(service: VoucherService, mode: PaymentMode): boolean {
  const [isPaid, setPaid] = useState(false);
  const userId = useUser()?._id;
  useEffect(() => {
    if (!userId || mode === 'paused') return;
    let isOver = false;
    oldestVoucher(call, service).then(
      (voucher) => !isOver && setPaid(voucher !== undefined),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [userId, service, mode]);
  return isPaid;
}

import type { PaymentMode } from '@serendib/contract/payments/gateway';
import { Notice } from '~/ui/feedback/notice.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { priceOf } from '../plans-of.ts';
import type { VoucherService } from './voucher-note.tsx';

const words: Record<VoucherService, { costs: string; buy: string; to: string }> = {
  sponsored_blog_post: {
    costs: `A post costs ${priceOf('sponsored_blog_post')}, once, and is paid for before it is sent.`,
    buy: 'Buy a post',
    to: '/partnership#blog-section',
  },
  tour_partnership: {
    costs: `A tour costs ${priceOf('tour_partnership')} a month, and its first month is paid for before it is sent.`,
    buy: 'Buy a month for a new tour',
    to: '/partnership#tour-partnership',
  },
};

/** Above a form that a payment is spent on: what it costs and where it is bought, before anything is filled in. */
export function PaidFirst({ service, mode }: { service: VoucherService; mode: PaymentMode }) {
  if (mode === 'paused') return null;
  const { costs, buy, to } = words[service];
  return (
    <Notice
      title={costs}
      actions={
        <ButtonLink to={to} look="line">
          {buy}
        </ButtonLink>
      }
    >
      Have you paid already? Then this form spends it.
    </Notice>
  );
}

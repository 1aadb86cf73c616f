import type { PaymentMode } from '@serendib/contract/payments/gateway';
import { Notice } from '~/ui/feedback/notice.tsx';

/** What is to be known of paying before one begins: that payments are paused, or that no money moves. Else nothing. */
export function PaymentNotice({ mode }: { mode: PaymentMode }) {
  if (mode === 'live') return null;
  return (
    <section aria-label="Payments" className="wrap">
      {mode === 'paused' ? (
        <Notice kind="warning" title="Payment Processing Temporarily Unavailable">
          <p>
            Premium cannot be bought for the moment, because our payment gateway is under maintenance. All
            listings currently run as free plans: list now, and nothing is charged.
          </p>
        </Notice>
      ) : (
        <Notice title="Payments here are tests">
          <p>
            The payment page takes test cards only, and no money moves. What you buy works like the real
            thing.
          </p>
        </Notice>
      )}
    </section>
  );
}

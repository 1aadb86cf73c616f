import type { PaymentMode } from '@serendib/contract/payments/gateway';
import { t } from '@serendib/contract/words/t';
import { Notice } from '~/ui/feedback/notice.tsx';

/** What is to be known of paying before one begins: that payments are paused, or that no money moves. Else nothing. */
export function PaymentNotice({ mode }: { mode: PaymentMode }) {
  if (mode === 'live') return null;
  return (
    <section aria-label={t('Payments')} className="wrap">
      {mode === 'paused' ? (
        <Notice kind="warning" title={t('Payment Processing Temporarily Unavailable')}>
          <p>
            {t(
              'Premium cannot be bought for the moment, because our payment gateway is under maintenance. All listings currently run as free plans: list now, and nothing is charged.',
            )}
          </p>
        </Notice>
      ) : (
        <Notice title={t('Payments here are tests')}>
          <p>
            {t(
              'The payment page takes test cards only, and no money moves. What you buy works like the real thing.',
            )}
          </p>
        </Notice>
      )}
    </section>
  );
}

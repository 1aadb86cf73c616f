import { t } from '@serendib/contract/words/t';
import type { MyPayment } from '~/lib/mine/my-payments.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { PaymentRow } from './payment-row.tsx';

/** What I have paid or set out to pay, newest first, with the receipt of each. */
export function PaymentsTab({ payments }: { payments: readonly MyPayment[] }) {
  if (payments.length === 0)
    return (
      <EmptyState
        title={t('No payments yet')}
        actions={
          <ButtonLink look="line" to="/partnership">
            {t('See what there is')}
          </ButtonLink>
        }
      >
        {t('Listing is free. What you pay for, and the receipt for it, will stand here.')}
      </EmptyState>
    );
  return (
    <section aria-labelledby="payments-title">
      <h2 id="payments-title" className="sr-only">
        {t('Payments')}
      </h2>
      <ul>
        {payments.map((payment) => (
          <li key={payment._id}>
            <PaymentRow payment={payment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

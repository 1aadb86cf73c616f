import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import type { ItemOf, Listed } from '~/lib/api/call.ts';
import { countWords } from '../shell/count-words.ts';
import { PaymentsTable } from './payments-table.tsx';
import { Reconcile } from './reconcile.tsx';

/** Orders that are unpaid, as far as we know. */
export function PendingPayments({ payments }: { payments: Listed<ItemOf<'GET /admin/payments'>> }) {
  return (
    <section aria-labelledby="pending-payments">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="pending-payments">{t('Pending payments')}</h2>
        <Reconcile />
      </div>
      {payments.data.length === 0 ? (
        <p className="border-t-[1.5px] border-ink py-4 text-ink-2">{t('No order waits for its payment.')}</p>
      ) : (
        <PaymentsTable caption={t('Pending payments')} payments={payments.data} />
      )}
      {payments.next && (
        <p className="mt-2 text-15">
          <Link className="link" to="/admin/payments?status=pending">
            {t('All {count} pending payments', { count: countWords(payments) })}
          </Link>
        </p>
      )}
    </section>
  );
}

import type { RevenueMonth } from '@serendib/contract/admin/dashboard-endpoints';
import { monthInWords } from '@serendib/contract/calendar-words';
import type { Revenue } from '@serendib/contract/payments/admin-endpoints';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { Suspense } from 'react';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { Disclosure } from '~/ui/navigate/disclosure.tsx';
import { AdminTable } from '../shell/admin-table.tsx';
import { CountCard } from './count-card.tsx';
import { amountOf, lines } from './revenue.ts';

const RevenueChart = lazyPart(() => import('./revenue-chart.tsx'));

/** What came in: four figures, a year by month, and the same as a table. */
export function RevenuePart({ revenue, months }: { revenue: Revenue; months: readonly RevenueMonth[] }) {
  return (
    <section aria-labelledby="revenue">
      <h2 id="revenue" className="mb-3">
        {t('Revenue')}
      </h2>
      <ul className="admin-cards">
        <CountCard
          label={t('Total revenue')}
          value={formatLkr(revenue.total)}
          to="/admin/payments?status=completed"
        />
        <CountCard label={t('This month')} value={formatLkr(revenue.monthly)} />
        <CountCard
          label={t('Pending payments')}
          value={revenue.pendingCount}
          to="/admin/payments?status=pending"
        />
        <CountCard
          label={t('Completed payments')}
          value={revenue.completedCount}
          to="/admin/payments?status=completed"
        />
      </ul>
      <div className="mt-5 min-h-76">
        <Suspense fallback={null}>
          <RevenueChart months={months} />
        </Suspense>
      </div>
      <Disclosure title={t('The same as a table')}>
        <AdminTable
          caption={t('Revenue by month and service')}
          rows={[...months].reverse()}
          keyOf={({ month }) => month}
          columns={[
            { label: t('Month'), show: ({ month }) => monthInWords(month) },
            ...lines.map(({ name, label }) => ({
              label,
              isNumber: true,
              show: (month: RevenueMonth) => formatLkr(amountOf(month, name)),
            })),
            { label: t('Together'), isNumber: true, show: ({ total }) => formatLkr(total) },
          ]}
        />
      </Disclosure>
    </section>
  );
}

import type { DashboardStats, RevenueMonth } from '@serendib/contract/administration/dashboard-rows';
import type { Revenue } from '@serendib/contract/payments/admin-rows';
import type { Call, ItemOf, Listed } from '~/lib/api/call.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { PendingPayments } from '../payments/pending-payments.tsx';
import { DeskPage } from '../shell/desk-page.tsx';
import { waitingInAll } from '../shell/waiting.ts';
import { CountsPart } from './counts-part.tsx';
import { PendingPart } from './pending-part.tsx';
import { fetchPending, type PendingLine, type PendingTab } from './pending-tabs.ts';
import { RevenuePart } from './revenue-part.tsx';

export interface Dashboard {
  stats: DashboardStats;
  revenue: Revenue;
  months: RevenueMonth[];
  payments: Listed<ItemOf<'GET /admin/payments'>>;
  tab: PendingTab;
  lines: Listed<PendingLine>;
  now: number;
}

export async function fetchDashboard(call: Call, tab: PendingTab): Promise<Dashboard> {
  const [stats, revenue, months, payments, lines] = await Promise.all([
    call('GET /admin/dashboard-stats'),
    call('GET /admin/payments/summary'),
    call('GET /admin/revenue'),
    call('GET /admin/payments', { query: { status: 'pending', limit: 8 } }),
    fetchPending(call, tab),
  ]);
  return { stats, revenue, months: months.data, payments, tab, lines, now: Date.now() };
}

/** How things stand this morning. */
export function DashboardPage({ stats, revenue, months, payments, tab, lines, now }: Dashboard) {
  const waiting = waitingInAll(stats);
  return (
    <DeskPage
      title="Admin Dashboard"
      line={
        waiting === 0
          ? 'Nothing waits for you.'
          : `${waiting} ${waiting === 1 ? 'listing waits' : 'listings wait'} for somebody to look at.`
      }
      actions={
        waiting > 0 && (
          <ButtonLink small to="/admin/queue">
            Begin with the longest wait
          </ButtonLink>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
        <CountsPart stats={stats} />
        <PendingPart stats={stats} tab={tab} lines={lines} now={now} />
        <PendingPayments payments={payments} />
        <RevenuePart revenue={revenue} months={months} />
      </div>
    </DeskPage>
  );
}

import type { Alert } from '@serendib/contract/admin/alert-endpoints';
import type { DashboardStats, RevenueMonth } from '@serendib/contract/admin/dashboard-endpoints';
import type { Revenue } from '@serendib/contract/payments/admin-endpoints';
import { t } from '@serendib/contract/words/t';
import type { Call, ItemOf, Listed } from '~/lib/api/call.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { FailedJobsLine } from '../failed-jobs/failed-jobs-line.tsx';
import { PendingPayments } from '../payments/pending-payments.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { waitingInAll } from '../shell/waiting.ts';
import { AlertsPart } from './alerts-part.tsx';
import { CountsPart } from './counts-part.tsx';
import { NoContactLine } from './no-contact-line.tsx';
import { PendingPart } from './pending-part.tsx';
import { fetchPending, type PendingLine, type PendingTab, tabOf } from './pending-tabs.ts';
import { RevenuePart } from './revenue-part.tsx';

export interface Dashboard {
  alerts: Alert[];
  hasContactAddress: boolean;
  stats: DashboardStats;
  revenue: Revenue;
  months: RevenueMonth[];
  payments: Listed<ItemOf<'GET /admin/payments'>>;
  tab: PendingTab;
  lines: Listed<PendingLine>;
  now: number;
}

export async function fetchDashboard(call: Call, asked: string | undefined): Promise<Dashboard> {
  const counted = call('GET /admin/dashboard-stats');
  const pending = counted.then(async (stats) => {
    const tab = tabOf(asked, stats);
    return { stats, tab, lines: await fetchPending(call, tab) };
  });
  const [alerts, { contactEmail }, { stats, tab, lines }, revenue, months, payments] = await Promise.all([
    call('GET /admin/alerts'),
    call('GET /settings'),
    pending,
    call('GET /admin/payments/summary'),
    call('GET /admin/revenue'),
    call('GET /admin/payments', { query: { status: 'pending', limit: 8 } }),
  ]);
  return {
    ...{ alerts: alerts.data, hasContactAddress: contactEmail !== null },
    ...{ stats, revenue, months: months.data, payments, tab, lines, now: Date.now() },
  };
}

function waitingWords(stats: DashboardStats): string {
  const [listings, alerts] = [waitingInAll(stats), stats.openAlerts];
  const { openChargebacks: chargebacks, reportedInquiries: inquiries, failedJobs: failed } = stats;
  const reviews = stats.waitingReviews + stats.reportedReviews;
  const words = [
    alerts > 0 && t('{alerts, plural, one {# alert needs you.} other {# alerts need you.}}', { alerts }),
    chargebacks > 0 &&
      t(
        '{chargebacks, plural, one {# chargeback waits for an answer.} other {# chargebacks wait for an answer.}}',
        { chargebacks },
      ),
    inquiries > 0 &&
      t('{inquiries, plural, one {# inquiry was reported.} other {# inquiries were reported.}}', {
        inquiries,
      }),
    failed > 0 &&
      t('{failed, plural, one {# job or mail failed for good.} other {# jobs and mails failed for good.}}', {
        failed,
      }),
    listings > 0 &&
      t(
        '{listings, plural, one {# listing waits for somebody to look at.} other {# listings wait for somebody to look at.}}',
        { listings },
      ),
    reviews > 0 &&
      t('{reviews, plural, one {# review waits for a look.} other {# reviews wait for a look.}}', {
        reviews,
      }),
  ].filter(Boolean);
  return words.join(' ') || t('Nothing waits for you.');
}

/** How things stand this morning. */
export function DashboardPage(dashboard: Dashboard) {
  const { alerts, hasContactAddress, stats, revenue, months, payments, tab, lines, now } = dashboard;
  const waiting = waitingInAll(stats);
  return (
    <AdminPage
      title={t('Admin Dashboard')}
      line={waitingWords(stats)}
      actions={
        waiting > 0 && (
          <ButtonLink small to="/admin/queue">
            {t('Begin with the longest wait')}
          </ButtonLink>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
        <AlertsPart alerts={alerts} inAll={stats.openAlerts} />
        <FailedJobsLine count={stats.failedJobs} />
        {!hasContactAddress && <NoContactLine />}
        <CountsPart stats={stats} />
        <PendingPart stats={stats} tab={tab} lines={lines} now={now} />
        <PendingPayments payments={payments} />
        <RevenuePart revenue={revenue} months={months} />
      </div>
    </AdminPage>
  );
}

import { t } from '@serendib/contract/words/t';
import { AccountParts } from '~/features/accounts/profile/account-sections.tsx';
import { ProfileFrame } from '~/features/accounts/profile/profile-frame.tsx';
import { InboxTab } from '~/features/inquiries/inbox/inbox-tab.tsx';
import { PaymentsTab } from '~/features/payments/tab/payments-tab.tsx';
import { AnalyticsTab } from '~/features/submissions/mine/analytics/analytics-tab.tsx';
import { Banners } from '~/features/submissions/mine/banners.tsx';
import { NeedsHand } from '~/features/submissions/mine/live/needs-hand.tsx';
import { Statistics } from '~/features/submissions/mine/statistics.tsx';
import { StatusSummary } from '~/features/submissions/mine/status-summary.tsx';
import { SubmissionsTab } from '~/features/submissions/mine/submissions-tab.tsx';
import { SubscriptionsTab } from '~/features/submissions/mine/subscriptions/subscriptions-tab.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { useGuard, userLoad } from '~/lib/session/guard.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import type { Route } from './+types/profile.ts';
import { load } from './load-profile.ts';

export const clientLoader = Object.assign(userLoad(load), { hydrate: true as const });

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t('My Profile'), description: t('Your account on Serendib.'), noIndex: true });

export function HydrateFallback() {
  return <WaitingPage title={t('My Profile')} />;
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { tab, userName, mine, payments, account, statuses, freeMonths, figures, inbox, now } = loaderData;
  useGuard();
  return (
    <ProfileFrame
      tab={tab}
      now={now}
      above={
        <>
          <Banners mine={mine} payments={payments} now={now} />
          <NeedsHand mine={mine} />
        </>
      }
      counts={{ submissions: mine.length, payments: payments.length }}
      line={
        <p className="wrap-anywhere">
          {t('Ayubowan, {userName}.', { userName })} <StatusSummary mine={mine} />
        </p>
      }
    >
      {account && (
        <>
          {mine.length > 0 && <Statistics mine={mine} now={now} />}
          <AccountParts {...account} />
        </>
      )}
      {inbox && <InboxTab {...inbox} />}
      {tab === 'submissions' && <SubmissionsTab mine={mine} now={now} />}
      {statuses && <SubscriptionsTab statuses={statuses} freeMonths={freeMonths} mine={mine} now={now} />}
      {tab === 'payments' && <PaymentsTab payments={payments} />}
      {tab === 'analytics' && <AnalyticsTab mine={mine} figures={figures} now={now} />}
    </ProfileFrame>
  );
}

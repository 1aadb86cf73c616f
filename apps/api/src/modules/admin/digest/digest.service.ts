import { dayInWords, dayOf } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import type { Context } from '../../../platform/module.ts';
import { findAdministrators } from '../../accounts/index.ts';
import { dashboardStats } from '../dashboard.service.ts';
import { takeDay } from './digest.queries.ts';
import { digestEmail, type Waiting } from './digest-email.ts';

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((one, other) => one + other, 0);

/** What waits for administrators, the most pressing first. */
async function findWaiting(context: Pick<Context, 'db'>): Promise<Waiting[]> {
  const stats = await dashboardStats(context);
  const all: Waiting[] = [
    {
      count: stats.openAlerts,
      words: t('{count, plural, one {# alert is open} other {# alerts are open}}', {
        count: stats.openAlerts,
      }),
      path: '/admin#alerts',
    },
    {
      count: stats.openChargebacks,
      words: t(
        '{count, plural, one {# chargeback waits for an answer} other {# chargebacks wait for an answer}}',
        { count: stats.openChargebacks },
      ),
      path: '/admin/chargebacks',
    },
    {
      count: stats.reportedInquiries,
      words: t('{count, plural, one {# inquiry was reported} other {# inquiries were reported}}', {
        count: stats.reportedInquiries,
      }),
      path: '/admin/inquiries',
    },
    {
      count: stats.failedJobs,
      words: t(
        '{count, plural, one {# job or mail failed for good} other {# jobs and mails failed for good}}',
        {
          count: stats.failedJobs,
        },
      ),
      path: '/admin/failed-jobs',
    },
    {
      count: sum(stats.pending),
      words: t(
        '{count, plural, one {# listing was never looked at} other {# listings were never looked at}}',
        { count: sum(stats.pending) },
      ),
      path: '/admin/queue',
    },
    {
      count: sum(stats.changed),
      words: t(
        '{count, plural, one {# listing was changed by its owner} other {# listings were changed by their owners}}',
        { count: sum(stats.changed) },
      ),
      path: '/admin/queue?what=changed',
    },
    {
      count: stats.waitingReviews,
      words: t('{count, plural, one {# review waits for a look} other {# reviews wait for a look}}', {
        count: stats.waitingReviews,
      }),
      path: '/admin/reviews?waiting=true',
    },
    {
      count: stats.reportedReviews,
      words: t('{count, plural, one {# review was reported} other {# reviews were reported}}', {
        count: stats.reportedReviews,
      }),
      path: '/admin/reviews?reported=true',
    },
  ];
  return all.filter(({ count }) => count > 0);
}

/** Mails administrators what waits, where something does. A job may be done twice; a day has one digest. */
export async function mailDigest({
  db,
  clock,
  mailer,
}: Pick<Context, 'db' | 'clock' | 'mailer'>): Promise<void> {
  const now = clock();
  const waiting = await findWaiting({ db });
  await db.transaction(async (tx) => {
    if (!(await takeDay(tx, dayOf(now))) || waiting.length === 0) return;
    const administrators = await findAdministrators(tx, []);
    await mailer.queueEach(
      tx,
      administrators.map((each) => digestEmail(each, dayInWords(now), waiting)),
    );
  });
}

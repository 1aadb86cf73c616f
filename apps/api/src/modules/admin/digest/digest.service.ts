import { dayOf } from '@serendib/contract/calendar';
import { dayInWords } from '@serendib/contract/calendar-words';
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
    { count: stats.openAlerts, one: 'alert is open', many: 'alerts are open', path: '/admin#alerts' },
    {
      count: sum(stats.pending),
      one: 'listing was never looked at',
      many: 'listings were never looked at',
      path: '/admin/queue',
    },
    {
      count: sum(stats.changed),
      one: 'listing was changed by its owner',
      many: 'listings were changed by their owners',
      path: '/admin/queue?what=changed',
    },
    {
      count: stats.waitingReviews,
      one: 'first review waits for a look',
      many: 'first reviews wait for a look',
      path: '/admin/reviews?waiting=true',
    },
    {
      count: stats.reportedReviews,
      one: 'review was reported',
      many: 'reviews were reported',
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
    for (const administrator of await findAdministrators(tx, []))
      await mailer.queue(tx, digestEmail(administrator, dayInWords(now), waiting));
  });
}

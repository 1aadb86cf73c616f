import type { DashboardStats } from '@serendib/contract/admin/dashboard-endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import { pendingKinds } from '@serendib/contract/moderation/pending-kinds';
import { readCounts } from '../../platform/counters/counters.ts';
import type { Context } from '../../platform/module.ts';
import { countUnseen } from '../listings/index.ts';
import { countTheRest } from './dashboard.queries.ts';
import { countFailedJobs } from './failed-jobs/failed-jobs.queries.ts';

/** How many there are of everything. Nothing large is counted here: see docs/decisions/070-counters-by-triggers.md. */
export async function dashboardStats({ db }: Pick<Context, 'db'>): Promise<DashboardStats> {
  const [counts, unseen, rest, failed] = await Promise.all([
    readCounts(db),
    countUnseen(db),
    countTheRest(db),
    countFailedJobs(db),
  ]);
  const perKind = (countOf: (kind: KindName) => number) =>
    Object.fromEntries(
      Object.entries(pendingKinds).map(([word, kind]) => [word, countOf(kind)]),
    ) as DashboardStats['pending'];
  return {
    ...rest,
    users: counts.users(),
    vehicles: counts.listings('vehicle'),
    tourGuides: counts.listings('tourGuide'),
    blogs: counts.listings('blog'),
    affiliates: counts.listings('businessListing'),
    tours: counts.listings('tour'),
    premiumVehicles: counts.listings('vehicle', 'premium'),
    premiumGuides: counts.listings('tourGuide', 'premium'),
    pending: perKind((kind) => counts.listings(kind, 'pending') + unseen(kind)),
    changed: perKind((kind) => counts.listings(kind, 'review') - unseen(kind)),
    suspendedUsers: counts.users('suspended'),
    unverifiedUsers: counts.users('unverified'),
    failedJobs: failed.reduce((sum, { count }) => sum + count, 0),
  };
}

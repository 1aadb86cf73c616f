import type { DashboardStats } from '@serendib/contract/administration/dashboard-rows';
import { pendingKinds } from '@serendib/contract/moderation/admin-rows';
import type { Context } from '../../platform/module.ts';
import { countTheRest } from './dashboard.queries.ts';
import { readCounts } from './tallies/tallies.service.ts';

/** How many there are of everything. Nothing large is counted here: see docs/decisions/070-counts-are-kept.md. */
export async function dashboardStats({ db }: Pick<Context, 'db'>): Promise<DashboardStats> {
  const [counts, rest] = await Promise.all([readCounts(db), countTheRest(db)]);
  const perKind = (trait: 'pending' | 'review') =>
    Object.fromEntries(
      Object.entries(pendingKinds).map(([word, kind]) => [word, counts.listings(kind, trait)]),
    ) as DashboardStats['pending'];
  return {
    users: counts.users(),
    destinations: rest.destinations,
    vehicles: counts.listings('vehicle'),
    tourGuides: counts.listings('tourGuide'),
    blogs: counts.listings('blog'),
    affiliates: counts.listings('businessListing'),
    tours: counts.listings('tour'),
    premiumVehicles: counts.listings('vehicle', 'premium'),
    premiumGuides: counts.listings('tourGuide', 'premium'),
    pending: perKind('pending'),
    changed: perKind('review'),
    suspendedUsers: counts.users('suspended'),
    hiddenReviews: rest.hiddenReviews,
  };
}

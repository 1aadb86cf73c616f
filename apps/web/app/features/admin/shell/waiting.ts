import type { DashboardStats } from '@serendib/contract/administration/dashboard-rows';
import type { KindName } from '@serendib/contract/listings/kind';

/** Under which name each kind is counted. */
const countedAs = {
  tourGuide: 'tourGuides',
  vehicle: 'vehicles',
  tour: 'tours',
  businessListing: 'businessListings',
  blog: 'blogs',
} as const satisfies Record<KindName, keyof DashboardStats['pending']>;

/** How many of a kind a person has to look at: new ones and changed ones. */
export const waitingOf = ({ pending, changed }: DashboardStats, kind: KindName): number =>
  pending[countedAs[kind]] + changed[countedAs[kind]];

export const waitingInAll = (stats: DashboardStats): number =>
  (Object.keys(countedAs) as KindName[]).reduce((sum, kind) => sum + waitingOf(stats, kind), 0);

import type { DashboardStats } from '@serendib/contract/admin/dashboard-endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames } from '@serendib/contract/listings/kinds/index';

/** How many of a kind a person has to look at: new ones and changed ones. */
export const waitingOf = ({ pending, changed }: DashboardStats, kind: KindName): number =>
  pending[`${kind}s`] + changed[`${kind}s`];

export const waitingInAll = (stats: DashboardStats): number =>
  kindNames.reduce((sum, kind) => sum + waitingOf(stats, kind), 0);

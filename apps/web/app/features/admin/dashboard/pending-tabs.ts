import type { DashboardStats } from '@serendib/contract/administration/dashboard-rows';
import type { Call, ItemOf, Listed } from '~/lib/api/call.ts';

/** The tabs of what waits; `admin` is the page on which one is reviewed. */
export const pendingTabs = [
  { name: 'tourGuides', label: 'Tour guides', admin: '/admin/tour-guides' },
  { name: 'vehicles', label: 'Vehicles', admin: '/admin/vehicles' },
  { name: 'blogs', label: 'Blogs', admin: '/admin/blogs' },
  { name: 'businessListings', label: 'Business listings', admin: '/admin/affiliate-links' },
  { name: 'tours', label: 'Tours', admin: '/admin/tours' },
  { name: 'users', label: 'Users', admin: '/admin/users' },
  { name: 'payments', label: 'Payments', admin: '/admin/payments' },
] as const;
export type PendingTab = (typeof pendingTabs)[number]['name'];

export const tabOf = (asked: string | undefined): PendingTab =>
  pendingTabs.find(({ name }) => name === asked)?.name ?? 'tourGuides';

/** A line of the table, whatever it is of. */
export interface PendingLine {
  _id: string;
  name: string;
  by: string;
  since: string;
  isOverdue: boolean;
}

const most = 10;

const listingLine = (one: ItemOf<'GET /admin/pending/{kind}'>): PendingLine => ({
  _id: one._id,
  name: one.title,
  by: one.ownerName ?? 'our team',
  since: one.submittedAt,
  isOverdue: one.isOverdue,
});

/** What waits in a tab: listings nobody looked at, accounts nobody confirmed, orders nobody paid. */
export async function fetchPending(call: Call, tab: PendingTab): Promise<Listed<PendingLine>> {
  if (tab === 'users') {
    const list = await call('GET /admin/users', { query: { state: 'unverified', limit: most } });
    return {
      ...list,
      data: list.data.map(({ _id, userName, email, createdAt }) => ({
        ...{ _id, name: userName, by: email, since: createdAt, isOverdue: false },
      })),
    };
  }
  if (tab === 'payments') {
    const list = await call('GET /admin/payments', { query: { status: 'pending', limit: most } });
    return {
      ...list,
      data: list.data.map(({ orderId, description, user, createdAt }) => ({
        ...{ _id: orderId, name: description, by: user?.userName ?? 'nobody known', since: createdAt },
        isOverdue: false,
      })),
    };
  }
  const list = await call('GET /admin/pending/{kind}', { params: { kind: tab }, query: { limit: most } });
  return { ...list, data: list.data.map(listingLine) };
}

export const countIn = ({ pending }: DashboardStats, tab: PendingTab): number | undefined =>
  tab === 'users' || tab === 'payments' ? undefined : pending[tab];

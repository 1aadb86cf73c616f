import type { DashboardStats } from '@serendib/contract/admin/dashboard-endpoints';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { pendingKinds } from '@serendib/contract/moderation/pending-kinds';
import { t } from '@serendib/contract/words/t';
import { kindUi } from '~/kinds/index.ts';
import type { Call, ItemOf, Listed } from '~/lib/api/call.ts';

type PendingKind = keyof typeof pendingKinds;
export type PendingTab = PendingKind | 'users' | 'payments';
interface Tab {
  name: PendingTab;
  label: string;
  /** The page on which one is reviewed. */
  admin: string;
}

// The order of the specification; a kind more comes after them.
const first: PendingKind[] = ['tourGuides', 'vehicles', 'blogs', 'businessListings', 'tours'];
const inOrder = new Set([...first, ...(Object.keys(pendingKinds) as PendingKind[])]);
const tabOfKind = (name: PendingKind): Tab => {
  const kind = pendingKinds[name];
  return { name, label: kindUi[kind].title, admin: kinds[kind].pages.admin };
};

const users: Tab = { name: 'users', label: t('Users'), admin: '/admin/users' };
const payments: Tab = { name: 'payments', label: t('Payments'), admin: '/admin/payments' };

/** The tabs of what waits. */
export const pendingTabs: readonly Tab[] = [...[...inOrder].map(tabOfKind), users, payments];

export const shownTab = (tab: PendingTab): Tab =>
  tab === 'users' ? users : tab === 'payments' ? payments : tabOfKind(tab);

/** The one that is asked for, or else the first in which something waits. */
export const tabOf = (asked: string | undefined, stats: DashboardStats): PendingTab =>
  (pendingTabs.find(({ name }) => name === asked) ?? pendingTabs.find(({ name }) => countIn(stats, name) > 0))
    ?.name ?? 'tourGuides';

/** A row of the table, of any subject. */
export interface PendingLine {
  _id: string;
  name: string;
  by: string;
  since: string;
  isOverdue: boolean;
  /** Live, and changed since a person looked. */
  isChanged?: boolean;
}

const most = 10;

const listingLine = (one: ItemOf<'GET /admin/pending/{kind}'>, isChanged: boolean): PendingLine => ({
  _id: one._id,
  name: one.title,
  by: one.ownerName ?? t('our team'),
  since: (isChanged && one.changedAt) || one.submittedAt,
  isOverdue: one.isOverdue,
  isChanged,
});

/** What waits in a tab: listings never looked at, then those that changed since, accounts not confirmed, orders not paid. */
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
        ...{ _id: orderId, name: description, by: user?.userName ?? t('nobody known'), since: createdAt },
        isOverdue: false,
      })),
    };
  }
  const asked = (what: 'new' | 'changed') =>
    call('GET /admin/pending/{kind}', { params: { kind: tab }, query: { limit: most, what } });
  const [unseen, changed] = await Promise.all([asked('new'), asked('changed')]);
  const lines = [
    ...unseen.data.map((one) => listingLine(one, false)),
    ...changed.data.map((one) => listingLine(one, true)),
  ];
  return {
    ...unseen,
    data: lines.slice(0, most),
    total: unseen.total + changed.total,
    capped: unseen.capped || changed.capped,
    next: lines.length > most ? 'more' : (unseen.next ?? changed.next),
  };
}

/** As the side and the queue count them: what was never looked at and what changed since. */
export const countIn = (stats: DashboardStats, tab: PendingTab): number => {
  if (tab === 'users') return stats.unverifiedUsers;
  if (tab === 'payments') return stats.pendingPayments;
  return stats.pending[tab] + stats.changed[tab];
};

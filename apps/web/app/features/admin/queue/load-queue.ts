import { kindNames } from '@serendib/contract/listings/kinds/index';
import { mostTogether } from '@serendib/contract/moderation/limits';
import { waitsSince } from '@serendib/contract/moderation/waiting';
import type { Call } from '~/lib/api/call.ts';
import type { AdminRow } from '../listings/admin-row.ts';
import { fetchRows } from '../listings/load-admin-list.ts';

export const queues = ['new', 'changed'] as const;
export type QueueName = (typeof queues)[number];

/** So many of each kind are fetched; when they are done the next ones come. */
const perKind = 20;
const live = { needsReview: 'true', status: 'approved' };
const asked = { new: { status: 'pending' }, changed: { ...live, looked: 'true' } };
/** What the system let go live before any person had looked: it comes before all that waits. */
const unseen = { ...live, looked: 'false' };
const since = (row: AdminRow) => waitsSince(row) ?? row.submittedAt;
const byWait = (one: AdminRow, other: AdminRow) => since(one).localeCompare(since(other));

export interface Queue {
  what: QueueName;
  rows: AdminRow[];
  hasMore: boolean;
  /** How many wait in each; of what was narrowed, the open one alone is counted. */
  counts: Partial<Record<QueueName, number>>;
  total: number;
  capped: boolean;
  search: string;
  owner: string | null;
  now: number;
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** What waits of every kind, longest first; of what was never looked at, what is live already before all others. */
export async function loadQueue(call: Call, url: URL): Promise<Queue> {
  const what = queues.find((name) => name === url.searchParams.get('what')) ?? 'new';
  const search = url.searchParams.get('search')?.trim().slice(0, 100) ?? '';
  const owner = url.searchParams.get('ownerId');
  const query = { search, sort: 'waiting', limit: perKind, ...(owner && { ownerId: owner }) };
  const fetchAll = (state: object) =>
    Promise.all(kindNames.map((kind) => fetchRows(call, kind, { ...query, ...state })));
  const isNarrowed = search !== '' || owner !== null;
  const [first, lists, stats] = await Promise.all([
    what === 'new' ? fetchAll(unseen) : [],
    fetchAll(asked[what]),
    isNarrowed ? null : call('GET /admin/dashboard-stats'),
  ]);
  const all = [...first, ...lists];
  // Of a kind that has more, the items after its last one are not known yet: the others end there as well.
  const [end] = lists.flatMap(({ next, data }) => (next ? data.slice(-1).map(since) : [])).sort();
  const rows = [
    ...first.flatMap(({ data }) => data).sort(byWait),
    ...lists
      .flatMap(({ data }) => data)
      .filter((row) => end === undefined || since(row) <= end)
      .sort(byWait),
  ];
  const total = all.reduce((sum, list) => sum + list.total, 0);
  return {
    what,
    counts: stats ? { new: sumOf(stats.pending), changed: sumOf(stats.changed) } : { [what]: total },
    // All that is shown can be chosen and decided on at once.
    rows: rows.slice(0, mostTogether),
    hasMore: rows.length > mostTogether || all.some(({ next }) => next !== null),
    total,
    capped: all.some(({ capped }) => capped),
    ...{ search, owner, now: Date.now() },
  };
}

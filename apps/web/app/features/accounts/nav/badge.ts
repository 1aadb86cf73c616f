import { call } from '~/lib/api/call.ts';
import { awaitsAction, endsSoon, type Paid, type Premium } from '~/lib/mine/renewal.ts';

export const countBadge = (listings: readonly Premium[], payments: readonly Paid[], now: number): number =>
  listings.filter((one) => endsSoon(one, now)).length + payments.filter(awaitsAction).length;

const listingCalls = [
  'GET /tour-guides/my-submissions',
  'GET /vehicles/my-submissions',
  'GET /affiliate-links/user',
] as const;

const otherCalls = ['GET /tours/my-submissions', 'GET /blogs/my-submissions'] as const;

/** What waits for the account: the specified count, and beside it what our team has rejected. */
export interface Waiting {
  badge: number;
  /** Where each is mended. */
  rejected: readonly string[];
}

export const nothingWaits: Waiting = { badge: 0, rejected: [] };

const editors: Readonly<Record<string, string>> = {
  'GET /tour-guides/my-submissions': '/tour-guide-edit',
  'GET /vehicles/my-submissions': '/vehicle-edit',
  'GET /affiliate-links/user': '/business-edit',
  'GET /tours/my-submissions': '/tour-edit',
  'GET /blogs/my-submissions': '/blog-edit',
};

type Listed = Premium & Paid & { _id?: string; status?: string };

/** What the badge and the mark beside it say. A list that cannot be had counts as empty. */
export async function fetchBadge(now: number): Promise<Waiting> {
  const ask = call as (key: string) => Promise<{ data: Listed[] }>;
  const lists = new Map<string, Listed[]>();
  const fetchList = (key: string) =>
    ask(key).then(
      ({ data }) => void lists.set(key, data),
      () => {},
    );
  await Promise.all(['GET /payments/user', ...listingCalls, ...otherCalls].map(fetchList));
  const listed = listingCalls.flatMap((key) => lists.get(key) ?? []);
  const rejected = Object.entries(editors).flatMap(([key, editor]) =>
    (lists.get(key) ?? []).flatMap(({ _id, status }) => (status === 'rejected' ? `${editor}/${_id}` : [])),
  );
  return { badge: countBadge(listed, lists.get('GET /payments/user') ?? [], now), rejected };
}

import { hasCall } from '@serendib/contract/listings/endpoints/keys';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { call } from '~/lib/api/call.ts';
import { fetchPayments } from '~/lib/mine/my-payments.ts';
import { fetchOwn } from '~/lib/mine/own-lists.ts';
import { awaitsAction, endsSoon, type Paid, type Premium } from '~/lib/mine/renewal.ts';

export const countBadge = (listings: readonly Premium[], payments: readonly Paid[], now: number): number =>
  listings.filter((one) => endsSoon(one, now)).length + payments.filter(awaitsAction).length;

/** What waits for the account: the specified count, and beside it what our team has rejected. */
export interface Waiting {
  badge: number;
  /** Where each is mended. */
  rejected: readonly string[];
}

/** What the badge and the mark beside it say. A list that cannot be had counts as empty. */
export async function fetchBadge(now: number): Promise<Waiting> {
  const orNone = <Item>(list: Promise<Item[]>) => list.catch((): Item[] => []);
  const [payments, lists] = await Promise.all([
    orNone(fetchPayments(call)),
    Promise.all(
      kindNames.map(async (kind) => ({ kind, listed: await orNone(fetchOwn(call, kind, 'state')) })),
    ),
  ]);
  // What counts is the premium that an account subscribes to.
  const subscribed = lists.filter(({ kind }) => hasCall(kind, 'premiumStatus'));
  const badge = countBadge(
    subscribed.flatMap(({ listed }) => listed),
    payments,
    now,
  );
  const rejected = lists.flatMap(({ kind, listed }) =>
    listed.flatMap(({ _id, status }) => (status === 'rejected' ? `${kinds[kind].pages.edit}/${_id}` : [])),
  );
  return { badge, rejected };
}

/** In how many threads something is new; none where that cannot be had. */
export const fetchNews = (): Promise<number> =>
  call('GET /inquiries/unread').then(
    ({ traveller, partner }) => traveller + partner,
    () => 0,
  );

import { call } from '~/lib/api/call.ts';
import { awaitsAction, endsSoon, type Paid, type Premium } from '~/lib/mine/renewal.ts';

export const countBadge = (listings: readonly Premium[], payments: readonly Paid[], now: number): number =>
  listings.filter((one) => endsSoon(one, now)).length + payments.filter(awaitsAction).length;

const listingCalls = [
  'GET /tour-guides/my-submissions',
  'GET /vehicles/my-submissions',
  'GET /affiliate-links/user',
] as const;

/** What the badge says. A list that cannot be had counts as empty. */
export async function fetchBadge(now: number): Promise<number> {
  const ask = call as (key: string) => Promise<{ data: (Premium & Paid)[] }>;
  const listOf = (key: string) =>
    ask(key).then(
      ({ data }) => data,
      () => [],
    );
  const [payments, ...listings] = await Promise.all(['GET /payments/user', ...listingCalls].map(listOf));
  return countBadge(listings.flat(), payments ?? [], now);
}

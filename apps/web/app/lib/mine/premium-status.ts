import type { FreeMonthsView, PremiumStatus } from '@serendib/contract/entitlements/endpoints';
import { hasCall, type KindsWith, keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import type { Call } from '~/lib/api/call.ts';
import { leaveOut } from './leave-out.ts';

/** The kinds that premium is sold for by the month and the year. */
export type SubscribedKind = KindsWith<'premiumStatus'>;
export const isSubscribed = (kind: KindName): kind is SubscribedKind => hasCall(kind, 'premiumStatus');
export const subscribedKinds = kindNames.filter(isSubscribed);
export type PremiumStatuses = Record<SubscribedKind, PremiumStatus>;

const patienceMs = 5000;
const none: PremiumStatus = {
  hasActivePremiumSubscription: false,
  activePlanType: null,
  premiumExpiry: null,
};

/** Whether my listings of a kind are premium. What cannot be had within five seconds counts as not. */
export async function fetchPremiumStatus(call: Call, kind: SubscribedKind): Promise<PremiumStatus> {
  try {
    return await call(keyOf(kind, 'premiumStatus'), { timeout: patienceMs });
  } catch (error) {
    leaveOut(error, 'atMost');
    return none;
  }
}

export async function fetchPremiumStatuses(call: Call): Promise<PremiumStatuses> {
  const found = await Promise.all(subscribedKinds.map((kind) => fetchPremiumStatus(call, kind)));
  return Object.fromEntries(subscribedKinds.map((kind, index) => [kind, found[index]])) as PremiumStatuses;
}

/** The free months of the promotion that I can begin or have begun; none where that cannot be had. */
export const fetchFreeMonths = (call: Call): Promise<readonly FreeMonthsView[]> =>
  call('GET /free-months', { timeout: patienceMs }).then(
    ({ data }) => data,
    (error: unknown) => {
      leaveOut(error, 'atMost');
      return [];
    },
  );

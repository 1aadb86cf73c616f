import type { FreeMonthsView, PremiumStatus } from '@serendib/contract/entitlements/rows';
import { ApiError, type Call } from '~/lib/api/call.ts';

/** The kinds that premium is sold for by the month and the year. */
export const subscribedKinds = ['tourGuide', 'vehicle', 'businessListing'] as const;
export type SubscribedKind = (typeof subscribedKinds)[number];
export const isSubscribed = (kind: string): kind is SubscribedKind =>
  (subscribedKinds as readonly string[]).includes(kind);
export type PremiumStatuses = Record<SubscribedKind, PremiumStatus>;

const asked = {
  tourGuide: 'GET /tour-guides/my-premium-status',
  vehicle: 'GET /vehicles/my-premium-status',
  businessListing: 'GET /affiliate-links/my-premium-status',
} as const;
const patienceMs = 5000;
const none: PremiumStatus = {
  hasActivePremiumSubscription: false,
  activePlanType: null,
  premiumExpiry: null,
};

/** Whether my listings of a kind are premium. What cannot be had within five seconds counts as not. */
export async function fetchPremiumStatus(call: Call, kind: SubscribedKind): Promise<PremiumStatus> {
  try {
    return await call(asked[kind], { timeout: patienceMs });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
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
      if (error instanceof ApiError && error.status === 401) throw error;
      return [];
    },
  );

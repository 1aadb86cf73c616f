import type { Kind } from '@serendib/contract/listings/kind';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { fetchPremiumStatus, isSubscribed } from '~/lib/mine/premium-status.ts';

/** How many pictures one may send: premium's number where one has it, the free number where that cannot be known. */
export function useImages(kind: Kind, isPremiumAlready = false): { most: number; isPremium: boolean } {
  const [isPremium, setPremium] = useState(isPremiumAlready);
  useEffect(() => {
    if (!isSubscribed(kind.name) || isPremiumAlready) return;
    fetchPremiumStatus(call, kind.name)
      .then(({ hasActivePremiumSubscription }) => setPremium(hasActivePremiumSubscription))
      .catch(() => {});
  }, [kind, isPremiumAlready]);
  return { most: kind.images[isPremium ? 'premium' : 'free'], isPremium };
}

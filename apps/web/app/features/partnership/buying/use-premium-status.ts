import type { FreeMonthsKind, PremiumStatus } from '@serendib/contract/entitlements/endpoints';
import { effects } from '@serendib/contract/payments/services';
import type { PaidService } from '@serendib/contract/prices';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import type { SubscribedKind } from '~/lib/mine/premium-status.ts';
import { useUser } from '~/lib/session/session-user.ts';

/** The kind whose premium a service is, where premium is sold for all of an account's listings of it. */
export function kindOf(service: PaidService | undefined): SubscribedKind | undefined {
  const effect = service && effects[service];
  return effect?.does === 'premium' ? effect.kind : undefined;
}

/** The kind whose first premium a service buys. */
export function freeKindOf(service: PaidService | undefined): FreeMonthsKind | undefined {
  const effect = service && effects[service];
  if (!effect || effect.does === 'nothing' || effect.kind === 'blog') return undefined;
  return effect.kind;
}

const none: PremiumStatus = {
  hasActivePremiumSubscription: false,
  activePlanType: null,
  premiumExpiry: null,
};

/** The reader's own premium of a kind. The page is the same for all visitors, so it is fetched in the browser. */
export function usePremiumStatus(
  kind: SubscribedKind | undefined,
  /** Asked again when this changes. */
  since?: string,
): {
  status: PremiumStatus | undefined;
  isAsking: boolean;
} {
  const user = useUser();
  const id = user?._id;
  const [found, setFound] = useState<{ of: string; status: PremiumStatus }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when it changes
  useEffect(() => {
    if (!kind || !id) return;
    let isOver = false;
    const ask = async () => {
      const status = await import('~/lib/mine/premium-status.ts').then(
        // Whose session has ended is on the way to the sign-in page.
        ({ fetchPremiumStatus }) => fetchPremiumStatus(call, kind).catch(() => undefined),
        // Without the script what cannot be had counts as none, as in it: the server adds what is bought to what runs.
        () => none,
      );
      if (!isOver && status) setFound({ of: id, status });
    };
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void ask();
    };
    void ask();
    // Back from the gateway, something may have been bought.
    window.addEventListener('pageshow', shown);
    return () => {
      isOver = true;
      window.removeEventListener('pageshow', shown);
    };
  }, [kind, id, since]);
  const status = found && found.of === id ? found.status : undefined;
  return { status, isAsking: Boolean(kind && id && !status) };
}

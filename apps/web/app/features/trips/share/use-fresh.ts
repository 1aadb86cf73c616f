import { useEffect } from 'react';
import { syncNow } from '~/lib/trip/sync.ts';

/** So often a page that is looked at asks what the others changed, in milliseconds. */
const askAgainMs = 15_000;

/** Brings here what others change in a trip as long as the page is looked at. */
export function useFresh(isShared: boolean): void {
  useEffect(() => {
    if (!isShared) return;
    const asking = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void syncNow();
    }, askAgainMs);
    return () => clearInterval(asking);
  }, [isShared]);
}

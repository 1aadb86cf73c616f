import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { onWaitingChange } from '~/lib/mine/waiting-things.ts';
import { refreshUser } from '~/lib/session/guard.ts';
import type { Waiting } from './badge.ts';

const nothingWaits: Waiting = { badge: 0, rejected: [] };
// What it counts by are the declarations of all kinds, which no page needs before it is read.
const counting = () => import('./badge.ts');
const refreshMilliseconds = 300_000;

/** Counts what waits for the account, now, every five minutes and when it changed here; notices too when the session has ended. */
export function useBadge(userId: string): Waiting & { news: number } {
  const [badge, setBadge] = useState({ ...nothingWaits, news: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has another badge
  useEffect(() => {
    /** Which count is the newest: on a weak network the one before may come after it. */
    let newest = 0;
    const refresh = async () => {
      newest++;
      const mine = newest;
      // The session matters first: without one there are no lists.
      const user = await refreshUser(call).catch(() => null);
      const { fetchBadge, fetchNews } = (user && (await counting().catch(() => null))) ?? {};
      const [found, news] = await Promise.all([fetchBadge?.(Date.now()) ?? nothingWaits, fetchNews?.() ?? 0]);
      if (mine === newest) setBadge({ ...found, news });
    };
    void refresh();
    const timer = setInterval(refresh, refreshMilliseconds);
    const stop = onWaitingChange(refresh);
    return () => {
      // None of those under way is shown any more.
      newest = 0;
      stop();
      clearInterval(timer);
    };
  }, [userId]);
  return badge;
}

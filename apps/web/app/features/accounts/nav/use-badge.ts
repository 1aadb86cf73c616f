import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { onWaitingChange } from '~/lib/mine/waiting-things.ts';
import { refreshUser } from '~/lib/session/guard.ts';
import { fetchBadge, fetchNews, nothingWaits, type Waiting } from './badge.ts';

const refreshMilliseconds = 300_000;

/** Counts what waits for the account, now, every five minutes and when it changed here; notices too when the session has ended. */
export function useBadge(userId: string): Waiting & { news: number } {
  const [badge, setBadge] = useState({ ...nothingWaits, news: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has another badge
  useEffect(() => {
    let isOver = false;
    const refresh = async () => {
      // The session matters first: without one there are no lists.
      const user = await refreshUser(call).catch(() => null);
      const [found, news] = user
        ? await Promise.all([fetchBadge(Date.now()), fetchNews()])
        : [nothingWaits, 0];
      if (!isOver) setBadge({ ...found, news });
    };
    void refresh();
    const timer = setInterval(refresh, refreshMilliseconds);
    const stop = onWaitingChange(refresh);
    return () => {
      isOver = true;
      stop();
      clearInterval(timer);
    };
  }, [userId]);
  return badge;
}

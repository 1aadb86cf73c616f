import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { sayWaitingChanged } from '~/lib/mine/waiting-things.ts';
import type { LoadedThread } from './load-thread.ts';

const lookAgainMs = 30_000;

/** A thread as it is shown, in step with what the other does while it is open. */
export function useThread({ thread: loaded, guestKey: key }: LoadedThread) {
  const [changed, setChanged] = useState<{ of: Inquiry; to: Inquiry }>();
  const thread = changed?.of === loaded ? changed.to : loaded;
  const { revalidate } = useRevalidator();
  const { _id: id, unread, as } = thread;
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void revalidate();
    const timer = setInterval(look, lookAgainMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is read when it is shown
  useEffect(() => {
    if (as === 'admin') return;
    void call('POST /inquiries/{id}/read', { params: { id }, query: { ...(key && { key }) } })
      .then(sayWaitingChanged)
      .catch(() => {});
  }, [id, unread, as, key, loaded.updatedAt]);
  return {
    thread,
    /** Every call of the thread gives it back as it is then. */
    show: (to: Inquiry) => setChanged({ of: loaded, to }),
    asked: { params: { id }, query: { ...(key && { key }) } },
  };
}
export type ThreadCalls = Pick<ReturnType<typeof useThread>, 'show' | 'asked'>;

import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { sayWaitingChanged } from '~/lib/mine/waiting-things.ts';
import type { LoadedThread } from './load-thread.ts';

const lookAgainMs = 30_000;

const askedOf = (id: string, key: string | undefined) => ({ params: { id }, query: { ...(key && { key }) } });

/** A tab behind others is not read. */
const isSeen = () => document.visibilityState === 'visible';

/** Does this every half a minute while the page is seen, and at once when it is seen again or the network is back. */
function whileSeen(work: () => unknown): () => void {
  const workIfSeen = () => isSeen() && void work();
  const timer = setInterval(workIfSeen, lookAgainMs);
  document.addEventListener('visibilitychange', workIfSeen);
  window.addEventListener('online', workIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', workIfSeen);
    window.removeEventListener('online', workIfSeen);
  };
}

/** A thread as it is shown, in step with what the other does while it is open. */
export function useThread({ thread: loaded, guestKey: key }: LoadedThread) {
  const { thread, show, note, look } = useNewest(loaded, key);
  const { _id: id, unread, as, updatedAt } = thread;
  useEffect(() => whileSeen(look), [look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is read when it is shown
  useEffect(() => {
    if (as === 'admin') return;
    let isSaid = false;
    const read = () => {
      if (isSaid) return;
      isSaid = true;
      const { params, query } = askedOf(id, key);
      void call('POST /inquiries/{id}/read', { params, query: { ...query, upTo: lastShown(thread) } })
        .then(sayWaitingChanged)
        // Lost on its way, it is said again the next time.
        .catch(() => {
          isSaid = false;
        });
    };
    if (isSeen()) read();
    return whileSeen(read);
  }, [id, unread, as, key, updatedAt]);
  return { thread, show, note, look, asked: askedOf(id, key) };
}
export type ThreadCalls = Omit<ReturnType<typeof useThread>, 'thread'>;

/** When the last thing in a thread came: what comes later was not shown yet. */
const lastShown = ({ messages, updatedAt }: Inquiry): string =>
  messages.reduce((last, { at }) => (at > last ? at : last), updatedAt);

/** Replies come in another order than they were made in: of those that were under way at once, the one changed last counts. */
function useNewest(loaded: Inquiry, key: string | undefined) {
  const [thread, setThread] = useState(loaded);
  const latest = useRef(loaded);
  const id = loaded._id;
  const put = useCallback((to: Inquiry) => {
    latest.current = to;
    setThread(to);
  }, []);
  /** What cannot be had now is asked for again the next time: what is shown and typed stays. */
  const look = useCallback(async () => {
    const before = latest.current;
    const { params, query } = askedOf(id, key);
    const { updatedAt, readAt, reported } = before;
    const shown = {
      ...query,
      updatedAt,
      ...(readAt && { readAt }),
      ...(reported && { reported: 'true' as const }),
    };
    // Where it is as it is shown, nothing is sent.
    const now = await call('GET /inquiries/{id}', { params, query: shown }).catch(() => undefined);
    // Nothing came meanwhile: it is newer by having been asked for later, also where its moment is not.
    if (now && (latest.current === before || now.updatedAt > latest.current.updatedAt)) put(now);
  }, [id, key, put]);
  /** Takes the thread as a call gives it back. */
  const show = useCallback(
    (to: Inquiry) => (to.updatedAt < latest.current.updatedAt ? void look() : put(to)),
    [look, put],
  );
  useEffect(() => show(loaded), [show, loaded]);
  return {
    ...{ thread, show, look },
    /** Takes what is known to have changed after a call that does not give the thread back. */
    note: (changed: Partial<Inquiry>) => put({ ...latest.current, ...changed }),
  };
}

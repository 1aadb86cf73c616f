import { t } from '@serendib/contract/words/t';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import type { PageErrorData } from '~/lib/api/load.ts';
import { wholly } from '~/lib/mine/leave-out.ts';
import { toast } from '../feedback/toast.tsx';

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;
/** As often a script is tried while there is a network, longer than a restart takes: one still missing then is of an older build, or fails. */
const attemptsAtScript = 4;

interface Following {
  /** Of the page whose data are asked for; others may be gone to meanwhile. */
  url?: string | undefined;
  putOff: () => void;
  /** Asking was broken off by going where the same data stand. */
  isOwed?: boolean;
}
let following: Following | undefined;

/**
 * Asks for a page, or again for the one that is open, after something was sent and taken: `work` revalidates or navigates. Where the data cannot
 * be had just now, the page stays as it stands instead of becoming an error page, as if nothing had been taken. They are asked for until they
 * are there or another page is gone to. Ends when they are there, or put off.
 */
export async function patiently(work: () => unknown): Promise<void> {
  guardLoads();
  let putOff = () => {};
  const isPutOff = new Promise<true>((resolve) => {
    putOff = () => resolve(true);
  });
  const mine: Following = { putOff };
  following = mine;
  const isDone = follow(work, mine).finally(() => {
    if (following === mine) following = undefined;
  });
  if ((await Promise.race([isDone, isPutOff])) === true)
    toast(t('The page cannot be fetched just now. It follows by itself as soon as it can.'));
}

async function follow(work: () => unknown, mine: Following): Promise<void> {
  do {
    mine.isOwed = false;
    mine.url = undefined;
    await work();
  } while (mine.isOwed && following === mine);
}

/** Where an address is gone to that keeps the data of the page: what they are waited for with was broken off, and is asked for there. */
export function keepFollowing(): void {
  if (following) following.isOwed = true;
}

/** In place of `useRevalidator` after something was sent: asks again for all data of the page that is open. */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(() => patiently(revalidate), [revalidate]);
}

type LoadOnce = typeof window.loadOnce;
let guarded: LoadOnce | undefined;

/** The router has no say over loads that fail, but all of ours go through `loadOnce`. */
function guardLoads(): void {
  const { loadOnce } = window;
  if (loadOnce === guarded) return;
  guarded = (request, load) => {
    const one = following;
    if (one) one.url ??= request.url;
    const isIt = one?.url === request.url;
    return loadOnce(request, isIt ? () => untilHad(load, request.signal, one.putOff) : load);
  };
  window.loadOnce = guarded;
}

async function untilHad<Result>(
  load: () => Promise<Result>,
  signal: AbortSignal,
  putOff: () => void,
): Promise<Result> {
  let scripts = 0;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs))
    try {
      return await wholly(load);
    } catch (error) {
      if (isOfScript(error) && navigator.onLine) scripts += 1;
      if (signal.aborted || scripts === attemptsAtScript || !mayPass(error)) throw error;
      putOff();
      await pause(pauseMs, signal);
      if (signal.aborted) throw error;
    }
}

/** One of the load could not be fetched, or does not do what it should: nothing tells these apart. */
const isOfScript = (error: unknown): boolean => error instanceof TypeError;

/** No answer, or none for the moment; what is refused is refused the next time as well. */
function mayPass(error: unknown): boolean {
  if (isOfScript(error)) return true;
  if (typeof error !== 'object' || error === null || !('data' in error)) return false;
  const status = (error.data as Partial<PageErrorData> | null)?.of?.status;
  return status !== undefined && (status === 0 || status === 429 || status >= 500);
}

/** Shorter where the network comes back, or nothing is waited for any more. */
const pause = (ms: number, signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    const once = { once: true };
    setTimeout(resolve, ms);
    addEventListener('online', resolve, once);
    signal.addEventListener('abort', resolve, once);
  });

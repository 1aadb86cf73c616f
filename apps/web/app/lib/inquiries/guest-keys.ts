import { redirect } from 'react-router';
import { storedUser } from '~/lib/session/session.ts';
import { rememberPlace } from '~/lib/session/session-place.ts';

/** A thread of a guest that was opened in this browser, by which it is found again without its mail. */
export interface GuestThread {
  id: string;
  key: string;
  tripId: string | null;
  /** In milliseconds, when it was opened last. */
  at: number;
}

const storageKey = 'serendib:guest-threads';
/** As long as a key opens its thread. */
const lastsMs = 90 * 86_400_000;
const most = 50;

export function guestThreads(): GuestThread[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return (Array.isArray(kept) ? (kept as GuestThread[]) : []).filter(
      (one) => typeof one?.id === 'string' && typeof one.key === 'string' && one.at > Date.now() - lastsMs,
    );
  } catch {
    return [];
  }
}

function keep(threads: readonly GuestThread[]): void {
  try {
    if (threads.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(threads.slice(0, most)));
  } catch {
    // The link in the mail opens it all the same.
  }
}

export const keepGuestThread = (one: Omit<GuestThread, 'at'>): void =>
  keep([{ ...one, at: Date.now() }, ...guestThreads().filter(({ id }) => id !== one.id)]);

export const forgetGuestThread = (id: string): void => keep(guestThreads().filter((one) => one.id !== id));

/**
 * For what is opened by a guest's keys, `call(…).catch(orLogIn(place))`: threads that an account has by now are opened by it, so that
 * its person logs in and comes back to this place.
 */
export const orLogIn =
  (place: string) =>
  (error: { status?: number }): never => {
    if (error.status !== 403 || storedUser()) throw error;
    rememberPlace(place);
    throw redirect('/login');
  };

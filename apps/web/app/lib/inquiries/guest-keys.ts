import { keyDays } from '@serendib/contract/inquiries/limits';
import { t } from '@serendib/contract/words/t';
import { redirect } from 'react-router';
import { storedUser } from '~/lib/session/session.ts';
import { rememberPlace } from '~/lib/session/session-place.ts';
import { keepText, parseKept, readText } from '~/lib/storage/kept.ts';

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
const lastsMs = keyDays * 86_400_000;
const most = 50;

const isThread = (one: Partial<GuestThread> | null): one is GuestThread =>
  typeof one?.id === 'string' && typeof one.key === 'string' && typeof one.at === 'number';

export function guestThreads(): GuestThread[] {
  const kept = parseKept(readText(storageKey));
  const threads = Array.isArray(kept) ? kept.filter(isThread) : [];
  return threads.filter(({ at }) => at > Date.now() - lastsMs);
}

/** Where there is no room for them, the links in the mails open them all the same. */
function keepThreads(threads: readonly GuestThread[]): void {
  keepText(storageKey, threads.length === 0 ? null : JSON.stringify(threads.slice(0, most)));
}

/** As calls name several threads, each of which its key opens. */
export const namedByKeys = (threads: readonly Pick<GuestThread, 'id' | 'key'>[]) => ({
  ids: threads.map(({ id }) => id).join(','),
  key: threads.map(({ key }) => key).join(','),
});

export const keepGuestThread = (one: Omit<GuestThread, 'at'>): void =>
  keepThreads([{ ...one, at: Date.now() }, ...guestThreads().filter(({ id }) => id !== one.id)]);

export const forgetGuestThread = (id: string): void =>
  keepThreads(guestThreads().filter((one) => one.id !== id));

/** What pages say that are opened by a guest's keys: what fails there leads to no account. */
export const keyFailures = {
  failed: t('Failed to load the thread'),
  back: { to: '/trip', label: t('My trip') },
};

/**
 * For what is opened by a guest's keys, `call(…).catch(byKeys(place))`: threads that an account has by now are opened by it, so that
 * its person logs in and comes back to this place; a link that opens nothing any more says so.
 */
export const byKeys =
  (place: string) =>
  async (error: { status?: number }): Promise<never> => {
    if (isGone(error)) throw (await import('./link-gone.ts')).linkGone(keyFailures);
    if (error.status !== 403 || storedUser()) throw error;
    rememberPlace(place);
    throw redirect('/login');
  };

/** Whether a thread opens no more. By the status alone: with the class of such errors the way to the API comes into the first scripts of `/offers`. */
export const isGone = (error: unknown) => (error as { status?: number }).status === 404;

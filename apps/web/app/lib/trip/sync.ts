import { makeListeners } from '~/lib/listeners.ts';
import { isLeft } from '~/lib/session/left-tokens.ts';
import { onSessionChange, storedToken, storedUser } from '~/lib/session/session.ts';
import { isHeld, onRelease, releaseAll } from './held.ts';
import { syncJoined } from './joined.ts';
import { type LocalTrip, type LocalTrips, readLocal } from './local-trips.ts';
import { isRefusal, type Refusals } from './refusals.ts';
import { call, callWith, sendUp } from './send-up.ts';
import { isBrought, sendTogether } from './together.ts';
import { currentIn, keep, onTripsChange } from './trips.ts';

/** After a change others are waited for, so that ten hearts go up at once. */
const settleMs = 800;
/** After a failure: soon, then less often. */
const firstRetryMs = 5_000;
const longestRetryMs = 5 * 60_000;

export type SyncState =
  /** Signed out: there is no account to be in. */
  | { at: 'alone' }
  | { at: 'waiting' }
  | { at: 'done' }
  /** Goes up when the network is there again. */
  | { at: 'away' }
  /** The account takes and gives nothing; in words for a person. */
  | { at: 'refused'; words: string };

let state: SyncState = { at: 'alone' };
const [onSyncChange, tellAll] = makeListeners();

export { onSyncChange };

export const syncState = (): SyncState => state;

let refused: Refusals = {};

/** Why one trip stays here alone, in words for a person. */
export const refusedWords = (id: string): string | undefined =>
  state.at === 'refused' ? state.words : refused[id]?.words;

function tell(next: SyncState): void {
  state = next;
  tellAll();
}

let hasStarted = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let retryMs = firstRetryMs;
let running: Promise<void> | undefined;

function soon(ms = settleMs): void {
  clearTimeout(timer);
  timer = setTimeout(() => void syncNow(), ms);
}

/** Keeps the account's trips and those of this browser the same from now on. */
export function startSync(): void {
  if (hasStarted) return;
  hasStarted = true;
  onSessionChange(whenSessionChanges);
  onTripsChange(() => hasUnsent() && soon());
  onRelease(() => hasUnsent() && soon());
  addEventListener('pagehide', ({ persisted }) => !persisted && deleteHeld());
  addEventListener('online', () => soon(0));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && soon(0));
  void syncNow();
}

/** What was offered to be taken back goes with the page; where this does not arrive the next start does it. */
function deleteHeld(): void {
  const [kept, user] = [readLocal(), storedUser()];
  const held = new Set(releaseAll());
  for (const { copy, owner, isDeleted, link } of kept.trips)
    if (isDeleted && !link && user && owner === user._id && held.has(copy._id))
      void call('DELETE /trips/{id}', { params: { id: copy._id } }).catch(() => {});
}

function whenSessionChanges(): void {
  if (storedUser()?._id !== readLocal().account || state.at === 'alone') soon(0);
}

/**
 * Whether something here can go up; what is another account's waits for that, what was refused until it is changed, and a
 * deletion until it cannot be taken back.
 */
const hasUnsent = (): boolean => {
  const [kept, user] = [readLocal(), storedUser()];
  return kept.trips.some((trip) => {
    const { copy, owner, isUnsent, isDeleted, link } = trip;
    if (!isDeleted && (!isUnsent || refused[copy._id]?.text === JSON.stringify(copy))) return false;
    if (isDeleted && !link && isHeld(copy._id)) return false;
    if (link && !isDeleted) return isBrought(trip, kept);
    return user !== null && (owner === null || owner === user._id);
  });
};

/** Brings both sides together; what is asked for while it runs waits for the same. */
export function syncNow(): Promise<void> {
  running ??= sync().finally(() => {
    running = undefined;
  });
  return running;
}

/** What is on its way already, if anything. */
export const syncUnderWay = (): Promise<void> | undefined => running;

/** What comes from elsewhere puts no other trip onto the page, and hearts go on into the one that is there. */
function chooseShown(kept: LocalTrips): LocalTrips {
  const shown = currentIn(kept)?.copy._id ?? null;
  return shown === kept.current ? kept : { ...kept, current: shown };
}

/**
 * Trips of another account stay in the browser and are not shown. What has no owner is this account's from now on, whether it can be
 * reached or not: when its session ends by itself, another may sign in next.
 */
function shownTo(kept: LocalTrips, userId: string): LocalTrips {
  const isOwned = ({ owner, link }: LocalTrip) => owner !== null || link !== undefined;
  if (kept.account === userId && kept.trips.every(isOwned)) return kept;
  const trips = kept.trips.map((trip) => (isOwned(trip) ? trip : { ...trip, owner: userId }));
  return { ...kept, account: userId, trips };
}

async function sync(): Promise<void> {
  clearTimeout(timer);
  const token = storedToken();
  // The account is being signed out of: it would be refused.
  if (isLeft(token)) return;
  const user = storedUser();
  const kept = readLocal();
  if (!user && !kept.trips.some((trip) => isBrought(trip, kept))) {
    refused = {};
    return tell({ at: 'alone' });
  }
  if (user) keep((before) => shownTo(before, user._id));
  keep(chooseShown);
  // What is known stays said until it is another: it stands where it is read aloud, and this runs every few seconds.
  if (user && (state.at === 'alone' || (state.at === 'done' && hasUnsent()))) tell({ at: 'waiting' });
  try {
    callWith(token);
    await oneTabAtOnce(async () => {
      if (user) await syncJoined(user._id);
      refused = { ...(await sendTogether()), ...(user && (await sendUp(user._id))) };
    });
    retryMs = firstRetryMs;
    tell({ at: user ? 'done' : 'alone' });
    if (hasUnsent()) soon();
  } catch (error) {
    // Its account was signed out of while it waited or asked, and another may have signed in: theirs begins anew.
    if (storedToken() !== token) return sync();
    if (isRefusal(error)) return tell({ at: 'refused', words: error.words });
    tell({ at: 'away' });
    soon(retryMs);
    retryMs = Math.min(longestRetryMs, retryMs * 2);
  }
}

/** Two tabs that bring up the same trip at once do it one after the other, where the browser can say so. */
const oneTabAtOnce = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('serendib:trips', work) : work();

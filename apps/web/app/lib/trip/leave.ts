import { releaseAll } from './held.ts';
import { readLocal } from './local-trips.ts';
import { syncNow, syncUnderWay } from './sync.ts';
import { isTogether } from './together.ts';
import { keep } from './trips.ts';

/** So long a sign-out waits for what has not gone up, in milliseconds. */
const patience = 4000;

/** Brings into the account what is not there yet, while its session lasts. */
export async function sendBeforeLeaving(): Promise<void> {
  releaseAll();
  await Promise.race([sendAll(), new Promise<void>((done) => setTimeout(done, patience))]);
}

/** What is under way may have begun before the last change: then it takes another time. */
async function sendAll(): Promise<void> {
  await syncUnderWay();
  if (hasUnsent()) await syncNow();
}

const hasUnsent = (): boolean =>
  readLocal().trips.some(
    (trip) => trip.isUnsent || trip.isDeleted || (isTogether(trip) && !trip.link?.isInAccount),
  );

/**
 * Takes an account's trips from this browser, which others may use. What could not be sent stays, is shown to none, and goes
 * up when the same account signs in here again; of an account that is deleted nothing stays.
 */
export const dropTrips = (userId: string, isAccountDeleted: boolean): void =>
  keep((kept) => ({
    ...kept,
    account: null,
    current: null,
    trips: kept.trips
      .map((trip) => (trip.owner === null && kept.account === userId ? { ...trip, owner: userId } : trip))
      .filter(
        ({ owner, isUnsent, isDeleted }) =>
          owner !== userId || (!isAccountDeleted && (isUnsent || isDeleted)),
      ),
  }));

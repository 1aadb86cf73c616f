import { releaseAll } from './held.ts';
import { readLocal } from './local-trips.ts';
import { syncNow, syncUnderWay } from './sync.ts';
import { isTogether } from './together.ts';

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

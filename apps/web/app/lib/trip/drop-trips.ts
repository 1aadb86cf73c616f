import { keep } from './trips.ts';

/**
 * Takes an account's trips from this browser, which others may use. What could not be sent stays, is shown to none, and goes
 * up when the same account signs in here again; of an account that is deleted nothing stays. `isAgain` where that was done while
 * its session ended: what has no owner was begun since, and is the account's.
 */
export const dropTrips = (userId: string, isAccountDeleted: boolean, isAgain = false): void =>
  keep((kept) => ({
    ...kept,
    account: null,
    current: null,
    trips: kept.trips
      .map((trip) =>
        trip.owner === null && (isAgain || kept.account === userId) ? { ...trip, owner: userId } : trip,
      )
      .filter(
        ({ owner, isUnsent, isDeleted }) =>
          owner !== userId || (!isAccountDeleted && (isUnsent || isDeleted)),
      ),
  }));

import { keep } from './trips.ts';

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

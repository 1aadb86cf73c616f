import type { Db } from './database/database.ts';

/** What a module keeps about people, named as in the export that they can download. */
export interface PersonalData {
  name: string;
  export(db: Db, userId: string): Promise<unknown>;
  /** In the transaction that deletes the account: what must go goes, what must be kept loses the person. */
  remove(db: Db, userId: string, at: Date): Promise<void>;
  /** The first that `remove` locks, by its number in docs/locks.md; where none is given, what hangs on listings. */
  locks?: number;
}

const ofListings = 8;

/** In the order in which all that locks several things takes them. */
export const inOrderOfLocks = (personalData: readonly PersonalData[]): PersonalData[] =>
  personalData.toSorted((one, other) => (one.locks ?? ofListings) - (other.locks ?? ofListings));

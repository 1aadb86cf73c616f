import type { Db } from './database/database.ts';

/** What a module keeps about people, named as in the export that they can download. */
export interface PersonalData {
  name: string;
  export(db: Db, userId: string): Promise<unknown>;
  /** In the transaction that deletes the account: what must go goes, what must be kept loses the person. */
  remove(db: Db, userId: string, at: Date): Promise<void>;
}

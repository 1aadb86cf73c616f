import { setImmediate } from 'node:timers/promises';
import type { KindName } from '@serendib/contract/listings/kind';
import type { Db } from '../database/database.ts';
import { sumCounters } from './counters.queries.ts';

/** What may be true of what is counted: a status or role, and the other values of its counter. */
type Trait =
  | 'pending'
  | 'approved'
  | 'rejected'
  | 'premium'
  | 'review'
  | 'hidden'
  | 'admin'
  | 'suspended'
  | 'unverified';

export interface Counts {
  /** Listings of a kind that are not deleted and of which all this is true. */
  listings(kind: KindName, ...traits: Trait[]): number;
  users(...traits: Trait[]): number;
}

const asked = new WeakMap<Db, Promise<Counts>>();

/**
 * How many there are of everything, exactly and in no time: triggers keep it as the rows are written. A page's calls, which
 * ask in the same turn of the event loop, are answered by one statement.
 */
export function readCounts(db: Db): Promise<Counts> {
  const known = asked.get(db);
  if (known) return known;
  const counts = setImmediate().then(() => {
    asked.delete(db);
    return sumCounts(db);
  });
  asked.set(db, counts);
  return counts;
}

async function sumCounts(db: Db): Promise<Counts> {
  const tallies = (await sumCounters(db)).map(({ what, n }) => ({ traits: what.split(' '), n }));
  const sum = (wanted: string[]) =>
    tallies
      .filter(({ traits }) => wanted.every((trait) => traits.includes(trait)))
      .reduce((total, { n }) => total + n, 0);
  return {
    listings: (kind, ...traits) => sum(['listing', kind, ...traits]),
    users: (...traits) => sum(['user', ...traits]),
  };
}

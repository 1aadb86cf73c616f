import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { parsePriceRange } from '@serendib/contract/listings/price/price-range';
import { writtenAmounts } from '@serendib/contract/listings/price/written-amounts';
import type { Db } from '../../../platform/database/database.ts';
import type { Listing } from '../../../schema/index.ts';
import { type Change, findRevisionsSince } from './change.queries.ts';

/** Whether what its owner changed in a listing that is live waits for our team to look at it. */
export async function needsLook(db: Db, listing: Listing, changes: readonly Change[]): Promise<boolean> {
  const { fields }: Kind = kinds[listing.kind];
  const isChanged = (name: string, how: 'always' | 'nearby') =>
    fields.some((field) => field.name === name && field.freelyChanged === how);
  const others = changes.filter(({ field }) => !isChanged(field, 'always'));
  if (others.length === 0) return false;
  if (listing.reviewedAt === null || others.some(({ field }) => !isChanged(field, 'nearby'))) return true;
  const looked = await lookedAt(db, listing, listing.reviewedAt);
  return others.some(({ field, to }) => !isNear(looked[field], to));
}

/** What stood there when our team looked, or last wrote something else: small steps from it do not add up to a long way. */
async function lookedAt(db: Db, { id, details }: Listing, since: Date): Promise<Record<string, unknown>> {
  const looked: Record<string, unknown> = {};
  for (const { by, changes } of await findRevisionsSince(db, id, since))
    for (const { field, from, to } of changes) {
      if (by === 'admin') looked[field] = to;
      else if (!(field in looked)) looked[field] = from;
    }
  return { ...details, ...looked };
}

/** Of a price in words, all but its amounts; how many hours it is for and where to call are none of them. */
const besidesAmounts = (price: unknown) =>
  typeof price === 'string' ? writtenAmounts(price)?.words.replaceAll(/\s+/g, ' ').trim() : '';

function isNear(from: unknown, to: unknown): boolean {
  const [before, after] = [from, to].map((price) => parsePriceRange(price as string | number | null));
  if (!before || !after || besidesAmounts(from) !== besidesAmounts(to)) return false;
  const within = (was: number | null, is: number | null) =>
    was === null || is === null ? was === is : Math.abs(is - was) * 3 <= was;
  return within(before.min, after.min) && within(before.max, after.max);
}

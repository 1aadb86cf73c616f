import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { executeNamed } from '../../../platform/database/named-statement.ts';
import { listings } from '../../../schema/index.ts';

const columns = {
  id: listings.id,
  kind: listings.kind,
  ownerId: listings.ownerId,
  status: listings.status,
  hiddenAt: listings.hiddenAt,
  isExternal: listings.isExternal,
  availability: listings.availability,
  awayUntil: listings.awayUntil,
  isFree: listings.isFree,
  isPremium: listings.isPremium,
  premiumUntil: listings.premiumUntil,
  featuredStatus: listings.featuredStatus,
  ratingHundredths: listings.ratingHundredths,
  reviewCount: listings.reviewCount,
  viewCount: listings.viewCount,
  ratedOrder: listings.ratedOrder,
  cheapestOrder: listings.cheapestOrder,
  submittedAt: listings.submittedAt,
  reviewedAt: listings.reviewedAt,
  uncheckedAt: listings.uncheckedAt,
  latitude: listings.latitude,
  longitude: listings.longitude,
  located: listings.located,
  price: listings.price,
  details: listings.details,
  version: listings.version,
  needsReview: listings.needsReview,
  rejectReason: listings.rejectReason,
  clickCount: listings.clickCount,
  inquiryCount: listings.inquiryCount,
  updatedAt: listings.updatedAt,
  changedAt: listings.changedAt,
};
/** A listing with what its views are made of, and its place in every order. */
export type FoundListing = Pick<typeof listings.$inferSelect, keyof typeof columns>;

const selected = sql.raw(
  Object.entries(columns)
    // It is not a message: SQL.
    .map(([key, { name }]) => `listings.${name} as "${key}"`)
    .join(', '),
);
/** Of these JSON has texts. */
const instants = Object.entries(columns).flatMap(([key, { dataType }]) => (dataType === 'date' ? [key] : []));

/**
 * The rows of a query for ids, in the order `by`. They come as one JSON, which takes a third of what it takes the driver
 * to read a value of each column of each row. `isNamed`: the best plan is the same for all values.
 */
export async function findListings(
  db: Db,
  ids: SQL,
  by: SQL,
  { isNamed = false } = {},
): Promise<FoundListing[]> {
  const query = sql`select json_agg(found) as found from (
    select ${selected} from listings join (${ids}) as chosen(chosen_id) on chosen_id = listings.id order by ${by}
  ) found`;
  type Row = { found: Record<string, unknown>[] | null };
  const [row] = isNamed ? await executeNamed<Row>(db, query) : (await db.execute<Row>(query)).rows;
  const found = row?.found ?? [];
  for (const listing of found)
    for (const key of instants) {
      const value = listing[key];
      if (value !== null) listing[key] = new Date(value as string);
    }
  return found as unknown as FoundListing[];
}

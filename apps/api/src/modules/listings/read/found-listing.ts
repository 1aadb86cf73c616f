import { type SQL, sql } from 'drizzle-orm';
import { TaggedStore } from '../../../platform/cache/tagged-store.ts';
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
  replies: listings.replies,
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
export type FoundListing = Readonly<Pick<typeof listings.$inferSelect, keyof typeof columns>>;

const selected = sql.raw(
  Object.entries(columns)
    // It is not a message: SQL.
    .map(([key, { name }]) => `listings.${name} as "${key}"`)
    .join(', '),
);
/** Of these JSON has texts. */
const instants = Object.entries(columns).flatMap(([key, { dataType }]) => (dataType === 'date' ? [key] : []));

interface Known {
  tags: ReadonlySet<string>;
  listing: FoundListing;
}
/** Bytes of rows that are kept with what was made of them. */
const room = 24 * 1024 * 1024;
const nothing: ReadonlySet<string> = new Set();
/** By the row's own text, so that none can be out of date: the same listings are in many lists. */
const known = new TaggedStore<Known>(room, (text) => 8 * text.length + 1_024);

function listingOf(text: string): FoundListing {
  const before = known.get(text);
  if (before) return before.listing;
  const listing = JSON.parse(text) as Record<string, unknown>;
  for (const key of instants) {
    const value = listing[key];
    if (value !== null) listing[key] = new Date(value as string);
  }
  Object.freeze(listing.details);
  const made = Object.freeze(listing) as unknown as FoundListing;
  known.set(text, { tags: nothing, listing: made });
  return made;
}

/**
 * The rows of a query for ids, in the order `by`. They come as one text with a line of JSON for each, which takes a third of
 * what it takes the driver to read a value of each column of each row; a row whose text was met before is that very
 * object, which never changes. `isNamed`: the best plan is the same for all values.
 */
export async function findListings(
  db: Db,
  ids: SQL,
  by: SQL,
  { isNamed = false } = {},
): Promise<FoundListing[]> {
  const query = sql`select string_agg(row_to_json(found)::text, e'\\n') as found from (
    select ${selected} from listings join (${ids}) as chosen(chosen_id) on chosen_id = listings.id order by ${by}
  ) found`;
  type Row = { found: string | null };
  const [row] = isNamed ? await executeNamed<Row>(db, query) : (await db.execute<Row>(query)).rows;
  return row?.found ? row.found.split('\n').map(listingOf) : [];
}

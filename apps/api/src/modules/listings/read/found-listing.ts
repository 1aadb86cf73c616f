import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
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

/** The rows of a query for ids, in the order `by`. */
export const findListings = (db: Db, ids: SQL, by: SQL): Promise<FoundListing[]> =>
  db
    .select(columns)
    .from(listings)
    .innerJoin(sql`(${ids}) as chosen(chosen_id)`, sql`chosen_id = ${listings.id}`)
    .orderBy(by);

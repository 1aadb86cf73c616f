import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { listings } from '../../schema/index.ts';

/** All listings of an account, deleted ones included. */
export const findAllOf = (db: Db, userId: string) =>
  db
    .select({
      _id: listings.id,
      kind: listings.kind,
      status: listings.status,
      title: listings.title,
      submittedAt: listings.submittedAt,
      isPremium: listings.isPremium,
      viewCount: listings.viewCount,
      clickCount: listings.clickCount,
      inquiryCount: listings.inquiryCount,
      details: listings.details,
      deletedAt: listings.deletedAt,
    })
    .from(listings)
    .where(eq(listings.ownerId, userId))
    .orderBy(asc(listings.id));

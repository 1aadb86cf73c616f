import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listings, pictures, picturesElsewhere } from '../../../schema/index.ts';

/** A picture with what decides who may see it. */
const seen = {
  key: pictures.key,
  destinationId: pictures.destinationId,
  uploaderId: pictures.uploaderId,
  ownerId: listings.ownerId,
  status: listings.status,
  hiddenAt: listings.hiddenAt,
};

/** The pictures of these keys whose listing is not deleted. */
export const findByKeys = (db: Db, keys: string[]) =>
  db
    .select(seen)
    .from(pictures)
    .leftJoin(listings, eq(listings.id, pictures.listingId))
    .where(and(inArray(pictures.key, keys), isNull(listings.deletedAt)));

/** What was made of pictures at these addresses of other sites, by each that names them. */
export const findByAddresses = (db: Db, addresses: string[]) =>
  db
    .select({ address: picturesElsewhere.address, ...seen })
    .from(picturesElsewhere)
    .innerJoin(pictures, eq(pictures.id, picturesElsewhere.pictureId))
    .leftJoin(listings, eq(listings.id, pictures.listingId))
    .where(
      and(
        inArray(
          sql`md5(${picturesElsewhere.address})`,
          addresses.map((address) => sql`md5(${address})`),
        ),
        inArray(picturesElsewhere.address, addresses),
        isNull(listings.deletedAt),
      ),
    )
    .orderBy(picturesElsewhere.id)
    .limit(20 * addresses.length);

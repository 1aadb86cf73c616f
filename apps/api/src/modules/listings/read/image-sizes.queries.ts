import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { pictures, picturesElsewhere } from '../../../schema/index.ts';

/** `address`: where it lies on another site, of which we have a copy. */
export type ImageSize = Pick<typeof pictures.$inferSelect, 'key' | 'width' | 'height'> & {
  address: string | null;
};

/** How large the pictures of a listing are. */
export const findImageSizes = (db: Db, listingId: string): Promise<ImageSize[]> =>
  db
    .select({
      ...{ key: pictures.key, width: pictures.width, height: pictures.height },
      address: picturesElsewhere.address,
    })
    .from(pictures)
    .leftJoin(picturesElsewhere, eq(picturesElsewhere.pictureId, pictures.id))
    .where(eq(pictures.listingId, listingId));

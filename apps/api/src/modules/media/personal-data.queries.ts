import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { pictures } from '../../schema/index.ts';

export const findUploadedBy = (db: Db, userId: string) =>
  db
    .select({
      file: pictures.key,
      listing: pictures.listingId,
      destination: pictures.destinationId,
      width: pictures.width,
      height: pictures.height,
      bytes: pictures.bytes,
      fingerprint: pictures.fingerprint,
      uploadedAt: pictures.createdAt,
    })
    .from(pictures)
    .where(eq(pictures.uploaderId, userId))
    .orderBy(asc(pictures.id));

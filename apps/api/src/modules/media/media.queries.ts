import { and, eq, gt, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { pictures } from '../../schema/index.ts';

export type StoredImage = typeof pictures.$inferSelect;

export async function insertImage(db: Db, picture: typeof pictures.$inferInsert): Promise<StoredImage> {
  const [made] = await db.insert(pictures).values(picture).returning();
  if (!made) throw new Error('A picture was written and is not there.');
  return made;
}

export async function deleteImage(db: Db, key: string): Promise<void> {
  await db.delete(pictures).where(eq(pictures.key, key));
}

export const lockImages = (db: Db, keys: string[]): Promise<StoredImage[]> =>
  db.select().from(pictures).where(inArray(pictures.key, keys)).orderBy(pictures.id).for('update');

/** A listing or destination has these pictures and no others. */
export async function bindImages(
  db: Db,
  user: { listingId: string } | { destinationId: string },
  keys: string[],
  at: Date,
): Promise<void> {
  const isTheirs =
    'listingId' in user
      ? eq(pictures.listingId, user.listingId)
      : eq(pictures.destinationId, user.destinationId);
  await db
    .update(pictures)
    .set({ listingId: null, destinationId: null, unusedSince: at })
    .where(and(isTheirs, keys.length > 0 ? notInArray(pictures.key, keys) : undefined));
  if (keys.length === 0) return;
  await db
    .update(pictures)
    .set({ ...user, unusedSince: null })
    .where(inArray(pictures.key, keys));
}

/** Takes the rows of pictures that nothing has used since then, and gives back their keys. */
export async function takeUnused(db: Db, since: Date, most: number): Promise<string[]> {
  const unused = db
    .select({ id: pictures.id })
    .from(pictures)
    .where(
      and(
        isNull(pictures.listingId),
        isNull(pictures.destinationId),
        lt(sql`coalesce(${pictures.unusedSince}, ${pictures.createdAt})`, since.toISOString()),
      ),
    )
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await db
    .delete(pictures)
    .where(inArray(pictures.id, unused))
    .returning({ key: pictures.key });
  return taken.map(({ key }) => key);
}

/** Pictures in the order of their ids, after one of them. */
export const findImagesAfter = (db: Db, id: string | undefined, most: number) =>
  db
    .select({ id: pictures.id, key: pictures.key })
    .from(pictures)
    .where(id === undefined ? undefined : gt(pictures.id, id))
    .orderBy(pictures.id)
    .limit(most);

import type { KindName } from '@serendib/contract/listings/kind';
import type { PaperType } from '@serendib/contract/papers/papers';
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { listings, papers, type StoredPaper } from '../../schema/index.ts';

const isWaiting = (ownerId: string, kind: KindName) =>
  and(eq(papers.ownerId, ownerId), eq(papers.kind, kind), isNull(papers.listingId));

export const findPapers = (
  db: Db,
  of: { listingId: string } | { ownerId: string; kind: KindName },
): Promise<StoredPaper[]> =>
  db
    .select()
    .from(papers)
    .where(
      and(
        'listingId' in of ? eq(papers.listingId, of.listingId) : isWaiting(of.ownerId, of.kind),
        isNull(papers.goneAt),
      ),
    )
    .orderBy(asc(papers.id));

/** With whether its listing is deleted: then it is not shown any more. */
export async function findPaper(db: Db, id: string) {
  const [found] = await db
    .select({ paper: papers, title: listings.title })
    .from(papers)
    .leftJoin(listings, eq(listings.id, papers.listingId))
    .where(and(eq(papers.id, id), isNull(papers.goneAt), isNull(listings.deletedAt)));
  return found;
}

/** One person's papers are added one after the other, so that no more come than may. */
export const lockPapersOf = (db: Db, ownerId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 7))`);

export async function insertPaper(
  db: Db,
  paper: Omit<StoredPaper, 'id' | 'decidedAt' | 'goneAt'> & { type: PaperType },
): Promise<StoredPaper> {
  const [made] = await db.insert(papers).values(paper).returning();
  if (!made) throw new Error('A paper was written and is not there.');
  return made;
}

export async function deletePaper(db: Db, id: string): Promise<void> {
  await db.delete(papers).where(eq(papers.id, id));
}

export async function bindWaiting(db: Db, ownerId: string, kind: KindName, listingId: string): Promise<void> {
  await db
    .update(papers)
    .set({ listingId })
    .where(and(isWaiting(ownerId, kind), isNull(papers.goneAt)));
}

export async function setDecided(db: Db, listingId: string, at: Date): Promise<void> {
  await db
    .update(papers)
    .set({ decidedAt: at })
    .where(and(eq(papers.listingId, listingId), isNull(papers.decidedAt)));
}

export async function unsetDecided(db: Db, listingId: string, at: Date): Promise<void> {
  await db
    .update(papers)
    .set({ decidedAt: null })
    .where(and(eq(papers.listingId, listingId), eq(papers.decidedAt, at)));
}

/** Whether one was added on which there is no decision yet. */
export async function findUndecided(db: Db, listingId: string): Promise<boolean> {
  const found = await db
    .select({ id: papers.id })
    .from(papers)
    .where(and(eq(papers.listingId, listingId), isNull(papers.decidedAt)))
    .limit(1);
  return found.length > 0;
}

/** The last that was added. */
export async function findNewest(db: Db, listingId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: papers.id })
    .from(papers)
    .where(and(eq(papers.listingId, listingId), isNull(papers.goneAt)))
    .orderBy(desc(papers.id))
    .limit(1);
  return found?.id ?? null;
}

/** Of a deleted account: the keys go at once, and with them what the files say. */
export async function shredPapersOf(db: Db, ownerId: string, at: Date): Promise<void> {
  await db
    .update(papers)
    .set({ goneAt: at, cipherKey: Buffer.alloc(0) })
    .where(eq(papers.ownerId, ownerId));
}

export const findPapersOf = (db: Db, ownerId: string) =>
  db
    .select({
      type: papers.type,
      listingId: papers.listingId,
      addedAt: papers.addedAt,
      decidedAt: papers.decidedAt,
    })
    .from(papers)
    .where(eq(papers.ownerId, ownerId))
    .orderBy(asc(papers.id));

/** Takes the rows of what is due to go: decided on long ago, never used, or of what is deleted. */
export async function takeDue(
  db: Db,
  { decidedBefore, addedBefore, deletedBefore }: Record<`${'decided' | 'added' | 'deleted'}Before`, Date>,
  most: number,
): Promise<string[]> {
  const due = db
    .select({ id: papers.id })
    .from(papers)
    .where(
      or(
        sql`${papers.goneAt} is not null`,
        lt(papers.decidedAt, decidedBefore),
        and(isNull(papers.listingId), lt(papers.addedAt, addedBefore)),
        sql`exists (select from ${listings} where ${listings.id} = ${papers.listingId} and ${lt(listings.deletedAt, deletedBefore)})`,
      ),
    )
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await db.delete(papers).where(inArray(papers.id, due)).returning({ fileKey: papers.fileKey });
  return taken.map(({ fileKey }) => fileKey);
}

/** Files of papers in the order of their ids, after one of them. */
export const findPaperFilesAfter = (db: Db, id: string | undefined, most: number) =>
  db
    .select({ id: papers.id, fileKey: papers.fileKey })
    .from(papers)
    .where(id === undefined ? undefined : gt(papers.id, id))
    .orderBy(papers.id)
    .limit(most);

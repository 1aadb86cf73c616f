import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import type { NewAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { countSome } from '../../../platform/lists/count-some.queries.ts';
import { countCap } from '../../../platform/lists/paging.ts';
import { deskNotes, listings, newId, users } from '../../../schema/index.ts';
import { lockExisting } from '../../listings/index.ts';

export interface About {
  listingId?: string | undefined;
  userId?: string | undefined;
}

const isAbout = ({ listingId, userId }: About) =>
  and(
    listingId === undefined ? undefined : eq(deskNotes.listingId, listingId),
    userId === undefined ? undefined : eq(deskNotes.userId, userId),
  );

/** Newest first; those `after` one that was read, or the one of an `id`. */
export const findNotes = (
  db: Db,
  about: About,
  { after, id, most }: { after?: string | undefined; id?: string; most: number },
) =>
  db
    .select({
      id: deskNotes.id,
      at: deskNotes.at,
      authorId: deskNotes.authorId,
      authorName: users.userName,
      text: deskNotes.text,
    })
    .from(deskNotes)
    .innerJoin(users, eq(users.id, deskNotes.authorId))
    .where(
      and(
        isAbout(about),
        after === undefined ? undefined : lt(deskNotes.id, after),
        id === undefined ? undefined : eq(deskNotes.id, id),
      ),
    )
    .orderBy(desc(deskNotes.id))
    .limit(most);

/** As many as there are, or one more than are counted. */
export const countNotes = (db: Db, about: About): Promise<number> =>
  countSome(
    db,
    db
      .select({ id: deskNotes.id })
      .from(deskNotes)
      .where(isAbout(about))
      .limit(countCap + 1),
  );

/** Whether what is noted of is there; locks it until the transaction ends. */
export async function lockSubject(db: Db, { listingId, userId }: About): Promise<boolean> {
  if (listingId) return lockExisting(db, listingId);
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId ?? ''), isNull(users.deletedAt)))
    .for('share');
  return found.length > 0;
}

/** What is noted of, as the audit names it; also where it is deleted. */
export async function findSubject(
  db: Db,
  { listingId, userId }: { [Key in keyof About]: string | null | undefined },
): Promise<Pick<NewAudit, 'thing' | 'thingId' | 'thingName'> | undefined> {
  if (listingId) {
    const [listing] = await db
      .select({ thing: listings.kind, thingId: listings.id, thingName: listings.title })
      .from(listings)
      .where(eq(listings.id, listingId));
    return listing;
  }
  const [person] = await db
    .select({ thingId: users.id, thingName: users.userName })
    .from(users)
    .where(eq(users.id, userId ?? ''));
  return person && { ...person, thing: 'user' };
}

export async function insertNote(
  db: Db,
  note: About & { authorId: string; text: string; at: Date },
): Promise<string> {
  const id = newId();
  await db.insert(deskNotes).values({ ...note, id });
  return id;
}

/** Of what it was; undefined where it is not there, or another's. */
export async function deleteNote(db: Db, id: string, authorId: string) {
  const [gone] = await db
    .delete(deskNotes)
    .where(and(eq(deskNotes.id, id), eq(deskNotes.authorId, authorId)))
    .returning({ listingId: deskNotes.listingId, userId: deskNotes.userId });
  return gone;
}

export const findNotesOn = (db: Db, userId: string) =>
  db
    .select({ at: deskNotes.at, text: deskNotes.text })
    .from(deskNotes)
    .where(eq(deskNotes.userId, userId))
    .orderBy(asc(deskNotes.id));

export const findNotesOnListingsOf = (db: Db, userId: string) =>
  db
    .select({ at: deskNotes.at, listingId: deskNotes.listingId, text: deskNotes.text })
    .from(deskNotes)
    .innerJoin(listings, eq(listings.id, deskNotes.listingId))
    .where(eq(listings.ownerId, userId))
    .orderBy(asc(deskNotes.id));

export async function deleteNotesOn(db: Db, userId: string): Promise<void> {
  await db.delete(deskNotes).where(eq(deskNotes.userId, userId));
}

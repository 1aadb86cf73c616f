import { and, eq, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listings, pictures, picturesElsewhere } from '../../../schema/index.ts';

type User = { listingId: string } | { destinationId: string };
export type NamedElsewhere = typeof picturesElsewhere.$inferSelect;

const isOf = (user: User) =>
  'listingId' in user
    ? eq(picturesElsewhere.listingId, user.listingId)
    : eq(picturesElsewhere.destinationId, user.destinationId);

/**
 * A listing or destination names these addresses and no others. Those that were not fetched are tried anew. Gives the keys
 * of what was made of them.
 */
export async function nameElsewhere(db: Db, user: User, addresses: string[], at: Date): Promise<string[]> {
  const isNamed = addresses.length > 0 ? notInArray(picturesElsewhere.address, addresses) : undefined;
  await db.delete(picturesElsewhere).where(and(isOf(user), isNamed));
  if (addresses.length === 0) return [];
  await db
    .insert(picturesElsewhere)
    .values(addresses.map((address) => ({ ...user, address, nextTryAt: at, createdAt: at })))
    .onConflictDoNothing();
  await tryImagesAgain(db, user, at);
  const fetched = await db
    .select({ key: pictures.key })
    .from(picturesElsewhere)
    .innerJoin(pictures, eq(pictures.id, picturesElsewhere.pictureId))
    .where(isOf(user));
  return fetched.map(({ key }) => key);
}

/** Those of a listing or destination that were not fetched are tried anew: it was saved. */
export const tryImagesAgain = (db: Db, user: User, at: Date): Promise<unknown> =>
  db
    .update(picturesElsewhere)
    .set({ tries: 0, nextTryAt: at })
    .where(and(isOf(user), isNull(picturesElsewhere.pictureId)));

/**
 * Takes those that are due, which no other process takes until `again`: the first of each owner, then the second of each, so
 * that an owner who names many does not put off those of the others.
 */
export async function takeDue(db: Db, now: Date, again: Date, most: number): Promise<NamedElsewhere[]> {
  const isDue = lte(picturesElsewhere.nextTryAt, now);
  const owner = sql`coalesce(${listings.ownerId}, ${picturesElsewhere.listingId}, ${picturesElsewhere.destinationId})`;
  const inTurns = db
    .select({
      id: picturesElsewhere.id,
      turn: sql`row_number() over (partition by ${owner} order by ${picturesElsewhere.nextTryAt})`.as('turn'),
    })
    .from(picturesElsewhere)
    .leftJoin(listings, eq(listings.id, picturesElsewhere.listingId))
    .where(isDue)
    .as('in_turns');
  const due = db
    .select({ id: picturesElsewhere.id })
    .from(picturesElsewhere)
    .innerJoin(inTurns, eq(inTurns.id, picturesElsewhere.id))
    // Once more: a row that another process has taken since is not due.
    .where(isDue)
    .orderBy(inTurns.turn, picturesElsewhere.nextTryAt)
    .limit(most)
    .for('update', { of: picturesElsewhere, skipLocked: true });
  return db
    .update(picturesElsewhere)
    .set({ nextTryAt: again, tries: sql`${picturesElsewhere.tries} + 1` })
    .where(sql`${picturesElsewhere.id} in ${due}`)
    .returning();
}

/**
 * Puts off what was taken, for ever where it is given up. False, and nothing is changed, where it is due at another time since: it was saved, or
 * another process took it.
 */
export async function tryAgain(db: Db, { id, nextTryAt }: NamedElsewhere, at: Date | null): Promise<boolean> {
  const isTaken = nextTryAt
    ? eq(picturesElsewhere.nextTryAt, nextTryAt)
    : isNull(picturesElsewhere.nextTryAt);
  const set = await db
    .update(picturesElsewhere)
    .set({ nextTryAt: at })
    .where(and(eq(picturesElsewhere.id, id), isTaken))
    .returning({ id: picturesElsewhere.id });
  return set.length > 0;
}

/** Of two pictures of a listing that are settled at once the second sees what became of the first. */
export const lockSettling = (db: Db, listingId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${listingId}, 11))`);

/** The addresses that were given up for a listing, once none is waited for any more. */
export async function findGivenUp(db: Db, listingId: string): Promise<string[]> {
  const named = await db
    .select()
    .from(picturesElsewhere)
    .where(isOf({ listingId }))
    .orderBy(picturesElsewhere.id);
  const isWaitedFor = named.some(({ pictureId, nextTryAt }) => pictureId === null && nextTryAt !== null);
  return isWaitedFor ? [] : named.filter(({ pictureId }) => pictureId === null).map(({ address }) => address);
}

/** False where it is not named any more, or has a picture already. */
export async function setFetched(db: Db, id: string, pictureId: string): Promise<boolean> {
  const set = await db
    .update(picturesElsewhere)
    .set({ pictureId, nextTryAt: null })
    .where(and(eq(picturesElsewhere.id, id), isNull(picturesElsewhere.pictureId)))
    .returning({ id: picturesElsewhere.id });
  return set.length > 0;
}

/** The keys of what was made of an address, by each that names it. */
export async function findFetched(db: Db, address: string): Promise<string[]> {
  const found = await db
    .select({ key: pictures.key })
    .from(picturesElsewhere)
    .innerJoin(pictures, eq(pictures.id, picturesElsewhere.pictureId))
    .where(
      and(
        sql`md5(${picturesElsewhere.address}) = md5(${address})`,
        eq(picturesElsewhere.address, address),
        isNotNull(picturesElsewhere.pictureId),
      ),
    )
    .orderBy(picturesElsewhere.id)
    .limit(20);
  return found.map(({ key }) => key);
}

/** A picture is of what named it; of nothing it goes with what nothing uses. */
export const setUser = (
  db: Db,
  id: string,
  user: Pick<NamedElsewhere, 'listingId' | 'destinationId'>,
): Promise<unknown> => db.update(pictures).set(user).where(eq(pictures.id, id));

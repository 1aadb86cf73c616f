import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  type Listing,
  listingRevisions,
  listingSteps,
  listings,
  pictures,
  picturesElsewhere,
  users,
} from '../../../schema/index.ts';

export async function findForReview(db: Db, id: string): Promise<Listing | undefined> {
  const [found] = await db
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), sql`${listings.deletedAt} is null`));
  return found;
}

/** What was changed since, oldest first. */
export const findChangesSince = (db: Db, listingId: string, since: Date) =>
  db
    .select({ changes: listingRevisions.changes })
    .from(listingRevisions)
    .where(and(eq(listingRevisions.listingId, listingId), gt(listingRevisions.at, since)))
    .orderBy(asc(listingRevisions.version));

/** By what another listing may be the same thing, or of the same hand. */
export async function findMarks(db: Db, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ marks: string[] }>(
    sql`select listing_marks(details) as marks from listings where id = ${id}::uuid`,
  );
  return rows[0]?.marks ?? [];
}

export interface MarkedListing {
  id: string;
  title: string;
  isDeleted: boolean;
  mark: string;
}

/** Of a mark that more bear, as a picture that hundreds have, any so many are looked at: it tells nothing of one. */
const mostOfMark = 200;

/**
 * Other listings that bear one of the marks, newest first; of each mark as many as are named, so that none hides another. What is deleted
 * is told of by its plate alone. One person's guide profile and vehicles have a telephone and a licence in common, and that is as it should
 * be.
 */
export async function findMarked(
  db: Db,
  { id, ownerId }: Pick<Listing, 'id' | 'ownerId'>,
  { marks, count }: { marks: string[]; count: number },
): Promise<MarkedListing[]> {
  if (marks.length === 0) return [];
  const { rows } = await db.execute<{ id: string; title: string; deleted: boolean; mark: string }>(sql`
    select borne.*, mark from unnest(${sql.param(marks)}::text[]) mark cross join lateral (
      with bearing as materialized (
        select id, title, deleted_at is not null as deleted from listings
        where listing_marks(details) @> array[mark] and id <> ${id}::uuid
          and (deleted_at is null or mark like 'plate:%')
          and (owner_id is null or owner_id is distinct from ${ownerId}::uuid
            or (mark not like 'phone:%' and mark not like 'licence:%'))
      ) select * from (select * from bearing limit ${mostOfMark}) looked_at order by deleted, id desc limit ${count}
    ) borne order by id desc`);
  return rows.map(({ deleted: isDeleted, ...row }) => ({ ...row, isDeleted }));
}

/** Other listings with a photo that looks the same. */
export async function findSamePhotos(db: Db, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ listing_id: string }>(sql`
    select distinct other.listing_id from pictures own
      join pictures other on other.fingerprint = own.fingerprint and other.listing_id <> own.listing_id
      join listings on listings.id = other.listing_id and listings.deleted_at is null
    where own.listing_id = ${id}::uuid and own.fingerprint is not null limit 20`);
  return rows.map(({ listing_id }) => listing_id);
}

/** Where the pictures lie that have come from other sites since. */
export async function findImagesSince(db: Db, listingId: string, since: Date): Promise<string[]> {
  const rows = await db
    .select({ address: picturesElsewhere.address })
    .from(picturesElsewhere)
    .innerJoin(pictures, eq(pictures.id, picturesElsewhere.pictureId))
    .where(and(eq(picturesElsewhere.listingId, listingId), gt(pictures.createdAt, since)));
  return rows.map(({ address }) => address);
}

export async function findPerson(db: Db, id: string) {
  const [found] = await db.select().from(users).where(eq(users.id, id));
  return found;
}

/** Deleted ones too: each of the two has an index, and what both may be has none. */
const listingsEverOf = (ownerId: string): SQL => sql`
  select id from listings where owner_id = ${ownerId}::uuid and deleted_at is null
  union all select id from listings where owner_id = ${ownerId}::uuid and deleted_at is not null`;

export async function countListingsOf(db: Db, ownerId: string) {
  const { rows } = await db.execute<{ listed: number; approved: number; rejections: number }>(sql`
    select count(*)::int as listed, count(*) filter (where status = 'approved')::int as approved,
      (select count(*)::int from listing_steps
        where listing_id in (${listingsEverOf(ownerId)}) and to_status = 'rejected') as rejections
    from listings where owner_id = ${ownerId}::uuid and deleted_at is null`);
  return rows[0] ?? { listed: 0, approved: 0, rejections: 0 };
}

/** The last rejections of an owner's listings, deleted or not, newest first. */
export const findRejectionsOf = (db: Db, ownerId: string, count: number) =>
  db
    .select({
      listingId: listings.id,
      title: listings.title,
      reason: listingSteps.reason,
      at: listingSteps.at,
    })
    .from(listingSteps)
    .innerJoin(listings, eq(listings.id, listingSteps.listingId))
    .where(and(sql`${listings.id} in (${listingsEverOf(ownerId)})`, eq(listingSteps.toStatus, 'rejected')))
    .orderBy(desc(listingSteps.id))
    .limit(count);

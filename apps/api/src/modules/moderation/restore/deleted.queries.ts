import { and, desc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { countSome } from '../../../platform/lists/count-some.queries.ts';
import { countCap } from '../../../platform/lists/paging.ts';
import { isCalled, listings, users } from '../../../schema/index.ts';

interface Deleted {
  /** From when on what was deleted is there still. */
  since: Date;
  search: string | undefined;
}

/** What left with its account is that account's. */
const isDeleted = ({ since, search = '' }: Deleted): SQL | undefined =>
  and(
    gte(listings.deletedAt, since),
    or(isNull(listings.ownerId), isNull(users.deletedAt)),
    search === ''
      ? undefined
      : or(sql`position(lower(${search}) in lower(${listings.title})) > 0`, isCalled(search)),
  );

export const findDeleted = (
  db: Db,
  {
    after,
    count,
    ...deleted
  }: Deleted & { after: { deletedAt: Date; id: string } | undefined; count: number },
) =>
  db
    .select({
      id: listings.id,
      kind: listings.kind,
      title: listings.title,
      status: listings.status,
      deletedAt: sql<Date>`${listings.deletedAt}`.mapWith(listings.deletedAt),
      ownerId: listings.ownerId,
      ownerName: users.userName,
      ownerEmail: users.email,
    })
    .from(listings)
    .leftJoin(users, eq(users.id, listings.ownerId))
    .where(
      and(
        isDeleted(deleted),
        after &&
          sql`(${listings.deletedAt}, ${listings.id}) < (${after.deletedAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(listings.deletedAt), desc(listings.id))
    .limit(count);

/** As many as there are, or one more than are counted. */
export const countDeleted = (db: Db, deleted: Deleted): Promise<number> =>
  countSome(
    db,
    db
      .select({ id: listings.id })
      .from(listings)
      .leftJoin(users, eq(users.id, listings.ownerId))
      .where(isDeleted(deleted))
      .limit(countCap + 1),
  );

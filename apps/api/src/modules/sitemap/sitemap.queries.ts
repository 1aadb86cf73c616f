import type { KindName } from '@serendib/contract/listings/kind';
import type { SitemapKind } from '@serendib/contract/sitemap/endpoints';
import { and, asc, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { destinations, isPublic, listings, sitemapParts } from '../../schema/index.ts';

/** Of what is public: the first id of every `size`, read from the index alone. */
async function firstIds(db: Db, table: SQL, condition: SQL, size: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id, row_number() over (order by id) as place from ${table} where ${condition}
    ) numbered where (place - 1) % ${size} = 0 order by id`);
  return rows.map(({ id }) => id);
}

/** The kind is one of ours, and written out so that the planner can match the partial index. */
const publicOf = (kind: KindName) => sql`kind = ${sql.raw(`'${kind}'`)} and ${isPublic}`;

export const firstListingIds = (db: Db, kind: KindName, size: number) =>
  firstIds(db, sql`listings`, publicOf(kind), size);

export const firstDestinationIds = (db: Db, size: number) =>
  firstIds(db, sql`destinations`, sql`deleted_at is null`, size);

export const findListingEntries = (db: Db, kind: KindName, from: string | undefined, count: number) =>
  db
    .select({ name: listings.id, updatedAt: listings.updatedAt })
    .from(listings)
    .where(and(publicOf(kind), from === undefined ? undefined : gte(listings.id, from)))
    .orderBy(asc(listings.id))
    .limit(count);

export const findDestinationEntries = (db: Db, from: string | undefined, count: number) =>
  db
    .select({ name: destinations.slug, updatedAt: destinations.updatedAt })
    .from(destinations)
    .where(and(isNull(destinations.deletedAt), from === undefined ? undefined : gte(destinations.id, from)))
    .orderBy(asc(destinations.id))
    .limit(count);

export interface SitemapPart {
  kind: SitemapKind;
  /** The first id. */
  from: string;
}

export const findParts = async (db: Db): Promise<SitemapPart[]> =>
  (await db
    .select()
    .from(sitemapParts)
    .orderBy(asc(sitemapParts.kind), asc(sitemapParts.from))) as SitemapPart[];

export const replaceParts = (db: Db, parts: SitemapPart[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(sitemapParts);
    if (parts.length > 0) await tx.insert(sitemapParts).values(parts);
  });

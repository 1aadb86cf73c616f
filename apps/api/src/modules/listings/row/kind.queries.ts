import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { isPublic, listings } from '../../../schema/index.ts';

export async function findListingKind(db: Db, id: string): Promise<KindName | undefined> {
  const [found] = await db.select({ kind: listings.kind }).from(listings).where(eq(listings.id, id));
  return found?.kind;
}

/** The kinds of listings, deleted or not: a row stays as long as a thread is about it. */
export async function findKinds(db: Db, ids: readonly string[]): Promise<Map<string, KindName>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: listings.id, kind: listings.kind })
    .from(listings)
    .where(inArray(listings.id, [...ids]));
  return new Map(found.map(({ id, kind }) => [id, kind]));
}

/** Whose a listing is, deleted or not, which never changes; undefined where it is no account's. */
export async function findOwnerId(db: Db, id: string): Promise<string | undefined> {
  const [found] = await db.select({ ownerId: listings.ownerId }).from(listings).where(eq(listings.id, id));
  return found?.ownerId ?? undefined;
}

/** Who answers for a listing that travellers may see; undefined where they may not. */
export async function findAskable(
  db: Db,
  kind: KindName,
  id: string,
): Promise<{ title: string; ownerId: string | null } | undefined> {
  const [found] = await db
    .select({ title: listings.title, ownerId: listings.ownerId })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind), isPublic));
  return found;
}

/** Why a listing is gone for travellers for good, or until our team says otherwise; undefined where it is not. */
export async function findHowGone(db: Db, id: string): Promise<'deleted' | 'rejected' | undefined> {
  const [found] = await db
    .select({ status: listings.status, deletedAt: listings.deletedAt })
    .from(listings)
    .where(eq(listings.id, id));
  if (found?.deletedAt) return 'deleted';
  return found?.status === 'rejected' ? 'rejected' : undefined;
}

/** What kinds call the number at which one is reached: the first for a telephone that their forms ask for. */
const phoneFields = [
  ...new Set(
    Object.values<Kind>(kinds).flatMap(
      ({ fields }) => fields.find(({ type }) => type === 'phone')?.name ?? [],
    ),
  ),
];

/** The number at which who made a listing is called. */
export async function findPhones(
  db: Db,
  ids: readonly string[],
  { withDeleted = false } = {},
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      id: listings.id,
      phone: sql<string | null>`coalesce(${sql.join(
        phoneFields.map((name) => sql`${listings.details}->>${name}::text`),
        sql`, `,
      )}, null)`,
    })
    .from(listings)
    .where(and(inArray(listings.id, [...ids]), withDeleted ? undefined : isNull(listings.deletedAt)));
  return new Map(found.flatMap(({ id, phone }) => (phone ? [[id, phone] as const] : [])));
}

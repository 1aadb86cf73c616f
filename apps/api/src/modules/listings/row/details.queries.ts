import type { Precision } from '@serendib/contract/listings/area-query';
import type { AvailabilityState } from '@serendib/contract/listings/availability';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type Listing, listings } from '../../../schema/index.ts';
import { keepAwayDays } from './away-days.queries.ts';
import { listingColumns } from './listing-columns.ts';

export interface Rewriting {
  id: string;
  kind: KindName;
  details: Record<string, unknown>;
  version: number;
  needsReview: boolean;
  uncheckedAt: Date | null;
  at: Date;
}

/** All that lists are sorted, filtered and searched by. */
function columnsOf(kind: KindName, details: Record<string, unknown>) {
  const { searchPlace, searchWords, plate, ...columns } = listingColumns(kind, details as never);
  return {
    ...columns,
    ...(columns.availability && {
      awayUntil: sql<string>`case when ${columns.availability} = 'away' then ${listings.awayUntil} end`,
    }),
    search: sql<string>`search_vector(${columns.title}, ${searchPlace}, ${searchWords})`,
  };
}

/** Some 65 km: who moves further has not taken the pin along. */
const pinReach = 0.6;

/** A pin that was put by hand goes before words, unless these now name another part of the island. */
function keepPin({ latitude, longitude, located, ...columns }: ReturnType<typeof columnsOf>) {
  const isNear = sql`(${latitude}::float8 is null or (abs(${listings.latitude} - ${latitude}::float8) < ${pinReach}
    and abs(${listings.longitude} - ${longitude}::float8) < ${pinReach}))`;
  const keeps = sql`${listings.located} = 'exact' and ${isNear}`;
  return {
    ...columns,
    latitude: sql<number | null>`case when ${keeps} then ${listings.latitude} else ${latitude}::float8 end`,
    longitude: sql<
      number | null
    >`case when ${keeps} then ${listings.longitude} else ${longitude}::float8 end`,
    located: sql<Precision | null>`case when ${keeps} then 'exact' else ${located}::text end`,
  };
}

/** Puts a listing to a point by hand; without one to what its words say. */
export async function writePin(
  db: Db,
  { id, kind, details, version, at }: Pick<Rewriting, 'id' | 'kind' | 'details' | 'at'> & { version: number },
  point: { latitude: number; longitude: number } | null,
): Promise<{ latitude: number | null; longitude: number | null; located: Precision | null }> {
  const { latitude, longitude, located } = point
    ? { ...point, located: 'exact' as const }
    : columnsOf(kind, details);
  await db
    .update(listings)
    .set({ latitude, longitude, located, version, updatedAt: at })
    .where(eq(listings.id, id));
  return { latitude, longitude, located };
}

/** Writes new details, and with them what lists are made of. Gives where the listing is by now: its pin may have gone. */
export async function rewriteListing(
  db: Db,
  { id, kind, details, at, ...state }: Rewriting,
): Promise<Pick<Listing, 'latitude' | 'longitude' | 'located'>> {
  const [written] = await db
    .update(listings)
    .set({ ...keepPin(columnsOf(kind, details)), ...state, details, updatedAt: at })
    .where(eq(listings.id, id))
    .returning({ latitude: listings.latitude, longitude: listings.longitude, located: listings.located });
  if (!written) throw new Error('A listing that is locked was not there to be written.');
  if ((kinds[kind] as Kind).availability) await keepAwayDays(db, id, at);
  return written;
}

/** Works out anew what lists are made of; a listing that has been saved since it was read stays as it is. */
export async function rewriteColumns(
  db: Db,
  { id, kind, details, version }: Pick<Rewriting, 'id' | 'kind' | 'details' | 'version'>,
): Promise<void> {
  await db
    .update(listings)
    .set(keepPin(columnsOf(kind, details)))
    .where(and(eq(listings.id, id), eq(listings.version, version)));
}

/** Those of a kind of which no price is known, or one that was read of words: the reader may have learnt more of them. */
export const findRead = (
  db: Db,
  kind: KindName,
  { field, after, count }: { field: string; after: string | undefined; count: number },
) =>
  db
    .select({
      id: listings.id,
      version: listings.version,
      details: listings.details,
      price: listings.price,
    })
    .from(listings)
    .where(
      and(
        eq(listings.kind, kind),
        or(isNull(listings.price), sql`jsonb_typeof(${listings.details} -> ${field}::text) = 'string'`),
        isNull(listings.deletedAt),
        after === undefined ? undefined : gt(listings.id, after),
      ),
    )
    .orderBy(listings.id)
    .limit(count);
export type Read = Awaited<ReturnType<typeof findRead>>[number];

/** Those of a kind of which lists know no district, or no point, where the kind has them. */
export const findUnplaced = (
  db: Db,
  kind: KindName,
  {
    lacking,
    after,
    count,
  }: { lacking: { district: boolean; point: boolean }; after: string | undefined; count: number },
) =>
  db
    .select({
      id: listings.id,
      version: listings.version,
      details: listings.details,
      district: listings.district,
      located: listings.located,
    })
    .from(listings)
    .where(
      and(
        eq(listings.kind, kind),
        or(
          lacking.district ? isNull(listings.district) : undefined,
          lacking.point ? isNull(listings.located) : undefined,
        ),
        isNull(listings.deletedAt),
        after === undefined ? undefined : gt(listings.id, after),
      ),
    )
    .orderBy(listings.id)
    .limit(count);
export type Unplaced = Awaited<ReturnType<typeof findUnplaced>>[number];

export interface NewAvailability {
  availability: AvailabilityState;
  awayUntil: string | null;
  /** Of a kind whose details say so too: them anew, and the version that this makes. */
  rewritten?: { details: Record<string, unknown>; version: number };
  at: Date;
}

export async function writeAvailability(
  db: Db,
  id: string,
  { rewritten, at, ...availability }: NewAvailability,
): Promise<void> {
  await db
    .update(listings)
    .set({ ...availability, ...rewritten, updatedAt: at })
    .where(eq(listings.id, id));
  await keepAwayDays(db, id, at);
}

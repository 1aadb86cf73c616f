import type { Precision } from '@serendib/contract/listings/area-query';
import type { AvailabilityState } from '@serendib/contract/listings/availability';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
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

/**
 * Works out anew what lists are made of; a listing that has been saved since it was read stays as it is. Its owner said nothing
 * new, so that a pin that was put by hand stays wherever its words are now.
 */
export async function rewriteColumns(db: Db, { id, kind, details, version, columns }: Known): Promise<void> {
  const { latitude, longitude, located, ...said } = columnsOf(kind, details);
  const point = columns.located === 'exact' ? {} : { latitude, longitude, located };
  await db
    .update(listings)
    .set({ ...said, ...point })
    .where(and(eq(listings.id, id), eq(listings.version, version)));
}

/** Those of a kind with what lists know of each. */
export const findColumns = (
  db: Db,
  kind: KindName,
  { after, count }: { after: string | undefined; count: number },
) =>
  db
    .select({
      id: listings.id,
      kind: listings.kind,
      version: listings.version,
      details: listings.details,
      columns: {
        title: listings.title,
        facets: listings.facets,
        district: listings.district,
        priceMinCents: listings.priceMinCents,
        priceMaxCents: listings.priceMaxCents,
        price: listings.price,
        seats: listings.seats,
        latitude: listings.latitude,
        longitude: listings.longitude,
        located: listings.located,
      },
    })
    .from(listings)
    .where(
      and(
        eq(listings.kind, kind),
        isNull(listings.deletedAt),
        after === undefined ? undefined : gt(listings.id, after),
      ),
    )
    .orderBy(listings.id)
    .limit(count);
export type Known = Awaited<ReturnType<typeof findColumns>>[number];

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

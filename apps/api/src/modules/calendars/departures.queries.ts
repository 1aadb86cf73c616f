import type { Departure, PromisedDay } from '@serendib/contract/calendars/departures';
import { and, eq, gte, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { departureSeats, departures } from '../../schema/index.ts';

/** The departures of a listing from a day on, or all that are kept, each with the places that are left, in their order. */
export async function findDepartures(db: Db, listingId: string, from = '-infinity'): Promise<Departure[]> {
  const { rows } = await db.execute<{ day: string; places: number; left: number }>(sql`
    select d.first_day::text as day, d.places, d.places - coalesce(sum(s.seats), 0)::int as left
    from departures d left join departure_seats s using (listing_id, first_day)
    where d.listing_id = ${listingId} and d.first_day >= ${from}::date
    group by d.listing_id, d.first_day order by d.first_day`);
  return rows;
}

/** The threads in which places are agreed on, of departures from a day on, in the order of their days. */
export const findPromisedDays = (db: Db, listingId: string, from: string): Promise<PromisedDay[]> =>
  db
    .select({ day: departureSeats.firstDay, inquiryId: departureSeats.fromId })
    .from(departureSeats)
    .where(and(eq(departureSeats.listingId, listingId), gte(departureSeats.firstDay, from)))
    .orderBy(departureSeats.firstDay, departureSeats.fromId);

/** Locks the departure of a day, and gives its places; undefined where nothing leaves then. */
export async function lockDeparture(db: Db, listingId: string, day: string): Promise<number | undefined> {
  const [found] = await db
    .select({ places: departures.places })
    .from(departures)
    .where(and(eq(departures.listingId, listingId), eq(departures.firstDay, day)))
    .for('update');
  return found?.places;
}

/** All of a listing from a day on, in their order, so that two who lock them never wait for each other. */
export const lockDepartures = (db: Db, listingId: string, from: string) =>
  db
    .select({ day: departures.firstDay })
    .from(departures)
    .where(and(eq(departures.listingId, listingId), gte(departures.firstDay, from)))
    .orderBy(departures.firstDay)
    .for('update');

export async function countSeats(db: Db, listingId: string, day: string): Promise<number> {
  const [found] = await db
    .select({ taken: sql<number>`coalesce(sum(seats), 0)::int` })
    .from(departureSeats)
    .where(and(eq(departureSeats.listingId, listingId), eq(departureSeats.firstDay, day)));
  return found?.taken ?? 0;
}

export const insertSeats = (db: Db, seats: typeof departureSeats.$inferInsert) =>
  db.insert(departureSeats).values(seats);

export const deleteSeatsFrom = (db: Db, fromIds: readonly string[]) =>
  db.delete(departureSeats).where(inArray(departureSeats.fromId, [...fromIds]));

/** Departures from a day on become those that are named. */
export async function replaceDepartures(
  db: Db,
  listingId: string,
  from: string,
  named: readonly { day: string; places: number }[],
): Promise<void> {
  const days = named.map(({ day }) => day);
  const ofIt = and(eq(departures.listingId, listingId), gte(departures.firstDay, from));
  await db
    .delete(departures)
    .where(days.length > 0 ? and(ofIt, notInArray(departures.firstDay, days)) : ofIt);
  if (named.length === 0) return;
  await db
    .insert(departures)
    .values(named.map(({ day, places }) => ({ listingId, firstDay: day, places })))
    .onConflictDoUpdate({
      target: [departures.listingId, departures.firstDay],
      set: { places: sql`excluded.places` },
      // What stays as it was is not announced, and drops no kept page.
      setWhere: sql`departures.places <> excluded.places`,
    });
}

/** Departures that are long over, with the places that were taken. */
export const deletePastDepartures = (db: Db, before: string) =>
  db.delete(departures).where(lt(departures.firstDay, before));

import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { calendarImports, calendarSpans, calendars, departures, listings } from '../../schema/index.ts';

/** What the calendars of an account's listings keep, deleted ones included. */
export async function findCalendarsOf(db: Db, userId: string) {
  const theirs = db.select({ id: listings.id }).from(listings).where(eq(listings.ownerId, userId));
  const [kept, imports, spans, leaving] = [
    await db.select().from(calendars).where(inArray(calendars.listingId, theirs)),
    await db
      .select()
      .from(calendarImports)
      .where(inArray(calendarImports.listingId, theirs))
      .orderBy(asc(calendarImports.id)),
    await db
      .select()
      .from(calendarSpans)
      .where(inArray(calendarSpans.listingId, theirs))
      .orderBy(asc(calendarSpans.firstDay), asc(calendarSpans.id)),
    await db
      .select()
      .from(departures)
      .where(inArray(departures.listingId, theirs))
      .orderBy(asc(departures.firstDay)),
  ];
  return { kept, imports, spans, leaving };
}

import { and, eq, gt, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { calendarSpans, calendars, isBusyOn, listings } from '../../../../schema/index.ts';
import type { BusyDays } from '../list/list-query.ts';

/** Which of these have a calendar that was touched since, and are not away without a day. */
export async function findKept(db: Db, ids: readonly string[], since: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: calendars.listingId })
    .from(calendars)
    .innerJoin(listings, eq(listings.id, calendars.listingId))
    .where(
      and(
        inArray(calendars.listingId, [...ids]),
        gt(calendars.keptAt, since),
        or(ne(listings.availability, 'away'), isNotNull(listings.awayUntil)),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** Which of these are busy, or held for an offer, on one of these days. */
export async function findBusy(
  db: Db,
  ids: readonly string[],
  { at, ...days }: BusyDays,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { listingId } = calendarSpans;
  const found = await db
    .selectDistinct({ id: listingId })
    .from(calendarSpans)
    .where(and(inArray(listingId, [...ids]), isBusyOn(days, at)));
  return new Set(found.map(({ id }) => id));
}

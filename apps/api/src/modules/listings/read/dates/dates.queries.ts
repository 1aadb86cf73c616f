import { and, gt, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { calendarSpans, calendars } from '../../../../schema/index.ts';
import type { BusyDays } from '../list/list-query.ts';

/** Which of these have a calendar that was touched since. */
export async function findKept(db: Db, ids: readonly string[], since: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: calendars.listingId })
    .from(calendars)
    .where(and(inArray(calendars.listingId, [...ids]), gt(calendars.keptAt, since)));
  return new Set(found.map(({ id }) => id));
}

/** Which of these are busy, or held for an offer, on one of these days. */
export async function findBusy(
  db: Db,
  ids: readonly string[],
  { from, to, at }: BusyDays,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { listingId, firstDay, lastDay, heldUntil } = calendarSpans;
  const found = await db
    .selectDistinct({ id: listingId })
    .from(calendarSpans)
    .where(
      and(
        inArray(listingId, [...ids]),
        gte(lastDay, from),
        lte(firstDay, to),
        or(isNull(heldUntil), gt(heldUntil, new Date(at))),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

import { dayOf } from '@serendib/contract/calendar';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { newId } from '../../../schema/index.ts';

/**
 * Of one that is away until a day its calendar says the same, so that all that asks for days asks there alone: after its row was
 * written, in the same transaction. Days that stay the same or become fewer keep their id, which says since when they are taken.
 */
export async function keepAwayDays(db: Db, listingId: string, at: Date): Promise<void> {
  await db.execute(sql`update calendar_spans set last_day = away_until - 1 from listings
    where listings.id = listing_id and listing_id = ${listingId} and source = 'away'
      and last_day > away_until - 1 and first_day < away_until`);
  await db.execute(sql`delete from calendar_spans where listing_id = ${listingId} and source = 'away'
    and last_day is distinct from (select away_until - 1 from listings where id = ${listingId})`);
  await db.execute(sql`insert into calendar_spans (id, listing_id, source, first_day, last_day)
    select ${newId()}, id, 'away', ${dayOf(at)}::date, away_until - 1 from listings
    where id = ${listingId} and away_until > ${dayOf(at)}::date
      and not exists (select from calendar_spans where listing_id = ${listingId} and source = 'away')`);
}

/**
 * Listings of which the row says other days away than the calendar: while an upgrade is under way, a process of the version before
 * writes the row alone.
 */
export async function findAwayAtOdds(db: Db, at: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from listings
      where away_until > ${dayOf(at)}::date and details <> '{}'
        and not exists (select from calendar_spans where listing_id = listings.id and source = 'away')
    union select listing_id from calendar_spans join listings on listings.id = listing_id
      where source = 'away' and last_day is distinct from away_until - 1`);
  return rows.map(({ id }) => id);
}

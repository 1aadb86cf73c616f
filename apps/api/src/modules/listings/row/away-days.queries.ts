import { dayOf } from '@serendib/contract/calendar';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { newId } from '../../../schema/index.ts';

/**
 * Of one that is away until a day its calendar says the same, so that whatever asks for days asks there alone: after its row was
 * written, in the same transaction. Days that stay the same keep their id, which says since when they are taken.
 */
export async function keepAwayDays(db: Db, listingId: string, at: Date): Promise<void> {
  await db.execute(sql`delete from calendar_spans where listing_id = ${listingId} and source = 'away'
    and last_day is distinct from (select away_until - 1 from listings where id = ${listingId})`);
  await db.execute(sql`insert into calendar_spans (id, listing_id, source, first_day, last_day)
    select ${newId()}, id, 'away', ${dayOf(at)}::date, away_until - 1 from listings
    where id = ${listingId} and away_until > ${dayOf(at)}::date
      and not exists (select from calendar_spans where listing_id = ${listingId} and source = 'away')`);
}

import { sql } from 'drizzle-orm';
import { loadPlaces } from '../src/modules/destinations/load-places.ts';
import { keepSamples } from '../src/modules/listings/read/keep-samples.ts';
import type { Database, Db } from '../src/platform/database/database.ts';
import { users } from '../src/schema/index.ts';
import { generateAround } from './generate-around.ts';
import { generateHistories } from './generate-histories.ts';
import { generateListings } from './generate-listings.ts';

/** All that is read of a large catalogue but threads: listings, what stands around them, histories and calendars. */
export async function generateCatalogue({ db }: Pick<Database, 'db'>, rows: number): Promise<void> {
  await generateListings(db, rows);
  await loadPlaces(db);
  await generateAround(db, rows);
  await generateHistories(db);
  const [owner] = await db
    .insert(users)
    .values({ userName: 'Kamala', email: 'kamala@hills.example.lk' })
    .returning();
  await db.execute(sql`update listings set owner_id = ${owner?.id} where id in
    (select id from listings where kind = 'vehicle' order by md5(id::text) limit 20)`);
  // Of each tenth some days are busy, in the three months in which most travel; each third keeps its calendar.
  await db.execute(sql`insert into calendar_spans (id, listing_id, source, first_day, last_day)
    select gen_random_uuid(), id, 'block', begins, begins + 4 from (
      select id, date '2027-01-01' + (hashtext(id::text || nth) & 1023) % 90 as begins
      from listings, generate_series(1, 2) nth
      where kind in ('vehicle', 'tourGuide') and hashtext(id::text) % 5 = 0) busy`);
  await db.execute(sql`insert into calendars (listing_id, kept_at, address_key)
    select id, now(), id::text from listings where kind in ('vehicle', 'tourGuide') and hashtext(id::text) % 3 = 0`);
  await db.execute(sql`vacuum analyze calendar_spans`);
  await db.execute(sql`vacuum analyze calendars`);
  await generateDeleted(db, rows);
  // All else is known of them since they were made, and takes seconds to be found out.
  await db.execute(sql`vacuum listings`);
  await db.execute(sql`analyze listings (owner_id, deleted_at)`);
  await keepSamples({ db });
  await db.execute(sql`vacuum analyze listing_samples`);
}

/**
 * Some that their owners deleted within the month for which they can be brought back, in this order, and before the table is vacuumed:
 * then they lie at its end, whichever connection writes them. Each in a gap of its own, a list of them turned twice as many pages.
 */
const generateDeleted = (db: Db, rows: number) =>
  db.execute(sql`
    insert into listings (id, kind, owner_id, status, approved_at, title, deleted_at, search, details)
    select gen_random_uuid(), 'vehicle', person, 'approved', now(), 'Toyota ' || i, now() - i * interval '15 minutes', '', '{}'
    from generate_series(1, ${Math.round(rows / 50)}::int) i
    join (select row_number() over (order by id) as n, id as person from users) people on n = 1 + i * 7
    order by i`);

import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/database/database.ts';

/** Half as many threads as listings, each with a step, a message and an offer; of each third an agreement. */
export async function generateThreads(db: Db, listings: number): Promise<void> {
  const people = sql`(select row_number() over (order by id) as n, id from users)`;
  const count = sql`(select count(*) from users)`;
  await db.execute(sql`
    insert into inquiries (id, listing_id, listing_title, partner_id, traveller_id, status, first_day, last_day,
      flexible, adults, children, language, pickup, sent_at, answer_by, created_at, updated_at)
    select gen_random_uuid(), van.id, 'A van', partner.id, traveller.id,
      (array['done', 'done', 'open', 'offered', 'declined', 'expired', 'cancelled'])[1 + i % 7], date '2026-12-01' + i % 300,
      date '2026-12-03' + i % 300, false, 2, '{}', '', '', now(), now() + interval '3 days', now() - i * interval '1 minute',
      now() - i * interval '1 minute'
    from generate_series(1, ${Math.round(listings / 2)}::int) i
      join ${people} traveller on traveller.n = 1 + i % ${count}
      join ${people} partner on partner.n = 1 + (i * 7 + 3) % ${count}
      join (select row_number() over (order by id) as n, id from listings where kind = 'vehicle') van
        on van.n = 1 + i % (select count(*) from listings where kind = 'vehicle')`);
  await db.execute(sql`insert into inquiry_steps (id, inquiry_id, to_status, by, at)
    select gen_random_uuid(), id, 'open', 'traveller', created_at from inquiries`);
  await db.execute(sql`insert into inquiry_messages (id, inquiry_id, by, text, at)
    select gen_random_uuid(), id, 'traveller', 'Is it free?', created_at from inquiries`);
  await db.execute(sql`insert into offers (id, inquiry_id, content, total, valid_until, created_at)
    select gen_random_uuid(), id, '{"lines": [], "included": [], "notIncluded": [], "cancellation": {"freeUntilDays": 7}}',
      15000, now(), created_at from inquiries`);
  await db.execute(sql`insert into agreements (inquiry_id, offer_id, agreed_at)
    select inquiry_id, id, created_at from offers where hashtext(id::text) % 3 = 0`);
  await db.execute(sql`insert into inquiry_blocks (id, partner_id, guest_email, at)
    select gen_random_uuid(), partner.id, 'guest' || partner.n || '@example.org', now() from ${people} partner`);
  for (const table of threadTables) await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

const threadTables = [
  'inquiries',
  'inquiry_steps',
  'inquiry_messages',
  'offers',
  'agreements',
  'inquiry_blocks',
];

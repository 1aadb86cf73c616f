import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/database/database.ts';
import { withoutIndexes } from './without-indexes.ts';

/** A fifth as many people as listings, a review for every second listing, and what administrators did and partners paid. */
export async function generateAround(db: Db, listings: number): Promise<void> {
  const people = Math.round(listings / 5);
  const ofTime = (
    salt: string,
  ) => sql`(lpad(to_hex(1700000000000 + i * 977), 12, '0') || '7' || substr(md5(i::text || ${salt}::text), 1, 3)
    || '8' || substr(md5(i::text || ${salt}::text), 4, 15))::uuid`;
  const tables = ['users', 'reviews', 'audit', 'payments'];
  await withoutIndexes(db, tables, async () => {
    for (const table of tables)
      await db.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
    await db.execute(sql`
      insert into users (id, user_name, email, email_verified_at, suspended_at, created_at)
      select ${ofTime('user')}, (array['Kumari', 'Nimal', 'Ruwan', 'Sita', 'Farook', 'Priya'])[1 + i % 6] || ' ' || (array['Perera', 'Silva', 'Fernando', 'Jayasuriya', 'Bandara'])[1 + i / 6 % 5],
        'person' || i || '@example.lk', case when i % 20 > 0 then now() end, case when i % 500 = 0 then now() end, now()
      from generate_series(1, ${people}::int) i`);
    await db.execute(sql`
      insert into reviews (id, item_type, item_id, user_id, rating, comment, hidden_at, waiting_since)
      select ${ofTime('review')}, kind, id_of, person, 1 + (i * 7 % 23 + 40) % 5, comments[1 + i % 4], case when i % 997 = 0 then now() end,
        case when i % 1999 = 0 then now() end
      from (
        select row_number() over (order by listings.id) as i, kind, listings.id as id_of,
          array['', 'A quiet room over the lagoon.', 'Our driver was early each day.', 'Lunch at the roadside, and no hurry ' || right(listings.id::text, 2)] as comments
        from listings where kind <> 'blog' and status = 'approved' and right(listings.id::text, 1) < '8'
      ) reviewed join (select row_number() over (order by id) as n, id as person from users) people on n = 1 + i % ${people}::int`);
    await db.execute(sql`
      insert into audit (id, at, actor_id, action, thing, thing_id, thing_name)
      select ${ofTime('audit')}, now() - i * interval '1 minute', (select id from users limit 1), (array['approve', 'reject', 'hide'])[1 + i % 3], 'vehicle', i::text, 'Listing ' || i
      from generate_series(1, ${people}::int) i`);
    await db.execute(sql`
      insert into payments (id, order_id, user_id, service_type, amount_cents, status, mode, paid_at, created_at, updated_at)
      select ${ofTime('payment')}, 'order' || n, users.id, 'vehicle_premium_monthly', 100000, case when n % 40 = 0 then 'failed' else 'completed' end, 'simulator', now() - n * interval '1 hour', now(), now()
      from (select row_number() over (order by id) as n, n as i, id from (select id, row_number() over (order by id) as n from users) numbered) users`);
    await db.execute(sql`
      insert into tallies (what, n)
      select user_tally(users), count(*) from users group by 1`);
    for (const table of tables)
      await db.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
  });
  for (const table of tables) await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/database/database.ts';
import { withoutIndexes } from './without-indexes.ts';

const tables = [
  ...['listing_steps', 'listing_revisions', 'listing_days', 'pictures', 'papers', 'seen_papers'],
  ...['departures', 'departure_seats', 'review_reports', 'sessions', 'authenticators', 'passkeys', 'trips'],
  ...['entitlements', 'free_months', 'vouchers', 'payment_steps', 'payment_notifications', 'payment_refunds'],
  ...['alerts', 'desk_notes', 'identities', 'account_tokens'],
];

/**
 * What gathers around listings and people: decisions and changes, days with views, pictures, papers, premium, sessions and
 * trips. Three rows a listing and two a person, in unequal parts.
 */
export async function generateHistories(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // What is written here holds by how it is made: foreign keys and triggers would look at each row again.
    await tx.execute(sql`set local session_replication_role = replica`);
    await withoutIndexes(tx, tables, async () => {
      await ofListings(tx);
      await ofPeople(tx);
      await ofPayments(tx);
    });
  });
  for (const table of tables) await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

/** One of so many, always the same. */
const oneIn = (count: number) => sql`hashtext(id::text) % ${sql.raw(String(count))} = 0`;
const administrator = sql`(select id from users order by id limit 1)`;

async function ofListings(db: Db): Promise<void> {
  await db.execute(sql`
    insert into listing_steps (id, listing_id, from_status, to_status, by_role, actor_id, at)
    select gen_random_uuid(), id, null, 'pending', 'system', null, changed_at from listings
    union all select gen_random_uuid(), id, 'pending', case when ${oneIn(30)} then 'rejected' else 'approved' end,
      'admin', ${administrator}, changed_at from listings where status = 'approved'`);
  await db.execute(sql`
    insert into listing_revisions (id, listing_id, version, by_role, changes, at)
    select gen_random_uuid(), id, 2, 'owner', '[{"field": "contactPhone", "from": "+94771234567", "to": "+94771234568"}]',
      now() from listings where ${oneIn(3)}`);
  await db.execute(sql`
    insert into listing_days (listing_id, day, views, clicks, inquiries)
    select id, current_date - 3 * nth, 1 + nth, 0, 0 from listings, generate_series(1, 5) nth where ${oneIn(5)}`);
  // Of a hundred photos two are alike.
  await db.execute(sql`
    insert into pictures (id, key, listing_id, width, height, bytes, fingerprint)
    select gen_random_uuid(), md5(id::text), id, 1600, 1200, 300000, md5((hashtext(id::text) / 100)::text)
    from listings where ${oneIn(3)}`);
  await db.execute(sql`
    insert into papers (id, owner_id, listing_id, kind, type, file_key, cipher_key, added_at, decided_at)
    select gen_random_uuid(), ${administrator}, id, kind, 'insurance', md5(id::text), '', now(), now()
    from listings where ${oneIn(3)}`);
  await db.execute(sql`
    insert into seen_papers (listing_id, type, valid_until, seen_at, seen_by)
    select id, 'insurance', current_date + 200, now(), ${administrator}
    from listings where kind = 'vehicle' and ${oneIn(10)}`);
  await db.execute(sql`
    insert into desk_notes (id, listing_id, author_id, text, at)
    select gen_random_uuid(), id, ${administrator}, 'Called, and the number is theirs.', now()
    from listings where ${oneIn(30)}`);
  await db.execute(sql`
    insert into entitlements (id, kind, listing_id, source, source_id, starts_at, ends_at)
    select gen_random_uuid(), kind, id, 'admin', '', now() - interval '20 days', now() + interval '10 days'
    from listings where is_premium`);
  await db.execute(sql`
    insert into departures (listing_id, first_day, places)
    select id, current_date + 7 * nth, 8 from listings, generate_series(1, 3) nth where kind = 'tour' and ${oneIn(2)}`);
  await db.execute(sql`
    insert into departure_seats (from_id, listing_id, first_day, seats)
    select gen_random_uuid(), listing_id, first_day, 2 from departures where hashtext(listing_id::text) % 4 = 0`);
  await db.execute(sql`
    insert into review_reports (id, review_id, user_id, reason, decided_at)
    select gen_random_uuid(), id, user_id, 'Not about the van.', case when ${oneIn(400)} then null else now() end
    from reviews where ${oneIn(20)}`);
}

async function ofPeople(db: Db): Promise<void> {
  await db.execute(sql`
    insert into sessions (id, user_id, token_hash, device, created_at, last_seen_at, expires_at)
    select gen_random_uuid(), id, sha256(id::text::bytea), 'Firefox on Linux', now(), now(), now() + interval '30 days'
    from users`);
  await db.execute(sql`
    insert into authenticators (user_id, secret, created_at, confirmed_at)
    select id, '', now(), now() from users where ${oneIn(10)}`);
  await db.execute(sql`
    insert into passkeys (id, user_id, credential_id, public_key, counter, transports, device, created_at)
    select gen_random_uuid(), id, id::text, '', 0, '{}', 'Firefox on Linux', now() from users where ${oneIn(10)}`);
  await db.execute(sql`
    insert into identities (issuer, subject, user_id, created_at)
    select 'https://accounts.example', id::text, id, now() from users where ${oneIn(3)}`);
  await db.execute(sql`
    insert into account_tokens (token_hash, user_id, purpose, created_at, expires_at)
    select sha256(id::text::bytea), id, 'reset', now(), now() + interval '1 hour' from users where ${oneIn(5)}`);
  await db.execute(sql`
    insert into trips (id, owner_id, content, created_at, updated_at)
    select gen_random_uuid(), id, '{}', now(), now() from users where ${oneIn(3)}`);
  await db.execute(sql`
    insert into free_months (id, user_id, kind, taken_at)
    select gen_random_uuid(), id, 'tourGuide', now() from users where ${oneIn(8)}`);
}

async function ofPayments(db: Db): Promise<void> {
  await db.execute(sql`
    insert into payment_steps (id, payment_id, from_status, to_status, by_whom, at)
    select gen_random_uuid(), id, 'pending', status, 'gateway', paid_at from payments`);
  await db.execute(sql`
    insert into payment_notifications (id, payment_id, outcome, fields, received_at)
    select gen_random_uuid(), id, case when ${oneIn(500)} then 'paid again' else 'applied' end, '{}', paid_at
    from payments`);
  await db.execute(sql`
    insert into payment_refunds (id, payment_id, reason, reported_on, requested_at, finished_at)
    select gen_random_uuid(), id, 'duplicate', current_date, now(), now() from payments where ${oneIn(20)}`);
  await db.execute(sql`
    insert into vouchers (id, payment_id, user_id, kind, created_at, spent_at)
    select gen_random_uuid(), id, user_id, 'tour', now(), now() from payments where ${oneIn(5)}`);
  await db.execute(sql`
    insert into alerts (id, kind, subject, what, raised_at, answered_at, answered_by)
    select gen_random_uuid(), 'surplus', order_id, 'Paid twice', now(), now(), ${administrator}
    from payments where ${oneIn(20)}`);
}

import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { generateListings } from '../../apps/api/explain/generate-listings.ts';
import { buildApp } from '../../apps/api/src/app.ts';
import { type Db, openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { migrateDatabase } from '../../apps/api/src/platform/database/migrate.ts';
import { newId, sessions, users } from '../../apps/api/src/schema/index.ts';
import { makeFolder, startPostgres } from '../opened.ts';
import { numberOption } from '../options.ts';
import { markdownTable, report } from '../report.ts';
import { median } from '../statistics.ts';

/**
 * Measures what an administrator waits for in a marketplace that has grown: the dashboard and every list, over real
 * PostgreSQL, asked in-process. `npm run bench -- --admin --listings 1000000`; half an hour for the million on a
 * small machine, most of it for filling the tables.
 */
const listings = numberOption('listings', 100_000);
const tries = 7;

/** People, what they said, what was done and paid, in proportion, and listings that wait for a second look. */
async function fillTheRest(db: Db, count: number): Promise<void> {
  const unlimited = sql`set local statement_timeout = 0`;
  await db.transaction(async (tx) => {
    await tx.execute(unlimited);
    await tx.execute(sql`
      insert into users (id, user_name, email, email_verified_at, suspended_at, created_at)
      select uuid_of(i), 'Person ' || md5(i::text), md5(i::text) || '@example.lk',
        case when i % 20 > 0 then now() end, case when i % 200 = 7 then now() end, now()
      from generate_series(1, ${Math.round(count / 5)}::int) i`);
    await tx.execute(sql`
      update listings set owner_id = uuid_of(1 + ('x' || right(id::text, 6))::bit(24)::int % ${Math.round(count / 5)}::int)
      where kind = 'vehicle' and right(id::text, 1) = '3'`);
    await tx.execute(sql`
      update listings set needs_review = true, updated_at = now() - random() * interval '10 days'
      where status = 'approved' and ('x' || right(id::text, 4))::bit(16)::int % 200 = 3`);
    await tx.execute(sql`
      update listings set submitted_at = now() - random() * interval '10 days' where status = 'pending'`);
    await tx.execute(sql`
      update listings set details = details || jsonb_build_object('contactPhone', '+9477' || lpad((('x' || right(id::text, 5))::bit(20)::int % 10000000)::text, 7, '0'))
      where right(id::text, 2) in ('13', '23', '33')`);
    await tx.execute(sql`
      update listings set premium_until = now() + ('x' || right(id::text, 2))::bit(8)::int * interval '1 day'
      where is_premium`);
    await tx.execute(sql`
      insert into reviews (id, item_type, item_id, user_id, rating, comment, hidden_at)
      select uuid_of(i), 'vehicle', uuid_of(i), uuid_of(1 + i % ${Math.round(count / 5)}::int), 1 + i % 5,
        'word' || i % 4000 || ' ' || md5(i::text), case when i % 300 = 1 then now() end
      from generate_series(1, ${Math.round(count / 4)}::int) i`);
    await tx.execute(sql`
      insert into audit (id, at, actor_id, action, thing, thing_id, thing_name, before, after)
      select uuid_of(i), now(), uuid_of(1 + i % 5), (array['approve', 'reject', 'edit'])[1 + i % 3],
        (array['vehicle', 'tour', 'user'])[1 + i % 3], uuid_of(i)::text, 'Lagoon ' || i, '{}', '{}'
      from generate_series(1, ${Math.round(count / 4)}::int) i`);
    await tx.execute(sql`
      insert into payments (id, order_id, user_id, service_type, amount_cents, status, mode, is_current, paid_at, created_at, updated_at)
      select uuid_of(i), 'ORDER-' || i, uuid_of(1 + i % ${Math.round(count / 5)}::int),
        (array['guide_premium_monthly', 'sponsored_blog_post'])[1 + i % 2], 50000,
        case when i % 50 = 0 then 'failed' when i % 500 = 3 then 'pending' else 'completed' end, 'live', false,
        case when i % 500 <> 3 then now() - i % 700 * interval '1 day' end, now(), now()
      from generate_series(1, ${Math.round(count / 10)}::int) i`);
  });
  for (const table of ['listings', 'users', 'reviews', 'audit', 'payments']) {
    await db.execute(sql.raw(`vacuum analyze ${table}`));
  }
}

/** The queue asks for all kinds at once. */
const queue = ['tour-guides', 'vehicles', 'tours', 'affiliate-links', 'blogs'].flatMap((name) => [
  [`queue: new ${name}`, `/${name}/all?status=pending&sort=waiting&limit=20`] as const,
  [`queue: changed ${name}`, `/${name}/all?needsReview=true&status=approved&sort=waiting&limit=20`] as const,
]);

const asked = [
  ['dashboard', '/admin/dashboard-stats'],
  ['revenue of 12 months', '/admin/revenue'],
  ['payment cards', '/admin/payments/summary'],
  ['what waits', '/admin/pending/vehicles'],
  ['what was changed', '/admin/pending/vehicles?what=changed'],
  ['vehicles', '/vehicles/all'],
  ['vehicles by title', '/vehicles/all?sort=title'],
  ['vehicles, premium ends soonest', '/vehicles/all?sort=expiry'],
  ['pending vehicles', '/vehicles/all?status=pending'],
  ['rejected vehicles (none)', '/vehicles/all?status=rejected'],
  ['premium vehicles', '/vehicles/all?premium=true'],
  ['premium and pending', '/vehicles/all?premium=true&status=pending'],
  ['vehicles of suspended owners', '/vehicles/all?hidden=true'],
  ['vehicles that need review', '/vehicles/all?needsReview=true'],
  ['a type and an area', '/vehicles/all?type=suv&area=Northern'],
  ['a rare type, pending', '/vehicles/all?type=threeWheeler&status=pending'],
  ['a frequent word', '/vehicles/all?search=toyota'],
  ['a rare word', '/vehicles/all?search=word3987'],
  ['a misspelt word', '/vehicles/all?search=toyotta'],
  ['a word, pending, by title', '/vehicles/all?search=caravan&status=pending&sort=title'],
  ['a vehicle by the owner it names', '/vehicles/all?search=owner399'],
  ['… whom many are called', '/vehicles/all?search=owner3'],
  ['vehicles of people by part of a name', '/vehicles/all?search=a1b2c3'],
  ['a telephone nobody has', '/vehicles/all?search=0711234567'],
  ['guides of a district', '/tour-guides/all?district=Vavuniya'],
  ['guides', '/tour-guides/all'],
  ['tours', '/tours/all'],
  ['businesses', '/affiliate-links/all'],
  ['blogs', '/blogs/all'],
  ['destinations', '/destinations'],
  ['users', '/admin/users'],
  ['users by name', '/admin/users?sort=name'],
  ['users like a part', '/admin/users?search=a1b2c3'],
  ['suspended users', '/admin/users?state=suspended'],
  ['reviews', '/admin/reviews'],
  ['reviews with a word', '/admin/reviews?search=word3987'],
  ['hidden reviews', '/admin/reviews?hidden=true'],
  ['audit', '/admin/audit'],
  ['audit of a thing by name', '/admin/audit?thing=tour&search=24991'],
  ['payments', '/admin/payments'],
  ['pending payments', '/admin/payments?status=pending&limit=8'],
  ['payments of a service', '/admin/payments?serviceType=sponsored_blog_post'],
  ['a payment by its order', '/admin/payments?search=ORDER-77'],
  ['users who have not confirmed', '/admin/users?state=unverified&limit=10'],
] as const;

export async function measure(): Promise<void> {
  const dataDir = await makeFolder('serendib-bench-');
  const server = await startPostgres({ dataDir });
  const database = openDatabase({ url: server.url, statementTimeoutMs: 0 });
  try {
    await migrateDatabase(server.url);
    const { db } = database;
    await db.execute(sql`create function uuid_of(i int) returns uuid language sql immutable
    return (lpad(to_hex(1700000000000 + i::bigint * 977), 12, '0') || '7' || substr(md5(i::text), 1, 3) || '8'
      || substr(md5(i::text), 4, 15))::uuid`);
    const began = performance.now();
    await generateListings(db, listings);
    await fillTheRest(db, listings);
    console.log(`${listings} listings in ${((performance.now() - began) / 1000).toFixed(0)} s`);

    const token = randomBytes(32).toString('base64url');
    const [userId, now] = [newId(), new Date()];
    const soon = new Date(now.getTime() + 86_400_000);
    await db.insert(users).values({ id: userId, userName: 'Bench', email: 'b@example.lk', role: 'admin' });
    await db.insert(sessions).values({
      ...{ userId, tokenHash: createHash('sha256').update(token).digest(), device: 'Bench' },
      ...{ createdAt: now, lastSeenAt: now, expiresAt: soon },
    });
    // As in production: ten seconds, after which a statement is given up.
    const reading = openDatabase({ url: server.url });
    const app = await buildApp({
      ...{ database: reading, publicUrl: 'http://127.0.0.1', rateLimit: false, log: { level: 'error' } },
    });
    const ask = async (path: string) => {
      const start = performance.now();
      const reply = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
      return { ms: performance.now() - start, reply };
    };
    const { rows: chosen } = await db.execute<{
      id: string;
      owner: string;
      phone: string;
      email: string;
    }>(sql`
    select l.id, owner_id as owner, details ->> 'contactPhone' as phone, email from listings l join users on users.id = owner_id
    where details ? 'contactPhone' limit 1`);
    const [{ id, owner, phone, email } = { id: newId(), owner: newId(), phone: '', email: '' }] = chosen;
    const all = [
      ...asked,
      ...queue,
      ['a telephone that is there', `/vehicles/all?search=${encodeURIComponent(phone)}`],
      ['an owner’s address', `/vehicles/all?search=${encodeURIComponent(email)}`],
      ['the review of a listing', `/admin/listings/${id}/review`],
      ['… with its history', `/listings/${id}/history`],
      ['… and the listing itself', `/vehicles/${id}`],
      ['an account', `/admin/users/${owner}`],
      ['payments of an account', `/admin/payments?userId=${owner}&limit=50`],
      ['what waits of an account', `/vehicles/all?status=pending&sort=waiting&ownerId=${owner}`],
    ] as const;
    const rows = [];
    for (const [what, path] of all) {
      const first = await ask(path);
      const times: number[] = [];
      for (let i = 0; i < tries; i++) times.push((await ask(path)).ms);
      const { statusCode, headers } = first.reply;
      rows.push({
        ...{
          what,
          path,
          status: statusCode,
          'first ms': first.ms.toFixed(1),
          'median ms': median(times).toFixed(1),
        },
        matching: `${headers['x-total-count'] ?? ''}${headers['x-total-count-capped'] ? '+' : ''}`,
      });
    }
    const counting = performance.now();
    await db.execute(sql`select kind, status, is_premium, needs_review, count(*) from listings
    where deleted_at is null group by 1, 2, 3, 4`);
    const counted = `Counting the table instead: ${(performance.now() - counting).toFixed(0)} ms.`;
    report('admin', `## Administrators, over ${listings} listings`, markdownTable(rows), counted);
    await app.close();
    await reading.close();
  } finally {
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

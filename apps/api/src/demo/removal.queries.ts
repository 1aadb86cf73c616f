import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { agreements, entitlements, freeMonths, inquiries, listings, users } from '../schema/index.ts';

/** What travellers and partners wrote to each other about invented listings, which are locked, with what they agreed. */
export async function deleteDemoThreads(db: Db): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${inquiries} where ${inquiries.listingId} in (select id from ${listings} where is_demo)
    order by id for update of inquiries`);
  const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::uuid[])`;
  await db.execute(sql`delete from ${agreements} where ${agreements.inquiryId} = ${ids}`);
  await db.execute(sql`delete from ${inquiries} where ${inquiries.id} = ${ids}`);
}

/** What names an account while its person has made nothing of their own, and goes with it. */
const given: string[] = [
  'entitlements.user_id',
  'free_months.user_id',
  'sessions.user_id',
  'known_places.user_id',
  'account_tokens.user_id',
  'passkey_challenges.user_id',
  'desk_notes.user_id',
  'desk_presence.user_id',
  'inquiry_blocks.traveller_id',
];

/** Deletes the invented people whom nothing else names any more, with the premium that they were given; gives how many. */
export async function deleteDemoPeople(db: Db): Promise<number> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = ${'users'}::regclass`);
  const named = rows
    .filter(({ table, column }) => !given.includes(`${table}.${column}`))
    .map(
      ({ table, column }) =>
        sql`and not exists (select from ${sql.identifier(table)} where ${sql.identifier(column)} = users.id)`,
    );
  await db.execute(sql`
    create temporary table demo_removal on commit drop as
    select id from ${users} where is_demo ${sql.join(named, sql` `)}`);
  await db.execute(sql`delete from ${entitlements} where user_id in (select id from demo_removal)`);
  await db.execute(sql`delete from ${freeMonths} where user_id in (select id from demo_removal)`);
  const gone = await db.execute(sql`delete from ${users} where id in (select id from demo_removal)`);
  await db.execute(sql`drop table demo_removal`);
  return gone.rowCount ?? 0;
}

/**
 * What points at people from large tables is found by indexes that nothing else needs, made for the removal alone: without them
 * PostgreSQL would read all listings and all steps for each person that goes.
 */
export async function withIndexesOfPeople<T>(db: Db, remove: () => Promise<T>): Promise<T> {
  await db.execute(sql`create index demo_removal_owners on listings (owner_id)`);
  await db.execute(sql`create index demo_removal_actors on listing_steps (actor_id)`);
  const removed = await remove();
  await db.execute(sql`drop index demo_removal_owners, demo_removal_actors`);
  return removed;
}

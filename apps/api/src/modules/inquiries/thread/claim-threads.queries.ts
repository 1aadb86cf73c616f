import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { isToReview } from './lock-threads.queries.ts';

/** But threads that were never sent: the guest who typed the address may be another person, and the link that went there was never opened. */
const ofGuest = sql`i.traveller_id is null and i.sent_at is not null
  and lower(i.guest_email) = lower(u.email) and i.partner_id <> u.id`;

/**
 * A guest's threads become those of the account with that address, once it was confirmed; and a partner who blocked the guest
 * has blocked the account, also under an address that it has later. Where nothing is to be claimed, nothing is locked or written. Accounts
 * are locked in the order of their ids, and after all of them the threads in that of theirs (docs/locks.md).
 */
const claim = (db: Db, which: SQL) =>
  db.execute(sql`
    with u as (
      select id, email from users u
      where ${which} and email_verified_at is not null and exists (select 1 from inquiries i where ${ofGuest})
      order by id for share
    ), theirs as (
      select i.id, u.id as account_id from inquiries i, u where ${ofGuest} order by i.id for update of i
    ), claimed as (
      update inquiries i set traveller_id = account_id from theirs where i.id = theirs.id
      returning i.partner_id, i.traveller_id, lower(i.guest_email) as address
    )
    insert into inquiry_blocks (id, partner_id, traveller_id, at)
    select gen_random_uuid(), block.partner_id, claimed.traveller_id, block.at
    from claimed join inquiry_blocks block on block.partner_id = claimed.partner_id and block.guest_email = address
    on conflict do nothing`);

/**
 * The same of all accounts with a journey after which they are to be asked how it was. A suspended one, which cannot open them, leaves
 * them to the links of the guest.
 */
export const claimToReview = (db: Db, days: { from: string; to: string }) =>
  claim(
    db,
    sql`suspended_at is null and lower(u.email) in (select lower(guest_email) from inquiries where traveller_id is null and ${isToReview(days)})`,
  );

export const claimThreads = (db: Db, accountId: string) => claim(db, sql`u.id = ${accountId}::uuid`);

/** All threads of an account, those among them that it is about to claim. */
export const lockThreadsOf = (db: Db, accountId: string) =>
  db.execute(sql`
    select from inquiries where traveller_id = ${accountId}::uuid or partner_id = ${accountId}::uuid
      or traveller_id is null and lower(guest_email) = (
        select lower(email) from users where id = ${accountId}::uuid and email_verified_at is not null)
    order by id for update`);

import type { KindName } from '@serendib/contract/listings/kind';
import type { FeaturedStatus } from '@serendib/contract/options/options';
import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listings } from '../../../schema/index.ts';

/** How a listing stands after its premium was brought into line. */
export interface Aligned {
  id: string;
  kind: KindName;
  ownerId: string | null;
  status: 'pending' | 'approved' | 'rejected';
  isPremium: boolean;
}

/** Only a premium listing is featured: a later premium does not put it back where our team had it once. */
const withoutPremium = { isPremium: false, featuredStatus: 'none' } as const;

/**
 * Gives listings the premium that they should have, in the order of their ids, and says in that order which changed. `wanted` selects the
 * `id` of each and `until` when something covers it, null where nothing does.
 */
export async function alignPremium(db: Db, wanted: SQL, now: Date): Promise<Aligned[]> {
  const { rows } = await db.execute<Record<keyof Aligned, never>>(sql`
    with wanted as (${wanted}), locked as (
      select l.id, until from listings l join wanted on wanted.id = l.id
      where l.is_premium <> (until is not null) or (until is not null and l.premium_until is distinct from until)
      order by l.id for no key update of l
    ), aligned as (
      update listings l set
        is_premium = until is not null,
        featured_status = case when until is null then 'none' else l.featured_status end,
        premium_until = coalesce(until, least(l.premium_until, ${now.toISOString()}::timestamptz))
      from locked
      where locked.id = l.id
      returning l.id, l.kind, l.owner_id as "ownerId", l.status, l.is_premium as "isPremium"
    )
    select * from aligned order by id`);
  return rows as unknown as Aligned[];
}

/**
 * Takes premium off what it has ended for, a batch at a time, and gives how many; what another transaction is writing on waits for
 * the next time.
 */
export async function endPremium(db: Db, now: Date, batch: number): Promise<number> {
  const due = db
    .select({ id: listings.id })
    .from(listings)
    .where(and(listings.isPremium, lt(listings.premiumUntil, new Date(now.getTime() + 1))))
    .limit(batch)
    .for('update', { skipLocked: true });
  const ended = await db
    .update(listings)
    .set(withoutPremium)
    .where(inArray(listings.id, due))
    .returning({ id: listings.id });
  return ended.length;
}

/** Premium that nothing covers, as the demo catalogue has it. */
export async function dropPremium(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(listings)
    .set({ ...withoutPremium, premiumUntil: at })
    .where(eq(listings.id, id));
}

export async function setFeatured(db: Db, id: string, featuredStatus: FeaturedStatus): Promise<void> {
  await db.update(listings).set({ featuredStatus }).where(eq(listings.id, id));
}

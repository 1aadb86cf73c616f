import { type SQL, sql } from 'drizzle-orm';
import { fresh } from '../../../platform/counters/fresh.queries.ts';
import type { Db } from '../../../platform/database/database.ts';

export interface Counted {
  listingId: string;
  what: 'view' | 'click' | 'inquiry';
  /** Hash of who did what to which listing. */
  key: Buffer;
  at: Date;
}

/**
 * Adds what was not counted within the hour before, to its day in Sri Lanka and to the listing. One statement:
 * all of it holds or none. Each table is written in the order of its key, so that several processes wait for
 * each other instead of blocking each other.
 */
export async function addCounts(db: Db, items: Counted[]): Promise<void> {
  await db.execute(sql`
    with sent as (
      select distinct on (key) key, listing_id, what, at
      from unnest(
        ${sql.param(items.map(({ key }) => key))}::bytea[],
        ${sql.param(items.map(({ listingId }) => listingId))}::uuid[],
        ${sql.param(items.map(({ what }) => what))}::text[],
        ${sql.param(items.map(({ at }) => at.toISOString()))}::timestamptz[]
      ) item(key, listing_id, what, at)
      where exists (select from listings where id = listing_id)
      order by key, at
    ),
    ${fresh},
    counted as (
      select listing_id, (at at time zone 'Asia/Colombo')::date as day,
        count(*) filter (where what = 'view') as views, count(*) filter (where what = 'click') as clicks,
        count(*) filter (where what = 'inquiry') as inquiries
      from sent join fresh using (key) group by 1, 2
    ), days as (
      insert into listing_days as known (listing_id, day, views, clicks, inquiries)
      select listing_id, day, views, clicks, inquiries from counted order by listing_id, day
      on conflict (listing_id, day) do update
        set views = known.views + excluded.views, clicks = known.clicks + excluded.clicks,
          inquiries = known.inquiries + excluded.inquiries
      returning listing_id
    ), locked as (
      select id from listings where id in (select listing_id from days) order by id for no key update
    ), added as (
      select listing_id, sum(views) as views, sum(clicks) as clicks, sum(inquiries) as inquiries
      from counted group by listing_id
    )
    update listings set view_count = view_count + added.views, click_count = click_count + added.clicks,
      inquiry_count = inquiry_count + added.inquiries
    from locked join added on added.listing_id = locked.id where listings.id = locked.id`);
}

/** `counted` selects the `item_id` of each listing with its `rating` in hundredths and how many `reviews` it has. */
export const setRatings = (db: Db, counted: SQL) =>
  db.execute(sql`
    update listings set rating_hundredths = counted.rating, review_count = counted.reviews
    from (${counted}) counted
    where id = counted.item_id
      and (rating_hundredths, review_count) is distinct from (counted.rating, counted.reviews)`);

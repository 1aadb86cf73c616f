import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listings } from '../../../schema/index.ts';

/** What tells of a listing and its owner beside the row, and goes along when the row goes. What was agreed and counted stays. */
const beside = [
  ...['listing_revisions', 'listing_steps', 'seen_papers', 'desk_notes', 'desk_presence'],
  ...['calendars', 'calendar_imports', 'pictures_elsewhere'],
];

/**
 * Empties the rows that were deleted before a moment and are there still: what they said, and what hangs on them. How many
 * there were.
 */
export async function emptyDeleted(db: Db, before: Date, most: number): Promise<number> {
  const full = db
    .select({ id: listings.id })
    .from(listings)
    .where(and(lt(listings.deletedAt, before), sql`${listings.details} <> '{}'`))
    .limit(most)
    .for('update', { skipLocked: true });
  const emptied = await db
    .update(listings)
    .set({
      ...{ title: '', details: {}, facets: [], search: sql`''::tsvector` },
      ...{ district: null, latitude: null, longitude: null, located: null, plate: null, seats: null },
      ...{ price: null, priceMinCents: null, priceMaxCents: null },
      ...{ replies: null, papersSeen: null, rejectReason: null },
    })
    .where(inArray(listings.id, full))
    .returning({ id: listings.id });
  if (emptied.length === 0) return 0;
  const theirs = sql`listing_id = any(${sql.param(emptied.map(({ id }) => id))}::uuid[])`;
  // No listing has them any more: the sweep of pictures takes them.
  await db.execute(sql`update pictures set listing_id = null where ${theirs}`);
  for (const table of beside) await db.execute(sql`delete from ${sql.identifier(table)} where ${theirs}`);
  // What travellers said stays, what its owner answered was of the listing.
  await db.execute(sql`update reviews set reply = null, replied_at = null from listings
    where listings.id = any(${sql.param(emptied.map(({ id }) => id))}::uuid[])
      and reviews.item_type = listings.kind and reviews.item_id = listings.id and reviews.reply is not null`);
  await db.execute(sql`delete from calendar_spans where ${theirs} and source in ('block', 'import', 'away')`);
  return emptied.length;
}

import { deliveredSettings } from '@serendib/contract/admin/delivered-settings';
import { dayMs, dayOf } from '@serendib/contract/calendar';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import {
  deleteDemoListings,
  insertDemoListings,
  listingColumns,
  lockDemoListings,
} from '../modules/listings/index.ts';
import { countRatings } from '../modules/reviews/index.ts';
import { lockSettings } from '../modules/settings/index.ts';
import type { Db } from '../platform/database/database.ts';
import { newToken } from '../platform/secrets/tokens.ts';
import {
  calendarSpans,
  calendars,
  destinations,
  listingDays,
  listingRevisions,
  listingSteps,
  listings,
  newId,
  reviews,
  settings,
  users,
} from '../schema/index.ts';
import { inBatches } from './batches.ts';

import { type DemoCatalogue, demoCatalogue } from './catalogue.ts';
import { changeOf } from './changed.ts';
import { daysCounted } from './days.ts';
import type { DemoListing } from './listings.ts';
import { deleteDemoPeople, deleteDemoThreads, withIndexesOfPeople } from './removal.queries.ts';

export interface DemoCounts {
  users: number;
  listings: number;
  reviews: number;
}

const seedOfOurs = 1815;
/** Any number that nothing else in this database locks. */
const lock = 4_203_117;

/**
 * Fills in the demo catalogue and says how much it wrote: nothing where anything of one is there already, so that what was deleted
 * of it is not invented anew. Reviews of destinations need the destinations to be loaded first.
 */
export function seedDemo(db: Db, { today = new Date(), seed = seedOfOurs } = {}): Promise<DemoCounts> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    if (await isAnyThere(tx)) return { users: 0, listings: 0, reviews: 0 };
    return write(tx, demoCatalogue({ seed, today }), today);
  });
}

async function isAnyThere(db: Db): Promise<boolean> {
  for (const table of [listings, users]) {
    const [found] = await db.select({ id: table.id }).from(table).where(eq(table.isDemo, true)).limit(1);
    if (found) return true;
  }
  return false;
}

async function write(db: Db, catalogue: DemoCatalogue, today: Date): Promise<DemoCounts> {
  const places = await db.select({ id: destinations.id, slug: destinations.slug }).from(destinations);
  const idOfPlace = new Map(places.map(({ id, slug }) => [slug, id]));
  const said = catalogue.reviews.flatMap(({ item, ...review }) => {
    const itemId = review.itemType === 'destination' ? idOfPlace.get(item) : item;
    return itemId ? [{ ...review, itemId, isDemo: true, updatedAt: review.createdAt }] : [];
  });
  await inBatches(catalogue.users, (batch) =>
    db
      .insert(users)
      .values(batch.map((user) => ({ ...user, emailVerifiedAt: user.createdAt, isDemo: true }))),
  );
  const rows = catalogue.listings.map((listing) => rowOf(listing, catalogue, today));
  await inBatches(rows, (batch) => insertDemoListings(db, batch));
  await inBatches(catalogue.listings.flatMap(stepsOf), (batch) => db.insert(listingSteps).values(batch));
  const changed = catalogue.listings.flatMap((listing) => changeOf(listing, today) ?? []);
  await inBatches(changed, (batch) => db.insert(listingRevisions).values(batch));
  await inBatches(said, (batch) => db.insert(reviews).values(batch));
  await inBatches(catalogue.dailyCounts, (batch) => db.insert(listingDays).values(batch));
  await keepCalendars(db, catalogue.calendars);
  await countRatings(db);
  await setRates(db, today);
  return { users: catalogue.users.length, listings: rows.length, reviews: said.length };
}

async function keepCalendars(db: Db, all: DemoCatalogue['calendars']): Promise<void> {
  // Its address is a secret even of what is invented.
  const kept = all.map(({ busy: _, ...calendar }) => ({ ...calendar, addressKey: newToken() }));
  await inBatches(kept, (batch) => db.insert(calendars).values(batch));
  const spans = all.flatMap(({ listingId, busy }) =>
    busy.map((span) => ({ ...span, id: newId(), listingId, source: 'block' as const })),
  );
  await inBatches(spans, (batch) => db.insert(calendarSpans).values(batch));
}

/** Invented, as all of the catalogue; an administrator sets those of a bank. What was set already stays. */
const rupees = { EUR: 352, USD: 305, GBP: 405, INR: 3.6, AUD: 199, CNY: 42.5, RUB: 3.8, JPY: 2.05 };

/** Not that of settings without a row, by which a form that is open would not know that they were removed. */
const seededVersion = 1;

const setRates = (db: Db, today: Date) =>
  db
    .insert(settings)
    .values({
      ...deliveredSettings,
      ...{ rates: { day: dayOf(today), rupees }, version: seededVersion, updatedAt: today },
    })
    .onConflictDoNothing();

/** Takes the invented rates away, which are not for real prices: with their row, unless an administrator has saved it since. */
async function removeRates(db: Db): Promise<void> {
  const areInvented = sql`${settings.rates} -> 'rupees' = ${JSON.stringify(rupees)}::jsonb`;
  await db.delete(settings).where(and(areInvented, eq(settings.version, seededVersion)));
  await db
    .update(settings)
    .set({ rates: null, version: sql`${settings.version} + 1` })
    .where(areInvented);
}

function rowOf(listing: DemoListing, { dailyCounts }: DemoCatalogue, today: Date) {
  const { variant: _, stars: __, rejectReason, details, ...shared } = listing;
  const { searchPlace, searchWords, ...columns } = listingColumns(listing.kind, details as never);
  const days = dailyCounts.filter(({ listingId }) => listingId === listing.id);
  const looked = listing.reviewedAt ?? listing.createdAt;
  const change = changeOf(listing, today);
  const age = Math.max(1, (today.getTime() - listing.createdAt.getTime()) / dayMs);
  // What was seen before the days that are counted one by one, at two thirds of today's pace.
  const whole = 1 + (Math.max(0, age - daysCounted) / daysCounted) * 0.66;
  const total = (counted: (day: (typeof days)[number]) => number) =>
    Math.round(days.reduce((sum, day) => sum + counted(day), 0) * whole);
  return {
    ...shared,
    ...columns,
    details: { ...details },
    rejectReason,
    viewCount: total(({ views }) => views),
    clickCount: total(({ clicks }) => clicks),
    inquiryCount: total(({ inquiries }) => inquiries),
    submittedAt: listing.createdAt,
    version: change?.version ?? 1,
    updatedAt: change?.at ?? looked,
    approvedAt: listing.status === 'approved' ? looked : null,
    search: sql<string>`search_vector(${columns.title}, ${searchPlace}, ${searchWords})`,
  };
}

/** No administrator is invented, so what one would have done counts as the system's. */
function stepsOf({ id, ownerId, status, rejectReason, createdAt, reviewedAt }: DemoListing) {
  const made = {
    id: newId(createdAt),
    listingId: id,
    fromStatus: null,
    toStatus: 'pending' as const,
    byRole: ownerId ? ('owner' as const) : ('system' as const),
    actorId: ownerId,
    reason: null,
    at: createdAt,
  };
  if (status === 'pending') return [made];
  const at = reviewedAt ?? createdAt;
  const looked = { ...made, id: newId(at), fromStatus: 'pending' as const, toStatus: status, at };
  return [made, { ...looked, byRole: 'system' as const, actorId: null, reason: rejectReason }];
}

/**
 * Takes everything out again that `seedDemo` wrote, with what was said and asked of it since. Of the people those stay whom anything
 * else names, such as a listing of their own: a real person has taken their account over.
 */
export function removeDemo(db: Db): Promise<DemoCounts> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    await lockSettings(tx);
    return withIndexesOfPeople(tx, async () => {
      await lockDemoListings(tx);
      const demoListings = tx.select({ id: listings.id }).from(listings).where(eq(listings.isDemo, true));
      const said = await tx
        .delete(reviews)
        .where(or(eq(reviews.isDemo, true), inArray(reviews.itemId, demoListings)));
      await deleteDemoThreads(tx);
      const listed = await deleteDemoListings(tx);
      const people = await deleteDemoPeople(tx);
      await countRatings(tx);
      await removeRates(tx);
      return { users: people, listings: listed, reviews: said.rowCount ?? 0 };
    });
  });
}

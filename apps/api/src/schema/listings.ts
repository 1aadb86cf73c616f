import { precisions } from '@serendib/contract/listings/area-query';
import { availabilityStates } from '@serendib/contract/listings/availability';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import { listingStatuses } from '@serendib/contract/listings/listing-statuses';
import type { Price } from '@serendib/contract/listings/price/price';
import type { Replies } from '@serendib/contract/listings/replies';
import { transitionActors } from '@serendib/contract/moderation/transitions';
import { type FeaturedStatus, featuredStatuses } from '@serendib/contract/options/featured';
import type { PaperSeen } from '@serendib/contract/papers/seen-schema';
import { opinionsBeforehand } from '@serendib/contract/reviews/weighing';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, tsvector } from './columns.ts';
import { users } from './users.ts';

/**
 * What travellers may see. Queries must write it out in these very words, unbound:
 * the partial indexes serve only a condition that the planner can read.
 */
export const isPublic = sql.raw(`status = 'approved' and hidden_at is null and deleted_at is null`);

/**
 * The mean by which the best rated come first, in ten-thousandths, of a row with `rating_hundredths` and `review_count`:
 * docs/decisions/140-best-rated-weighted-mean.md.
 */
export const weighedMean = sql.raw(
  `case when review_count = 0 then 0 else
    round((rating_hundredths * review_count::numeric + ${opinionsBeforehand.rating * 100 * opinionsBeforehand.count}) * 100 / (review_count + ${opinionsBeforehand.count}))::int end`,
);

/**
 * Where a listing stands in each order lists are read in, in one number: coarser than the order itself, so that the indexes over
 * words and values know which listings stand near each other in it.
 */
export const shelves = {
  recommended: sql`shelf_at(((is_free::int * 2 + is_premium::int) * 1024 + rating_hundredths)::bigint, id)`,
  rating: sql`shelf_at(rated_order::bigint, id)`,
  newest: sql`(('x' || left(id::text, 8))::bit(32)::bigint >> 6)`,
  price: sql`shelf_at(least(cheapest_order, 17179869183), id)`,
};

/** The cells of the map in which a listing stands, of four sizes, so that the same indexes know where it is. */
const cells = sql`cells_of(latitude, longitude)`;

/** `tourGuide` as names in the database are spelt. */
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * All listings, of all kinds. What is shared, sorted by or guarded stands in columns; what is
 * particular to a kind stands in `details`. The orders that lists are read in, and the columns that ride
 * along in those indexes (`include`), are in the migration after the one that makes this table.
 */
export const listings = pgTable(
  'listings',
  {
    id: id(),
    kind: text('kind', { enum: kindNames }).notNull(),
    /** Null where an administrator made it. */
    ownerId: uuid('owner_id').references(() => users.id),
    status: text('status', { enum: listingStatuses }).notNull().default('pending'),
    needsReview: boolean('needs_review').notNull().default(false),
    /**
     * Since when an approved one waits to be looked at. A trigger writes it when the wait begins, and it stays when the
     * wait is over: a page of the queue may begin after a listing that was looked at meanwhile.
     */
    changedAt: instant('changed_at'),
    hiddenAt: instant('hidden_at'),
    deletedAt: instant('deleted_at'),
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    isExternal: boolean('is_external').notNull().default(false),
    /** As its owner says from day to day; the kinds without one stay available. */
    availability: text('availability', { enum: availabilityStates }).notNull().default('available'),
    /** The first day in Sri Lanka on which one that is away is available again. */
    awayUntil: date('away_until', { mode: 'string' }),
    /** Its place in the recommended order: what can be had comes before what cannot. */
    isFree: boolean('is_free').notNull().generatedAlwaysAs(sql`availability = 'available'`),
    isPremium: boolean('is_premium').notNull().default(false),
    premiumUntil: instant('premium_until'),
    featuredStatus: text('featured_status').$type<FeaturedStatus>().notNull().default('none'),
    ratingHundredths: integer('rating_hundredths').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    /** How soon its owner answers, counted over all of theirs when one answers and once a day. */
    replies: jsonb('replies').$type<Replies>(),
    /** Which papers our team has seen, as travellers are told it; null where there are none. Kept in `seen_papers`. */
    papersSeen: jsonb('papers_seen').$type<PaperSeen[]>(),
    viewCount: integer('view_count').notNull().default(0),
    clickCount: integer('click_count').notNull().default(0),
    inquiryCount: integer('inquiry_count').notNull().default(0),
    /** `filter:value`, computed from the kind's filters on every write. */
    facets: text('facets').array().notNull().default(sql`'{}'::text[]`),
    district: text('district'),
    priceMinCents: bigint('price_min_cents', { mode: 'number' }),
    priceMaxCents: bigint('price_max_cents', { mode: 'number' }),
    /** As it is read of its words; null where there is none, where they cannot be read, or where the row is older than this. */
    price: jsonb('price').$type<Price>(),
    seats: integer('seats'),
    /** Where it is, in degrees, and how well that is known: worked out of its words on every write. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    located: text('located', { enum: precisions }),
    /** Its place in the cheapest-first order; what has no price comes last. */
    cheapestOrder: bigint('cheapest_order', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(price_min_cents, 9007199254740991)`),
    /** Places in the order of the best rated, in ten-thousandths; what has no review comes last. */
    ratedOrder: integer('rated_order').notNull().generatedAlwaysAs(weighedMean),
    search: tsvector('search').notNull(),
    /** Of vehicles: capitals and digits only, so that "WP CAB-1234" and "wpcab 1234" are one. */
    plate: text('plate'),
    /** When it last came to our team: a rejected one that its owner mended comes again. */
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    approvedAt: instant('approved_at'),
    /** When a person looked; a system step approves without. */
    reviewedAt: instant('reviewed_at'),
    /** Since when something that was looked at is otherwise than it was then, or live without a look; null once looked at. */
    uncheckedAt: instant('unchecked_at'),
    rejectReason: text('reject_reason'),
    isDemo: boolean('is_demo').notNull().default(false),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('listings_by_owner').on(table.ownerId, table.kind, table.id).where(sql`deleted_at is null`),
    index('listings_by_status').on(table.kind, table.status, table.id).where(sql`deleted_at is null`),
    index('listings_to_review').on(table.kind, table.id).where(sql`needs_review and deleted_at is null`),
    index('listings_admin').on(table.kind, table.id).where(sql`deleted_at is null`),
    index('listings_by_title')
      .on(table.kind, sql`lower(${table.title})`, table.id)
      .where(sql`deleted_at is null`),
    index('listings_premium').on(table.kind, table.id).where(sql`is_premium and deleted_at is null`),
    index('listings_ends')
      .on(table.kind, table.premiumUntil, table.id)
      .where(sql`is_premium and deleted_at is null`),
    index('listings_hidden')
      .on(table.kind, table.id)
      .where(sql`hidden_at is not null and deleted_at is null`),
    index('listings_waiting')
      .on(table.kind, table.submittedAt, table.id)
      .where(sql`status = 'pending' and deleted_at is null`),
    index('listings_changed')
      .on(table.kind, table.changedAt, table.id)
      .where(sql`needs_review and deleted_at is null`),
    index('listings_new')
      .on(table.kind, sql`(not (status = 'approved' and reviewed_at is null))`, table.submittedAt, table.id)
      .where(sql`(status = 'pending' or (needs_review and reviewed_at is null)) and deleted_at is null`),
    index('listings_unseen')
      .on(table.kind)
      .where(sql`needs_review and reviewed_at is null and deleted_at is null`),
    index('listings_deleted_of').on(table.ownerId).where(sql`deleted_at is not null`),
    index('listings_featured')
      .on(table.kind, table.featuredStatus, table.isFree, table.isPremium, table.ratingHundredths, table.id)
      .where(sql`featured_status <> 'none' and ${isPublic}`),
    index('listings_away').on(table.awayUntil).where(sql`away_until is not null`),
    index('listings_premium_ends').on(table.premiumUntil).where(sql`is_premium`),
    index('listings_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('listings_demo').on(table.id).where(sql`is_demo`),
    uniqueIndex('listings_plate')
      .on(table.plate)
      .where(sql`kind = 'vehicle' and plate is not null and deleted_at is null`),
    uniqueIndex('listings_one_guide')
      .on(table.ownerId)
      .where(sql`kind = 'tourGuide' and owner_id is not null and deleted_at is null`),
    // One for each kind: an index of all kinds puts together the list of a whole kind with that of each word.
    ...kindNames.map((kind) =>
      index(`listings_found_${snakeCase(kind)}`)
        .using('gin', table.facets, table.search, ...Object.values(shelves), cells)
        // What was written lately would stand in a list that each search goes through.
        .with({ fastupdate: false })
        .where(sql`kind = ${sql.raw(`'${kind}'`)} and deleted_at is null`),
    ),
    check('listings_kind', isOneOf('kind', kindNames)),
    check('listings_status', isOneOf('status', listingStatuses)),
    check(
      'listings_featured_status',
      isOneOf(
        'featured_status',
        featuredStatuses.map(({ value }) => value),
      ),
    ),
    check('listings_availability', isOneOf('availability', availabilityStates)),
    check('listings_away_until', sql`away_until is null or availability = 'away'`),
    check('listings_approved_at', sql`status <> 'approved' or approved_at is not null`),
    check('listings_needs_review', sql`not needs_review or status = 'approved'`),
    check('listings_changed_at', sql`not needs_review or changed_at is not null`),
    check('listings_plate_of_vehicle', sql`plate is null or kind = 'vehicle'`),
    check('listings_rating', sql`rating_hundredths between 0 and 500`),
    check(
      'listings_counts',
      sql`review_count >= 0 and view_count >= 0 and click_count >= 0 and inquiry_count >= 0 and version > 0`,
    ),
    check(
      'listings_price',
      sql`(price_min_cents is null) = (price_max_cents is null) and price_min_cents >= 0 and price_max_cents >= price_min_cents`,
    ),
    check('listings_seats', sql`seats >= 0`),
    check('listings_located', isOneOf('located', precisions)),
    check(
      'listings_point',
      sql`(latitude is null) = (longitude is null) and (latitude is null) = (located is null)`,
    ),
  ],
);
export type Listing = typeof listings.$inferSelect;

/** Who did what when to a listing's status. */
export const listingSteps = pgTable(
  'listing_steps',
  {
    id: id(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** None for its making. */
    fromStatus: text('from_status', { enum: listingStatuses }),
    toStatus: text('to_status', { enum: listingStatuses }).notNull(),
    byRole: text('by_role', { enum: transitionActors }).notNull(),
    actorId: uuid('actor_id').references(() => users.id),
    reason: text('reason'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('listing_steps_of').on(table.listingId, table.id),
    check(
      'listing_steps_statuses',
      sql`${isOneOf('from_status', listingStatuses)} and ${isOneOf('to_status', listingStatuses)}`,
    ),
    check(
      'listing_steps_actor',
      sql`${isOneOf('by_role', transitionActors)} and (by_role = 'system' or actor_id is not null)`,
    ),
  ],
);

/** What was changed in a listing after it was made. */
export const listingRevisions = pgTable(
  'listing_revisions',
  {
    id: id(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The version that the change made. */
    version: integer('version').notNull(),
    byRole: text('by_role', { enum: transitionActors }).notNull(),
    actorId: uuid('actor_id').references(() => users.id),
    changes: jsonb('changes').$type<{ field: string; from: unknown; to: unknown }[]>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('listing_revisions_of').on(table.listingId, table.version),
    check('listing_revisions_actor', isOneOf('by_role', transitionActors)),
  ],
);

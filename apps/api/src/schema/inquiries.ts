import type { OfferSent } from '@serendib/contract/inquiries/offer';
import { inquiryStatuses } from '@serendib/contract/inquiries/states';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, id, instant, isOneOf } from './columns.ts';
import { listings } from './listings.ts';
import { users } from './users.ts';

const sides = ['traveller', 'partner'] as const;
const actors = [...sides, 'system'] as const;

/** Threads between a traveller and a partner about one listing. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    /** As the listing was called then, which stays when it is gone. */
    listingTitle: text('listing_title').notNull(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => users.id),
    /** Null of a guest, until an account with the address takes the thread. */
    travellerId: uuid('traveller_id').references(() => users.id),
    guestName: text('guest_name'),
    guestEmail: text('guest_email'),
    /** In which a guest is written to. */
    guestLanguage: text('guest_language'),
    status: text('status', { enum: inquiryStatuses }).notNull(),
    firstDay: date('first_day', { mode: 'string' }),
    lastDay: date('last_day', { mode: 'string' }),
    month: text('month'),
    flexible: boolean('flexible').notNull(),
    adults: integer('adults').notNull(),
    children: integer('children').array().notNull(),
    language: text('language').notNull(),
    pickup: text('pickup').notNull(),
    tripId: uuid('trip_id'),
    /** About how far the journey goes by road. */
    kilometres: integer('kilometres'),
    /** Until when the partner should answer; null once they did. */
    answerBy: instant('answer_by'),
    /** The first answer of the partner, for how long they take. */
    answeredAt: instant('answered_at'),
    /** When it reached the partner. */
    sentAt: instant('sent_at'),
    travellerReadAt: instant('traveller_read_at'),
    partnerReadAt: instant('partner_read_at'),
    /** The latest report that waits for administrators. */
    reportedAt: instant('reported_at'),
    reportedBy: text('reported_by', { enum: sides }),
    reportReason: text('report_reason'),
    /** What the other side had reported before that. */
    earlierReportedAt: instant('earlier_reported_at'),
    earlierReportReason: text('earlier_report_reason'),
    /** When the traveller was asked how it was. */
    reviewAskedAt: instant('review_asked_at'),
    /** When the traveller was told that the listing is deleted and the agreement stands. */
    goneToldAt: instant('gone_told_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('inquiries_to_review')
      .on(table.lastDay, table.id)
      .where(sql`status = 'done' and review_asked_at is null`),
    index('inquiries_of_traveller')
      .on(table.travellerId, table.updatedAt, table.id)
      .where(sql`traveller_id is not null`),
    index('inquiries_of_partner').on(table.partnerId, table.updatedAt, table.id),
    index('inquiries_of_listing').on(table.listingId, table.createdAt),
    index('inquiries_of_guest')
      .on(sql`lower(${table.guestEmail})`)
      .where(sql`traveller_id is null and guest_email is not null`),
    index('inquiries_waiting')
      .on(table.status, table.answerBy)
      .where(sql`status in ('unconfirmed', 'open', 'offered', 'agreed')`),
    index('inquiries_reported').on(table.reportedAt, table.id).where(sql`reported_at is not null`),
    index('inquiries_of_trip').on(table.tripId).where(sql`trip_id is not null`),
    check('inquiries_status', isOneOf('status', inquiryStatuses)),
    check('inquiries_days', sql`(first_day is null) = (last_day is null) and last_day >= first_day`),
    check('inquiries_when', sql`(first_day is null) <> (month is null)`),
    check('inquiries_reported_by', isOneOf('reported_by', sides)),
  ],
);
export type StoredInquiry = typeof inquiries.$inferSelect;

/** Keys of a guest's links, each of one thread, known by their hashes alone. */
export const inquiryKeys = pgTable(
  'inquiry_keys',
  {
    keyHash: bytea('key_hash').primaryKey(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('inquiry_keys_of').on(table.inquiryId)],
);

export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    id: id(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    by: text('by', { enum: sides }).notNull(),
    text: text('text').notNull(),
    isMarked: boolean('is_marked').notNull().default(false),
    at: instant('at').notNull(),
  },
  (table) => [
    index('inquiry_messages_of').on(table.inquiryId, table.id),
    check('inquiry_messages_by', isOneOf('"by"', sides)),
  ],
);

/** Up to which message a side of a thread was told by mail of what the other wrote, and whether more waits to be told. */
export const inquiryTold = pgTable(
  'inquiry_told',
  {
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    side: text('side', { enum: sides }).notNull(),
    toldAt: instant('told_at').notNull(),
    lastMessageId: uuid('last_message_id').notNull(),
    waits: boolean('waits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.inquiryId, table.side] }),
    index('inquiry_told_waiting').on(table.toldAt).where(sql`waits`),
    check('inquiry_told_side', isOneOf('side', sides)),
  ],
);
export type StoredTold = typeof inquiryTold.$inferSelect;

/** Offers, which never change; whether one stands is said by what came after it. */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    content: jsonb('content').$type<OfferSent>().notNull(),
    /** Whole rupees. */
    total: bigint('total', { mode: 'number' }).notNull(),
    validUntil: instant('valid_until').notNull(),
    createdAt: instant('created_at').notNull(),
    supersededAt: instant('superseded_at'),
  },
  (table) => [
    index('offers_of').on(table.inquiryId, table.id),
    uniqueIndex('offers_current').on(table.inquiryId).where(sql`superseded_at is null`),
  ],
);
export type StoredOffer = typeof offers.$inferSelect;

/** What both have agreed: one of a thread, with the offer as it stood then. */
export const agreements = pgTable(
  'agreements',
  {
    inquiryId: uuid('inquiry_id')
      .primaryKey()
      .references(() => inquiries.id),
    /** Counted up, for the number that both can name. */
    serial: bigserial('serial', { mode: 'number' }).notNull().unique(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id),
    agreedAt: instant('agreed_at').notNull(),
    /** Under which both agreed, until their side leaves. */
    travellerName: text('traveller_name'),
    partnerName: text('partner_name'),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: actors }),
  },
  (table) => [
    index('agreements_offer').on(table.offerId),
    check('agreements_cancelled', sql`(cancelled_at is null) = (cancelled_by is null)`),
  ],
);
export type StoredAgreement = typeof agreements.$inferSelect;

/** Who did what when to a thread. */
export const inquirySteps = pgTable(
  'inquiry_steps',
  {
    id: id(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    fromStatus: text('from_status', { enum: inquiryStatuses }),
    toStatus: text('to_status', { enum: inquiryStatuses }).notNull(),
    by: text('by', { enum: actors }).notNull(),
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('inquiry_steps_of').on(table.inquiryId, table.id),
    check('inquiry_steps_by', isOneOf('"by"', actors)),
  ],
);

/** Travellers of whom a partner wants to hear no more: an account, or the address of a guest in small letters. */
export const inquiryBlocks = pgTable(
  'inquiry_blocks',
  {
    id: id(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    travellerId: uuid('traveller_id').references(() => users.id, { onDelete: 'cascade' }),
    guestEmail: text('guest_email'),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('inquiry_blocks_account').on(table.partnerId, table.travellerId),
    uniqueIndex('inquiry_blocks_guest').on(table.partnerId, table.guestEmail),
    index('inquiry_blocks_traveller').on(table.travellerId).where(sql`traveller_id is not null`),
    check('inquiry_blocks_whom', sql`(traveller_id is null) <> (guest_email is null)`),
  ],
);

import type { DaySpan } from '@serendib/contract/calendars/calendar';
import { type SQL, sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from './columns.ts';
import { listings } from './listings.ts';

/** What a listing with a calendar has besides its days. It is made when its owner first looks at the calendar. */
export const calendars = pgTable('calendars', {
  listingId: uuid('listing_id')
    .primaryKey()
    .references(() => listings.id, { onDelete: 'cascade' }),
  /** When its owner last touched it, or another calendar was read into it; null where neither ever happened. */
  keptAt: instant('kept_at'),
  /** The secret part of the address at which other calendars follow it. Its owner is shown it again and again. */
  addressKey: text('address_key').notNull().unique(),
});
export type StoredCalendar = typeof calendars.$inferSelect;

const importStates = ['waiting', 'read', 'failed'] as const;

/** Other calendars whose days are brought in: from an address, again and again, or from a file once. */
export const calendarImports = pgTable(
  'calendar_imports',
  {
    id: id(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** None of a file. */
    url: text('url'),
    name: text('name').notNull(),
    state: text('state', { enum: importStates }).notNull(),
    problem: text('problem'),
    days: integer('days').notNull().default(0),
    readAt: instant('read_at'),
    /** When it is read next; none of a file. */
    dueAt: instant('due_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('calendar_imports_of').on(table.listingId, table.id),
    index('calendar_imports_due').on(table.dueAt).where(sql`due_at is not null`),
    check('calendar_imports_state', isOneOf('state', importStates)),
  ],
);
export type StoredImport = typeof calendarImports.$inferSelect;

const spanSources = ['block', 'agreement', 'hold', 'import', 'away'] as const;

/**
 * Days on which a listing is busy, the last one included. Two agreements of one listing never share a day: an exclusion
 * constraint in the migration forbids it, so that it holds however many run at once.
 */
export const calendarSpans = pgTable(
  'calendar_spans',
  {
    id: id(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    source: text('source', { enum: spanSources }).notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** Of a block, for its owner alone. */
    note: text('note').notNull().default(''),
    /** Of a hold: when it ends by itself. */
    heldUntil: instant('held_until'),
    /** The import, offer or agreement that it comes from; none of a block, nor of one that is away. */
    fromId: uuid('from_id'),
  },
  (table) => [
    index('calendar_spans_from').on(table.fromId).where(sql`from_id is not null`),
    check('calendar_spans_source', isOneOf('source', spanSources)),
    check('calendar_spans_order', sql`last_day >= first_day`),
    check('calendar_spans_held', sql`(source = 'hold') = (held_until is not null)`),
  ],
);
export type StoredSpan = typeof calendarSpans.$inferSelect;

/** Of `calendar_spans`: those that touch these days, as the index of days has them. */
export const touches = ({ from, to }: DaySpan): SQL =>
  sql`daterange(first_day, last_day, '[]') && daterange(${from}::date, ${to}::date, '[]')`;

/** Of `calendar_spans`: what makes one busy, or held for an offer, on one of these days. Holds that have ended do not. */
export const isBusyOn = (days: DaySpan, at: string): SQL =>
  sql`${touches(days)} and (held_until is null or held_until > ${at}::timestamptz)`;

/** The days on which a tour leaves, with the places of each. */
export const departures = pgTable(
  'departures',
  {
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    places: integer('places').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.firstDay] }),
    check('departures_places', sql`places > 0`),
  ],
);

/** Places that an agreement has taken. They are counted under a lock of their departure, which keeps no count of its own. */
export const departureSeats = pgTable(
  'departure_seats',
  {
    /** The thread in which it was agreed. */
    fromId: uuid('from_id').primaryKey(),
    listingId: uuid('listing_id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    seats: integer('seats').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'departure_seats_departure',
      columns: [table.listingId, table.firstDay],
      foreignColumns: [departures.listingId, departures.firstDay],
    }).onDelete('cascade'),
    index('departure_seats_of').on(table.listingId, table.firstDay),
    check('departure_seats_seats', sql`seats > 0`),
  ],
);

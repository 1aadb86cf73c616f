import type { AlertKind } from '@serendib/contract/admin/alert-kinds';
import type { AuditSubject } from '@serendib/contract/admin/audit-endpoints';
import type { Rates } from '@serendib/contract/listings/price/rates';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';
import { users } from './users.ts';

/** What administrators did: written in the transaction that did it, and changed only to erase people. */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    /** A verb, such as `approve`. */
    action: text('action').notNull(),
    thing: text('thing').$type<AuditSubject>().notNull(),
    /** Without a foreign key: what was done outlives what it was done to. */
    thingId: text('thing_id').notNull(),
    /** What it was called then. */
    thingName: text('thing_name').notNull(),
    reason: text('reason'),
    /** Of how many things done at once it was one; null where it was done by itself. */
    bulkOf: integer('bulk_of'),
    /** What was changed, as it was and as it became; null where there was or is nothing. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** When it lost what it held of a person whose account or listing is gone. */
    erasedAt: instant('erased_at'),
  },
  (table) => [
    index('audit_by').on(table.actorId, table.id),
    index('audit_of').on(table.thing, table.thingId, table.id),
    index('audit_of_kind').on(table.thing, table.id),
  ],
);

/**
 * What makes a change of the audit show: a link for each entry that was written and for each that lost a person, made at the
 * end of its transaction. Each holds the digest of the one before it, of what never changes in its entry, and of the rest.
 */
export const auditChain = pgTable(
  'audit_chain',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => audit.id),
    kind: text('kind', { enum: ['written', 'erased'] }).notNull(),
    /** Without it no reader can guess from its digest what a person's entry held; it goes when the person does. */
    salt: bytea('salt'),
    /** Digest of what may be of a person. */
    content: bytea('content').notNull(),
    digest: bytea('digest').notNull(),
  },
  (table) => [
    uniqueIndex('audit_chain_of').on(table.entryId, table.kind),
    check('audit_chain_kind', sql`kind in ('written', 'erased')`),
  ],
);

/** What needs an administrator: written in the transaction that raises it, and open until one answers it. */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    kind: text('kind').$type<AlertKind>().notNull(),
    /** What it is about, without a foreign key: an order. */
    subject: text('subject').notNull(),
    what: text('what').notNull(),
    raisedAt: instant('raised_at').notNull(),
    answeredAt: instant('answered_at'),
    answeredBy: uuid('answered_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('alerts_open').on(table.kind, table.subject).where(sql`answered_at is null`),
    check('alerts_answered', sql`(answered_at is null) = (answered_by is null)`),
  ],
);

/** The days on which administrators were mailed what waits, or would have been. */
export const digests = pgTable('digests', { day: date('day', { mode: 'string' }).primaryKey() });

/** What operators change without a deployment. One row, or none while all is as it was delivered. */
export const settings = pgTable(
  'settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    promotionLastDay: date('promotion_last_day', { mode: 'string' }).notNull(),
    contactEmail: text('contact_email').notNull(),
    social: jsonb('social').$type<{ name: string; href: string }[]>().notNull(),
    rates: jsonb('rates').$type<Rates>(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  () => [check('settings_is_only', sql`is_only`)],
);

/**
 * How many there are of what, as differences that triggers add and a job folds together: adding a row locks
 * nothing, so that no submission waits for another.
 */
export const tallies = pgTable('tallies', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /**
   * `listing vehicle approved premium`, `user suspended`: what it is, and all that is true of it. `reviews vehicle` are
   * the reviews that travellers see of a kind, `stars vehicle` a hundred times what they give.
   */
  what: text('what').notNull(),
  n: bigint('n', { mode: 'number' }).notNull(),
});

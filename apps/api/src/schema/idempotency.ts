import { sql } from 'drizzle-orm';
import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

/** What was sent with a key and taken: for as long as it may be sent again, what it made is known by the key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Hash of the key with the call and the account it was sent by. */
    keyHash: bytea('key_hash').primaryKey(),
    /** Hash of all that was sent. */
    bodyHash: bytea('body_hash').notNull(),
    /** Ids of what it made. */
    made: uuid('made').array().notNull().default(sql`'{}'`),
    at: instant('at').notNull(),
  },
  (table) => [index('idempotency_keys_at').on(table.at)],
);

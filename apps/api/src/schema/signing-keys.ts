import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

/**
 * The secret of a site, from which keys for addresses of pictures and for fingerprints in the log are derived: one for all
 * its processes and machines, made by the first that wants it.
 */
export const signingKeys = pgTable(
  'signing_keys',
  {
    id: integer('id').primaryKey().default(1),
    secret: bytea('secret').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('signing_keys_one', sql`${table.id} = 1`),
    check('signing_keys_size', sql`length(${table.secret}) >= 32`),
  ],
);

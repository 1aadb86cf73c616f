import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

/** What addresses are signed with: one for all processes and machines of a site, made by the first that wants it. */
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

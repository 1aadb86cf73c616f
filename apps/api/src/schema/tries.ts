import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The counts of the rate limiter, where no Redis keeps them. */
export const tries = pgTable(
  'tries',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** Until then the next attempt is refused. */
    openAt: instant('open_at').notNull(),
    /** Without another attempt until then, the count starts anew. */
    forgottenAt: instant('forgotten_at').notNull(),
  },
  (table) => [index('tries_forgotten').on(table.forgottenAt)],
);

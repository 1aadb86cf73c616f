import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** How often something was tried that may not be tried too often. Only counted here while no Redis counts. */
export const tries = pgTable(
  'tries',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** Until then the next try is refused. */
    openAt: instant('open_at').notNull(),
    /** Without another try until then, all is forgotten. */
    forgottenAt: instant('forgotten_at').notNull(),
  },
  (table) => [index('tries_forgotten').on(table.forgottenAt)],
);

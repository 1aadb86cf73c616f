import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** The ids that parts of the sitemap begin with, as a job wrote them down. */
export const sitemapParts = pgTable(
  'sitemap_parts',
  { kind: text('kind').notNull(), from: uuid('from').notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.from] })],
);

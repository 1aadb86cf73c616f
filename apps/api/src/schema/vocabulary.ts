import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The words that listings of a kind are found by, for finding those that a misspelt one may mean. A trigger adds what is
 * new without waiting for others who add the same; a job counts, joins what is there twice and drops what no listing
 * has any more.
 */
export const vocabulary = pgTable(
  'vocabulary',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    word: text('word').notNull(),
    /** How many listings had it when it was last counted. */
    listings: integer('listings').notNull().default(1),
  },
  (table) => [
    index('vocabulary_words').on(table.kind, sql`${table.word} collate "C"`),
    index('vocabulary_alike').using('gin', table.kind, sql`${table.word} gin_trgm_ops`),
  ],
);

import { type SQL, sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** A new id whose order is the order of making. `at` gives seeded rows ids that agree with their dates. */
export const newId = (at?: Date): string => (at ? v7({ msecs: at.getTime() }) : v7());

/** An id as old as another: of the same millisecond, and of its turn within it. */
export const asOldAs = (id: string): string => `${id.slice(0, 26)}${newId().slice(26)}`;

/** When a thing was made: the id says so, to the millisecond. */
export const madeAt = (id: string): Date =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/** The primary key of everything that people make. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => newId());

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The condition that a column holds one of these words, which are ours and written out. */
export const isOneOf = (column: string, words: readonly string[]): SQL =>
  sql.raw(`${column} in (${words.map((word) => `'${word}'`).join(', ')})`);

/** Written with the SQL function `search_vector`, never read. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';
import { users } from './users.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The sessions of accounts. The token itself is known to the browser alone. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: owner(),
    /** SHA-256 of the token. */
    tokenHash: bytea('token_hash').notNull().unique(),
    device: text('device').notNull(),
    /** Of the network that it was last used from, in two letters; the address of that is not kept. */
    country: text('country'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When a second factor was last confirmed in it. */
    factorAt: instant('factor_at'),
  },
  (table) => [
    index('sessions_of').on(table.userId, table.lastSeenAt),
    index('sessions_end').on(table.expiresAt),
  ],
);

/** Networks and browsers from which an account has signed in: strangers' guesses do not slow them down. */
export const knownPlaces = pgTable(
  'known_places',
  {
    userId: owner(),
    /** SHA-256 of the account with the network or the browser's id. */
    place: bytea('place').notNull(),
    kind: text('kind', { enum: ['network', 'browser'] }).notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.place] }),
    index('known_places_used').on(table.lastUsedAt),
    check('known_places_kind', sql`kind in ('network', 'browser')`),
  ],
);

/** What a mailed link, or the way back from another service, ends in. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of the token. */
    tokenHash: bytea('token_hash').primaryKey(),
    userId: owner(),
    purpose: text('purpose', { enum: ['verify', 'reset', 'sign-in'] }).notNull(),
    /** Of `verify`: the address it confirms. */
    email: text('email'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('account_tokens_of').on(table.userId, table.purpose),
    index('account_tokens_end').on(table.expiresAt),
    check('account_tokens_purpose', sql`purpose in ('verify', 'reset', 'sign-in')`),
    check('account_tokens_email', sql`(purpose = 'verify') = (email is not null)`),
  ],
);

/** The other services by which an account signs in. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: owner(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_of').on(table.userId),
  ],
);

import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';
import { users } from './users.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The app of an account that shows codes. It stands apart from the account, so that nothing reads it by the way. */
export const authenticators = pgTable('authenticators', {
  userId: owner().primaryKey(),
  secret: bytea('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** When a first code of it was sent; until then it counts for nothing. */
  confirmedAt: instant('confirmed_at'),
  /** The half minute of the last code that was taken: none is taken twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** What lets in once where every other factor is lost. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: owner(),
    /** SHA-256 of the code, which has 80 random bits. */
    codeHash: bytea('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** The public keys of passkeys. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: owner(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytea('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** What the browser that made it is called. */
    device: text('device').notNull(),
    /** As its owner calls it; by its device where they said nothing. */
    name: text('name'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_of').on(table.userId)],
);

/** What a passkey is asked to sign: once, within minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: id(),
    challenge: text('challenge').notNull(),
    /** SHA-256 of what it was asked for and by which session, or by which browser before there is one. */
    holder: bytea('holder').notNull(),
    /** Whose session asked; none where one is begun. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_end').on(table.expiresAt)],
);

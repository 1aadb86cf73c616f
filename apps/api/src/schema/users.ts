import { roles } from '@serendib/contract/accounts/endpoints';
import { and, type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { holding } from '../platform/database/pattern.ts';
import { id, instant, isOneOf } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    userName: text('user_name').notNull(),
    /** Kept as written; compared without case. */
    email: text('email').notNull(),
    /** None for those who came through a third party, and for the people of the demo catalogue. */
    passwordHash: text('password_hash'),
    role: text('role', { enum: roles }).notNull().default('user'),
    /** A new address that waits to be confirmed by a link mailed there. */
    pendingEmail: text('pending_email'),
    /** Since when, where that is known. */
    pendingSince: instant('pending_since'),
    emailVerifiedAt: instant('email_verified_at'),
    suspendedAt: instant('suspended_at'),
    suspendReason: text('suspend_reason'),
    /** In which we write to the person; none where none was ever chosen, as in English. */
    language: text('language'),
    /** What remains of a deleted account is its id, for what others keep; nothing of the person. */
    deletedAt: instant('deleted_at'),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_pending_email').on(sql`lower(${table.pendingEmail})`),
    index('users_by_name').on(sql`lower(${table.userName})`, table.id).where(sql`deleted_at is null`),
    index('users_admins').on(table.id).where(sql`role = 'admin' and deleted_at is null`),
    index('users_suspended').on(table.id).where(sql`suspended_at is not null and deleted_at is null`),
    index('users_unverified').on(table.id).where(sql`email_verified_at is null and deleted_at is null`),
    check('users_role', isOneOf('role', roles)),
  ],
);

/** Each word in the name or the address. */
export const isCalled = (typed: string): SQL | undefined =>
  and(
    ...(typed.trim() ? typed.trim().toLowerCase().split(/\s+/) : []).map(
      (word) =>
        sql`(lower(${users.userName}) like ${holding(word)} or lower(${users.email}) like ${holding(word)})`,
    ),
  );

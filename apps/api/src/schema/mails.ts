import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** The development mailbox: what would have been mailed, where no mail server is set. */
export const sentMails = pgTable('sent_mails', {
  id: id(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  sentAt: instant('sent_at').notNull(),
});

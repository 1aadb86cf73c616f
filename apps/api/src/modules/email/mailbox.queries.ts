import { desc, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { sentMails } from '../../schema/index.ts';
import type { Mail } from './mail.ts';

const kept = 500;

export async function insertSentMail(db: Db, mail: Mail, sentAt: Date): Promise<void> {
  await db.insert(sentMails).values({ ...mail, sentAt });
  const oldest = sql`(select id from ${sentMails} order by id desc offset ${kept} limit 1)`;
  await db.delete(sentMails).where(lt(sentMails.id, oldest));
}

export const findSentMails = (db: Db) => db.select().from(sentMails).orderBy(desc(sentMails.id)).limit(kept);

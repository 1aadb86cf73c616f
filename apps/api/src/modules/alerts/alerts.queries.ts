import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { alerts, newId, users } from '../../schema/index.ts';

type NewAlert = Pick<typeof alerts.$inferInsert, 'kind' | 'subject' | 'what' | 'raisedAt'>;

/** Whether it is new: of the same thing one alert is open at a time. */
export async function insertAlert(db: Db, alert: NewAlert): Promise<boolean> {
  const made = await db
    .insert(alerts)
    .values({ ...alert, id: newId(alert.raisedAt) })
    .onConflictDoNothing()
    .returning({ id: alerts.id });
  return made.length > 0;
}

export const findOpenAlerts = (db: Db, most: number) =>
  db.select().from(alerts).where(isNull(alerts.answeredAt)).orderBy(asc(alerts.id)).limit(most);

export async function lockAlert(db: Db, id: string) {
  const [found] = await db.select().from(alerts).where(eq(alerts.id, id)).for('update');
  return found;
}

/** What those are called who answered. */
export async function findName(db: Db, userId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ name: users.userName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return found?.name;
}

export async function updateAnswered(
  db: Db,
  id: string,
  answeredBy: string,
  answeredAt: Date,
): Promise<void> {
  await db.update(alerts).set({ answeredBy, answeredAt }).where(eq(alerts.id, id));
}

/** Answered or not. */
export async function deleteAlertsAbout(db: Db, subjects: string[]): Promise<void> {
  await db.delete(alerts).where(sql`${alerts.subject} = any(${sql.param(subjects)}::text[])`);
}

export const countOpenAlerts = (db: Db): Promise<number> => db.$count(alerts, isNull(alerts.answeredAt));

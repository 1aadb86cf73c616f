import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { audit, newId, users } from '../../schema/index.ts';
import type { Db } from '../database/database.ts';
import { countSome } from '../lists/count-some.queries.ts';
import { countCap } from '../lists/paging.ts';

export type NewEntry = Omit<typeof audit.$inferInsert, 'id'>;

export async function insertEntries(db: Db, entries: NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db.insert(audit).values(entries.map((entry) => ({ ...entry, id: newId() })));
}

export interface AuditFilter {
  actorId?: string | undefined;
  thing?: NewEntry['thing'] | undefined;
  thingId?: string | undefined;
  action?: string | undefined;
  /** From this instant on, and before that one. */
  since?: Date | undefined;
  before?: Date | undefined;
  words?: string | undefined;
}

const conditionsOf = ({
  actorId,
  thing,
  thingId,
  action,
  since,
  before,
  words,
}: AuditFilter): SQL | undefined =>
  and(
    actorId === undefined ? undefined : eq(audit.actorId, actorId),
    thing === undefined ? undefined : eq(audit.thing, thing),
    thingId === undefined ? undefined : eq(audit.thingId, thingId),
    action === undefined ? undefined : eq(audit.action, action),
    since && gte(audit.id, firstIdAt(since)),
    before && lt(audit.id, firstIdAt(before)),
    ...(words ? words.toLowerCase().split(' ') : []).map(
      (word) => sql`lower(${audit.thingName}) like ${`%${word}%`}`,
    ),
  );

/** The least id that anything made at this instant can have. */
const firstIdAt = (at: Date) => {
  // Ids count from 1970 on, and nothing is older.
  const hex = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

export const findEntries = (
  db: Db,
  filter: AuditFilter,
  { after, count }: { after: string | undefined; count: number },
) =>
  db
    .select({
      id: audit.id,
      at: audit.at,
      actorId: audit.actorId,
      actorName: users.userName,
      action: audit.action,
      thing: audit.thing,
      thingId: audit.thingId,
      thingName: audit.thingName,
      reason: audit.reason,
      bulkOf: audit.bulkOf,
      before: audit.before,
      after: audit.after,
      erasedAt: audit.erasedAt,
    })
    .from(audit)
    .innerJoin(users, eq(users.id, audit.actorId))
    .where(and(conditionsOf(filter), after === undefined ? undefined : lt(audit.id, after)))
    .orderBy(desc(audit.id))
    .limit(count);
export type FoundEntry = Awaited<ReturnType<typeof findEntries>>[number];

/** As many as match, or one more than are counted. */
export const countEntries = (db: Db, filter: AuditFilter): Promise<number> =>
  countSome(
    db,
    db
      .select({ id: audit.id })
      .from(audit)
      .where(conditionsOf(filter))
      .limit(countCap + 1),
  );

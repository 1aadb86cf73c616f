import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { audit, auditChain } from '../../schema/index.ts';
import type { Db } from '../database/database.ts';

const instantOf = (at: typeof audit.at | typeof audit.erasedAt) =>
  sql<string | null>`(extract(epoch from ${at}) * 1000000)::bigint::text`;

/** Links in their order with what they were made of, as the database wrote it when it made them. */
export const findLinks = (db: Db, after: number, count: number) =>
  db
    .select({
      seq: auditChain.seq,
      kind: auditChain.kind,
      salt: auditChain.salt,
      content: auditChain.content,
      digest: auditChain.digest,
      id: audit.id,
      at: instantOf(audit.at),
      actorId: audit.actorId,
      action: audit.action,
      thing: audit.thing,
      thingId: audit.thingId,
      bulkOf: sql<string | null>`${audit.bulkOf}::text`,
      thingName: audit.thingName,
      reason: audit.reason,
      before: sql<string | null>`${audit.before}::text`,
      after: sql<string | null>`${audit.after}::text`,
      erasedAt: instantOf(audit.erasedAt),
    })
    .from(auditChain)
    // Not inner: a link whose entry is gone is what is looked for.
    .leftJoin(audit, eq(audit.id, auditChain.entryId))
    .where(gt(auditChain.seq, after))
    .orderBy(asc(auditChain.seq))
    .limit(count);
export type Link = Awaited<ReturnType<typeof findLinks>>[number];

/** Entries that no link was made for, when they were written or when they lost a person. */
export const findUnlinked = (db: Db, count: number) =>
  db
    .select({ id: audit.id, isErased: sql<boolean>`${audit.erasedAt} is not null` })
    .from(audit)
    .leftJoin(
      auditChain,
      and(
        eq(auditChain.entryId, audit.id),
        sql`(${auditChain.kind} = 'erased') = (${audit.erasedAt} is not null)`,
      ),
    )
    .where(isNull(auditChain.seq))
    .orderBy(asc(audit.id))
    .limit(count);

export async function findHead(db: Db): Promise<{ seq: number; digest: Buffer } | undefined> {
  const [head] = await db
    .select({ seq: auditChain.seq, digest: auditChain.digest })
    .from(auditChain)
    .orderBy(sql`${auditChain.seq} desc`)
    .limit(1);
  return head;
}

/** What keeps the audit from being changed, and is at work. */
export async function findGuards(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select tgname as name from pg_trigger
    where tgrelid in ('audit'::regclass, 'audit_chain'::regclass) and not tgisinternal and tgenabled in ('O', 'A')`);
  return rows.map(({ name }) => name);
}

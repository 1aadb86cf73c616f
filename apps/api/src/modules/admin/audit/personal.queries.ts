import { serverActions } from '@serendib/contract/admin/server-actions';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import { and, asc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { audit, listings, payments, reviews } from '../../../schema/index.ts';

const what = {
  at: audit.at,
  action: audit.action,
  thing: audit.thing,
  thingId: audit.thingId,
  thingName: audit.thingName,
};

/** An answer to a review is its writer's, who offers what was reviewed; the entry names the review, which is another's. */
const isAnswer = eq(audit.action, 'take answer away');
const isAnswerOf = (userId: string) =>
  and(
    isAnswer,
    sql`${audit.thingId} in (select ${reviews.id}::text from ${reviews} join ${listings}
      on ${listings.id} = ${reviews.itemId} and ${listings.kind} = ${reviews.itemType}
      where ${listings.ownerId} = ${userId})`,
  );

/** The row of a review that was deleted says no more whose it was; its entry does, as long as it has the words. */
const isDeletedOf = (userId: string) =>
  and(eq(audit.thing, 'review'), eq(audit.action, 'delete'), sql`${audit.before} ->> 'writerId' = ${userId}`);

/**
 * What administrators did to the account, and to what the person lists, has written and paid; not by which of them. Of a thread
 * nothing: that it was read would tell one side that the other has reported it.
 */
export const findDoneTo = (db: Db, userId: string) =>
  db
    .select({
      ...{ ...what, reason: audit.reason, after: audit.after },
      before: sql<Record<string, unknown> | null>`case when ${isAnswer} and not ${isAnswerOf(userId)}
        then null else ${audit.before} end`,
    })
    .from(audit)
    .where(
      or(
        isAnswerOf(userId),
        isDeletedOf(userId),
        and(eq(audit.thing, 'user'), eq(audit.thingId, userId)),
        ...(
          [
            [listings, listings.ownerId, kindNames],
            [reviews, reviews.userId, ['review']],
            [payments, payments.userId, ['payment']],
          ] as const
        ).map(([table, owner, things]) =>
          and(
            inArray(audit.thing, [...things]),
            sql`${audit.thingId} in (select ${table.id}::text from ${table} where ${owner} = ${userId})`,
          ),
        ),
      ),
    )
    .orderBy(asc(audit.id));

/** What an administrator did is theirs as well, but not what it held of others. */
export const findDoneBy = (db: Db, userId: string) =>
  db
    .select({ at: audit.at, action: audit.action, thing: audit.thing, thingId: audit.thingId })
    .from(audit)
    .where(and(eq(audit.actorId, userId), notInArray(audit.action, Object.keys(serverActions))))
    .orderBy(asc(audit.id));

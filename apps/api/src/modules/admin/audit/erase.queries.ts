import { type AuditSubject, auditSubjects } from '@serendib/contract/admin/audit-endpoints';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import { and, asc, eq, gt, inArray, isNull, lt, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { alerts, audit, inquiries, listings, payments, reviews, users } from '../../../schema/index.ts';

/** What the back office itself says of a thing; all other values may be of a person. */
const ownKeys = [
  'status',
  'paper',
  'role',
  'suspended',
  'listingsHidden',
  'listingsShown',
  'needsReview',
  'isPremium',
  'premiumExpiry',
  'featuredStatus',
  'hidden',
  'waiting',
  'rating',
  'reports',
];

/** The names of the fields stay, what stood in them goes; of a whole listing the list of its fields is left. */
const emptied = (side: SQL | typeof audit.before | typeof audit.after) => sql<Record<
  string,
  unknown
> | null>`(
  select jsonb_object_agg(key, case
    when key in ${ownKeys} then value
    when jsonb_typeof(value) = 'object'
      then (select coalesce(jsonb_agg(field order by field), '[]') from jsonb_object_keys(value) field)
    else 'null'
  end)
  from jsonb_each(${side})
)`;

/** Where the thing is named by an id of ours, and not by `*` or `site`. */
const thingUuid = sql`case when ${audit.thingId} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then ${audit.thingId}::uuid end`;

/** What it was done to is not there, or was deleted before the given moment. */
function isGone(before: Date): SQL | undefined {
  const isKept = (deletedAt: SQLWrapper) =>
    sql`(${deletedAt} is null or ${deletedAt} >= ${before.toISOString()})`;
  const listing = (id: SQLWrapper) =>
    sql`exists (select from ${listings} where ${listings.id} = ${id} and ${isKept(listings.deletedAt)})`;
  const user = (id: SQLWrapper) =>
    sql`exists (select from ${users} where ${users.id} = ${id} and ${isKept(users.deletedAt)})`;
  const review = sql`exists (select from ${reviews} where ${reviews.id} = ${thingUuid}
    and ${user(reviews.userId)}
    and (${reviews.itemType} = 'destination' or ${listing(reviews.itemId)}))`;
  const thread = sql`exists (select from ${inquiries} where ${inquiries.id} = ${thingUuid}
    and ${user(inquiries.partnerId)}
    and (${inquiries.travellerId} is null or ${user(inquiries.travellerId)}))`;
  return and(
    sql`${thingUuid} is not null`,
    or(
      and(inArray(audit.thing, kindNames), sql`not ${listing(thingUuid)}`),
      and(sql`${audit.thing} = 'user'`, sql`not ${user(thingUuid)}`),
      // Its row is gone at once, where that of a listing stays thirty days: what was said when it was deleted stays as long.
      and(
        sql`${audit.thing} = 'review'`,
        sql`not ${review}`,
        or(ne(audit.action, 'delete'), lt(audit.at, before)),
      ),
      and(sql`${audit.thing} = 'inquiry'`, sql`not ${thread}`),
      // Payments go after seven years, and alerts about them with them.
      and(
        sql`${audit.thing} = 'payment'`,
        sql`not exists (select from ${payments} where ${payments.id} = ${thingUuid})`,
      ),
      and(
        sql`${audit.thing} = 'alert'`,
        sql`not exists (select from ${alerts} where ${alerts.id} = ${thingUuid})`,
      ),
    ),
  );
}

const ofNoPerson: AuditSubject[] = ['destination', 'settings', 'job', 'audit'];
const ofPeople = auditSubjects.filter((thing) => !ofNoPerson.includes(thing));

/** Entries that may hold something of a person, oldest first. */
export const findNotErased = (db: Db, after: string | undefined, count: number) =>
  db
    .select({ id: audit.id })
    .from(audit)
    .where(
      and(
        inArray(audit.thing, ofPeople),
        isNull(audit.erasedAt),
        after === undefined ? undefined : gt(audit.id, after),
      ),
    )
    .orderBy(asc(audit.id))
    .limit(count);

/** What was searched for before a table was taken away; that something was stays. */
export const eraseSearches = (db: Db, at: Date) =>
  db
    .update(audit)
    .set({
      after: sql`jsonb_set(${audit.after}, '{filters,search}', 'true')`,
      ...{ reason: null, erasedAt: at },
    })
    .where(
      and(
        eq(audit.action, 'export'),
        isNull(audit.erasedAt),
        sql`jsonb_typeof(${audit.after} #> '{filters,search}') = 'string'`,
      ),
    );

/** Of the given entries those whose thing is gone lose the person. Who did what to which, and when, stays. */
export async function eraseGone(db: Db, ids: string[], { before, at }: { before: Date; at: Date }) {
  await db
    .update(audit)
    .set({
      thingName: sql`case ${audit.thing} when 'user' then 'Former member' when 'review' then 'A review'
        when 'inquiry' then 'A thread' when 'payment' then 'A deleted payment' when 'alert' then 'An alert'
        else 'A deleted listing' end`,
      reason: null,
      before: emptied(audit.before),
      after: emptied(audit.after),
      erasedAt: at,
    })
    .where(and(inArray(audit.id, ids), isNull(audit.erasedAt), isGone(before)));
}

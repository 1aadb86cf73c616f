import type { KindName } from '@serendib/contract/listings/kind';
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listings, users } from '../../../schema/index.ts';

export interface SummaryFilter {
  ids?: string[];
  ownerId?: string;
  kind?: KindName;
  except?: string;
  count: number;
}

export interface WaitingFilter {
  kind: KindName;
  what: 'new' | 'changed';
  after: WaitingPlace | undefined;
  count: number;
}

/** Where a listing stood in what waits when a page ended with it: it may have been looked at or changed since. */
export interface WaitingPlace {
  /** Of those that come after what is live already. */
  isLater: boolean;
  /** To the microsecond, as PostgreSQL has it. */
  since: string;
  id: string;
}

/** Live without a look: what the system let through, which travellers see already. */
const isUnseen = sql`(status = 'approved' and listings.reviewed_at is null)`;

/**
 * What was never looked at waits since it was sent, what is live already before all others; what was changed waits since
 * its first change that no administrator has looked at.
 */
const waitingFor = {
  new: {
    is: sql`(status = 'pending' or (needs_review and listings.reviewed_at is null))`,
    by: [sql`not ${isUnseen}`, sql`listings.submitted_at`, sql`listings.id`],
    place: sql<[boolean, string]>`jsonb_build_array(not ${isUnseen}, listings.submitted_at)`,
    beyond: ({
      isLater,
      since,
      id,
    }: WaitingPlace) => sql`(not ${isUnseen}, listings.submitted_at, listings.id) >
      (${isLater}, ${since}::timestamptz, ${id}::uuid)`,
  },
  changed: {
    is: sql`needs_review and listings.reviewed_at is not null`,
    by: [sql`listings.changed_at`, sql`listings.id`],
    place: sql<[boolean, string]>`jsonb_build_array(false, listings.changed_at)`,
    beyond: ({ since, id }: WaitingPlace) => sql`(listings.changed_at, listings.id) >
      (${since}::timestamptz, ${id}::uuid)`,
  },
};

const conditionsOf = ({ ids, ownerId, kind, except }: SummaryFilter): SQL | undefined =>
  and(
    isNull(listings.deletedAt),
    ids && inArray(listings.id, ids),
    ownerId === undefined ? undefined : eq(listings.ownerId, ownerId),
    kind && eq(listings.kind, kind),
    except === undefined ? undefined : ne(listings.id, except),
  );

const columns = {
  id: listings.id,
  kind: listings.kind,
  title: listings.title,
  status: listings.status,
  needsReview: listings.needsReview,
  isPremium: listings.isPremium,
  hiddenAt: listings.hiddenAt,
  version: listings.version,
  ownerId: listings.ownerId,
  ownerName: users.userName,
  submittedAt: listings.submittedAt,
  updatedAt: listings.updatedAt,
  changedAt: listings.changedAt,
  reviewedAt: listings.reviewedAt,
  details: listings.details,
};

export const selectSummaries = (db: Db, filter: SummaryFilter) =>
  db
    .select(columns)
    .from(listings)
    .leftJoin(users, eq(users.id, listings.ownerId))
    .where(conditionsOf(filter))
    .orderBy(desc(listings.id))
    .limit(filter.count);

/** What of a kind waits for our team, after a place, longest first. */
export function selectWaiting(db: Db, { kind, what, after, count }: WaitingFilter) {
  const { is, by, place, beyond } = waitingFor[what];
  return db
    .select({ summary: columns, place })
    .from(listings)
    .leftJoin(users, eq(users.id, listings.ownerId))
    .where(and(isNull(listings.deletedAt), eq(listings.kind, kind), is, after && beyond(after)))
    .orderBy(...by)
    .limit(count);
}
export type FoundSummary = Awaited<ReturnType<typeof selectSummaries>>[number];

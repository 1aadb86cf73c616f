import type { KindName } from '@serendib/contract/listings/kind';
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listings, users } from '../../../schema/index.ts';

export interface SummaryFilter {
  ids?: string[];
  ownerId?: string;
  kind?: KindName;
  except?: string;
  /** What waits for our team, and begins after a listing; longest first instead of newest first. */
  waiting?: { what: 'new' | 'changed'; after?: string | undefined };
  count: number;
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
    beyond: (id: string) => sql`(not ${isUnseen}, listings.submitted_at, listings.id) >
      (select not ${isUnseen}, submitted_at, id from listings where id = ${id}::uuid)`,
  },
  changed: {
    is: sql`needs_review and listings.reviewed_at is not null`,
    by: [sql`listings.changed_at`, sql`listings.id`],
    beyond: (id: string) => sql`(listings.changed_at, listings.id) >
      (select changed_at, id from listings where id = ${id}::uuid)`,
  },
};

const conditionsOf = ({ ids, ownerId, kind, except, waiting }: SummaryFilter): SQL | undefined =>
  and(
    isNull(listings.deletedAt),
    ids && inArray(listings.id, ids),
    ownerId === undefined ? undefined : eq(listings.ownerId, ownerId),
    kind && eq(listings.kind, kind),
    except === undefined ? undefined : ne(listings.id, except),
    waiting && waitingFor[waiting.what].is,
    waiting?.after === undefined ? undefined : waitingFor[waiting.what].beyond(waiting.after),
  );

export const selectSummaries = (db: Db, filter: SummaryFilter) =>
  db
    .select({
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
    })
    .from(listings)
    .leftJoin(users, eq(users.id, listings.ownerId))
    .where(conditionsOf(filter))
    .orderBy(...(filter.waiting ? waitingFor[filter.waiting.what].by : [desc(listings.id)]))
    .limit(filter.count);
export type FoundSummary = Awaited<ReturnType<typeof selectSummaries>>[number];

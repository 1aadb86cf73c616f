import { and, desc, eq, isNotNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { inquiries } from '../../../schema/index.ts';
import type { AfterThread } from '../thread/threads.queries.ts';

export const findReported = (
  db: Db,
  { after, count: most }: { after: AfterThread | undefined; count: number },
) =>
  db
    .select()
    .from(inquiries)
    .where(
      and(
        isNotNull(inquiries.reportedAt),
        after &&
          or(
            lt(inquiries.reportedAt, after.updatedAt),
            and(eq(inquiries.reportedAt, after.updatedAt), lt(inquiries.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(inquiries.reportedAt), desc(inquiries.id))
    .limit(most);

export const countReported = (db: Db): Promise<number> =>
  db.$count(inquiries, isNotNull(inquiries.reportedAt));

import { otherSide, type Side } from '@serendib/contract/inquiries/inquiry';
import type { StoredInquiry } from '../../../schema/index.ts';

interface Report {
  by: Side;
  at: Date;
  reason: string;
}

/** What each side of a thread has reported that waits for administrators, the latest first. */
export function reportsOf(thread: StoredInquiry): Report[] {
  const { reportedAt, reportedBy, reportReason, earlierReportedAt, earlierReportReason } = thread;
  if (!reportedAt || !reportedBy) return [];
  const latest = { by: reportedBy, at: reportedAt, reason: reportReason ?? '' };
  if (!earlierReportedAt) return [latest];
  return [latest, { by: otherSide(reportedBy), at: earlierReportedAt, reason: earlierReportReason ?? '' }];
}

export const hasReported = (thread: StoredInquiry, side: Side): boolean =>
  reportsOf(thread).some(({ by }) => by === side);

/** The row of a thread with the report of a side that had none: what the other had reported is then the earlier one. */
export const withReport = (thread: StoredInquiry, { by, at, reason }: Report): Partial<StoredInquiry> => ({
  ...{ reportedAt: at, reportedBy: by, reportReason: reason },
  ...{ earlierReportedAt: thread.reportedAt, earlierReportReason: thread.reportReason },
});

export const withoutReports: Partial<StoredInquiry> = {
  ...{ reportedAt: null, reportedBy: null, reportReason: null },
  ...{ earlierReportedAt: null, earlierReportReason: null },
};

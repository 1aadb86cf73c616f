import type { ListingSummary } from '@serendib/contract/listings/admin-endpoints';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { absoluteUrl } from '../../../platform/absolute-url.ts';
import type { Context } from '../../../platform/module.ts';
import {
  type FoundSummary,
  type SummaryFilter,
  selectSummaries,
  selectWaiting,
  type WaitingFilter,
  type WaitingPlace,
} from './summaries.queries.ts';

/** Listings of any kind, each in a line. */
export async function findSummaries(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  filter: SummaryFilter,
): Promise<ListingSummary[]> {
  return (await selectSummaries(db, filter)).map((found) => summaryView(found, publicUrl));
}

/** What of a kind waits for our team, longest first, each with its place. */
export async function findWaiting(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  filter: WaitingFilter,
): Promise<{ summary: ListingSummary; place: WaitingPlace }[]> {
  return (await selectWaiting(db, filter)).map(({ summary, place: [isLater, since] }) => ({
    summary: summaryView(summary, publicUrl),
    place: { isLater, since, id: summary.id },
  }));
}

function summaryView(
  { id, hiddenAt, submittedAt, updatedAt, changedAt, reviewedAt, details, ...found }: FoundSummary,
  publicUrl: string,
): ListingSummary {
  const { image }: Kind = kinds[found.kind];
  const [first] = [details[image]].flat();
  return {
    ...found,
    _id: id,
    image: typeof first === 'string' ? absoluteUrl(first, publicUrl) : null,
    isHidden: hiddenAt !== null,
    submittedAt: submittedAt.toISOString(),
    lookedAt: reviewedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    changedAt: (found.needsReview && changedAt?.toISOString()) || null,
  };
}

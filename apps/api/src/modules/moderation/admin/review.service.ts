import { isDeepStrictEqual } from 'node:util';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { promisedHours } from '@serendib/contract/moderation/promise';
import type { ListingReview } from '@serendib/contract/moderation/review-endpoints';
import { hoursSince, waitsSince } from '@serendib/contract/moderation/waiting';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/module.ts';
import type { Listing } from '../../../schema/index.ts';
import { findSummaries } from '../../listings/index.ts';
import { findNewestPaper } from '../../papers/index.ts';
import {
  countListingsOf,
  findChangesSince,
  findForReview,
  findPerson,
  findRejectionsOf,
} from './review.queries.ts';
import { findWarnings } from './warnings.ts';

const mostOthers = 20;
const mostRejections = 10;

/** All that helps to decide on a listing. */
export async function showReview(
  context: Pick<Context, 'db' | 'publicUrl' | 'clock'>,
  id: string,
): Promise<ListingReview> {
  const { db, clock } = context;
  const listing = await findForReview(db, id);
  if (!listing) throw new AppError('NOT_FOUND');
  const [[summary], changed, owner, warnings, newestPaper] = await Promise.all([
    findSummaries(context, { ids: [id], count: 1 }),
    listing.reviewedAt ? findChangesSince(db, id, listing.reviewedAt) : [],
    ownerOf(context, listing),
    findWarnings(context, listing),
    findNewestPaper(db, id),
  ]);
  if (!summary) throw new AppError('NOT_FOUND');
  const since = waitsSince(summary);
  const hoursWaited = since ? hoursSince(since, clock().getTime()) : null;
  return {
    listing: summary,
    hoursWaited,
    isOverdue: hoursWaited !== null && hoursWaited >= promisedHours,
    lastApprovedAt: listing.approvedAt?.toISOString() ?? null,
    changes: changesOf(
      listing,
      changed.flatMap(({ changes }) => changes),
    ),
    warnings,
    newestPaper,
    owner,
  };
}

/** What many changes come to: each field as it was before the first of them, and as it is. */
function changesOf(
  { kind, details }: Listing,
  changes: { field: string; from: unknown }[],
): ListingReview['changes'] {
  const { fields }: Kind = kinds[kind];
  return fields.flatMap(({ name: field, label }) => {
    const first = changes.find((change) => change.field === field);
    const to = details[field] ?? null;
    return !first || isDeepStrictEqual(first.from, to) ? [] : [{ field, label, from: first.from, to }];
  });
}

async function ownerOf(
  context: Pick<Context, 'db' | 'publicUrl'>,
  { id, ownerId }: Listing,
): Promise<ListingReview['owner']> {
  const { db } = context;
  const person = ownerId ? await findPerson(db, ownerId) : undefined;
  if (!person) return null;
  const [counted, otherListings, rejections] = await Promise.all([
    countListingsOf(db, person.id),
    findSummaries(context, { ownerId: person.id, except: id, count: mostOthers }),
    findRejectionsOf(db, person.id, mostRejections),
  ]);
  return {
    _id: person.id,
    userName: person.userName,
    email: person.email,
    createdAt: person.createdAt.toISOString(),
    isSuspended: person.suspendedAt !== null,
    emailVerified: person.emailVerifiedAt !== null,
    listingCount: counted.listed,
    approvedCount: counted.approved,
    rejectionCount: counted.rejections,
    otherListings,
    rejections: rejections.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
  };
}

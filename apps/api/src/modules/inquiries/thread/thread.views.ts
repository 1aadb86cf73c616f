import { unnamed } from '@serendib/contract/accounts/unnamed';
import { daysBetween, yearOf } from '@serendib/contract/calendar';
import {
  type ComparedInquiry,
  type Inquiry,
  type InquiryInList,
  otherSide,
  type Side,
} from '@serendib/contract/inquiries/inquiry';
import { type Offer, type OfferSent, reckoned } from '@serendib/contract/inquiries/offer';
import type { Db } from '../../../platform/database/database.ts';
import type { StoredAgreement, StoredInquiry, StoredOffer } from '../../../schema/index.ts';
import { findReplies, listingSummaries } from '../../listings/index.ts';
import { sumAgreedReviews } from '../../reviews/index.ts';
import { findAgreement, findAgreements, findCurrentOffers, findOffers } from '../agree/offers.queries.ts';
import { hasReported } from '../reported/reports.ts';
import { countUnread, findMessages, findWithNews } from './messages.queries.ts';
import { findPeople } from './people.queries.ts';
import { findSteps } from './threads.queries.ts';

export interface ViewContext {
  db: Db;
  publicUrl: string;
  clock: () => Date;
}

export const nameOf = (
  people: Awaited<ReturnType<typeof findPeople>>,
  { travellerId, partnerId, guestName }: StoredInquiry,
  side: Side,
): string =>
  side === 'partner'
    ? (people.get(partnerId)?.userName ?? unnamed.partner)
    : ((travellerId ? people.get(travellerId)?.userName : guestName) ?? guestName ?? unnamed.traveller);

/** Whether the account of a side is gone; a guest has none. */
export const hasLeft = (
  people: Awaited<ReturnType<typeof findPeople>>,
  { travellerId, partnerId }: StoredInquiry,
  side: Side,
): boolean => {
  const id = side === 'partner' ? partnerId : travellerId;
  return id !== null && !people.has(id);
};

/** Threads as lists show them, in their order. */
export async function showInList(
  context: ViewContext,
  threads: readonly StoredInquiry[],
  as: Side,
): Promise<InquiryInList[]> {
  const ids = threads.map(({ id }) => id);
  return inList(context, threads, as, await findCurrentOffers(context.db, ids));
}

async function inList(
  { db, publicUrl }: ViewContext,
  threads: readonly StoredInquiry[],
  as: Side,
  standing: Map<string, StoredOffer>,
): Promise<InquiryInList[]> {
  const ids = threads.map(({ id }) => id);
  const [summaries, people, unread, withNews] = await Promise.all([
    listingSummaries(db, [...new Set(threads.map(({ listingId }) => listingId))], publicUrl),
    findPeople(
      db,
      threads.flatMap(({ travellerId, partnerId }) => [travellerId, partnerId]),
    ),
    countUnread(db, as, ids),
    findWithNews(db, as, ids),
  ]);
  const listings = new Map(summaries.map((one) => [one._id, one]));
  return threads.map((thread) => ({
    ...{ _id: thread.id, status: thread.status, as },
    listing: listings.get(thread.listingId) ?? null,
    listingTitle: thread.listingTitle,
    with: nameOf(people, thread, otherSide(as)),
    hasLeft: hasLeft(people, thread, otherSide(as)),
    ...{ from: thread.firstDay, to: thread.lastDay, month: thread.month },
    ...{ adults: thread.adults, children: thread.children, kilometres: thread.kilometres },
    unread: unread.get(thread.id) ?? 0,
    hasNews: withNews.has(thread.id),
    total: standing.get(thread.id)?.total ?? null,
    answerBy: thread.answerBy?.toISOString() ?? null,
    createdAt: thread.createdAt.toISOString(),
    updatedAt: thread.updatedAt.toISOString(),
  }));
}

export async function showThread(
  context: ViewContext,
  thread: StoredInquiry,
  as: Side | 'admin',
): Promise<Inquiry> {
  const { db } = context;
  const side = as === 'admin' ? 'partner' : as;
  const [[shown], messages, made, agreement, steps] = await Promise.all([
    showInList(context, [thread], side),
    findMessages(db, thread.id),
    findOffers(db, thread.id),
    findAgreement(db, thread.id),
    findSteps(db, thread.id),
  ]);
  if (!shown) throw new Error('A thread has no view.');
  return {
    ...shown,
    as,
    ...{ flexible: thread.flexible, language: thread.language, pickup: thread.pickup },
    tripId: as === 'traveller' ? thread.tripId : null,
    messages: messages.map(({ id, by, text, at, isMarked }) => ({
      ...{ _id: id, by, text },
      at: at.toISOString(),
      isMarked: isMarked && as !== 'traveller',
    })),
    offers: made.map((one) => offerView(one, agreement, context.clock())),
    agreement: agreement ? agreementView(agreement) : null,
    steps: steps.map(({ fromStatus, toStatus, by, reason, at }) => ({
      ...{ from: fromStatus, to: toStatus, by, reason },
      at: at.toISOString(),
    })),
    // Neither side is told that the other has reported it.
    reported: as === 'admin' ? thread.reportedAt !== null : hasReported(thread, as),
    readAt: (as === 'traveller' ? thread.partnerReadAt : thread.travellerReadAt)?.toISOString() ?? null,
  };
}

export function offerView(
  { id, content, total, validUntil, createdAt, supersededAt }: StoredOffer,
  agreement: StoredAgreement | undefined,
  now: Date,
): Offer {
  const state =
    agreement?.offerId === id
      ? 'accepted'
      : supersededAt
        ? supersededAt > validUntil
          ? 'lapsed'
          : 'superseded'
        : validUntil < now
          ? 'lapsed'
          : 'current';
  return {
    ...content,
    ...{ _id: id, lines: reckoned(content.lines).lines, total, state },
    validUntil: validUntil.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

const agreementView = ({ serial, offerId, agreedAt, cancelledAt, cancelledBy }: StoredAgreement) => ({
  number: numberOf({ serial, agreedAt }),
  offerId,
  agreedAt: agreedAt.toISOString(),
  cancelledAt: cancelledAt?.toISOString() ?? null,
  cancelledBy,
});

/** Which both can name on the telephone: `SA-2027-000123`. */
export const numberOf = ({ serial, agreedAt }: Pick<StoredAgreement, 'serial' | 'agreedAt'>): string =>
  `SA-${yearOf(agreedAt)}-${String(serial).padStart(6, '0')}`;

/** How many days an offer is for, its first and its last included: its own, which may be others than were asked for. */
const daysOf = ({ from, to }: Pick<OfferSent, 'from' | 'to'>): number | null =>
  from && to ? daysBetween(from, to) + 1 : null;

/** The offers that stand beside each other, with what they come to for a day and a person. */
export async function showCompared(
  context: ViewContext,
  threads: readonly StoredInquiry[],
): Promise<ComparedInquiry[]> {
  const ids = threads.map(({ id }) => id);
  const listingIds = threads.map(({ listingId }) => listingId);
  const [standing, agreed, replies, evidence] = await Promise.all([
    findCurrentOffers(context.db, ids),
    findAgreements(context.db, ids),
    findReplies(context.db, listingIds),
    sumAgreedReviews(context.db, listingIds),
  ]);
  const now = context.clock();
  const shown = await inList(context, threads, 'traveller', standing);
  return shown.map((one, index) => {
    const offer = standing.get(one._id);
    const days = offer && daysOf({ ...one, ...offer.content });
    const people = one.adults + one.children.length;
    return {
      ...one,
      offer: offer ? offerView(offer, agreed.get(one._id), now) : null,
      perDay: offer && days ? Math.round(offer.total / days) : null,
      perPerson: offer ? Math.round(offer.total / people) : null,
      replies: (one.listing && replies.get(threads[index]?.listingId ?? '')) ?? null,
      evidence: (one.listing && evidence.get(threads[index]?.listingId ?? '')) ?? null,
    };
  });
}

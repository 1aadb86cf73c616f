import type { Expecting } from '@serendib/contract/inquiries/expected';
import { AppError } from '../../../platform/app-error.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { findKinds, findPhones, listingSummaries } from '../../listings/index.ts';
import { openTrip } from '../../trips/index.ts';
import type { InquiryContext } from '../thread/in-thread.ts';
import { findPeople } from '../thread/people.queries.ts';
import { nameOf, numberOf } from '../thread/thread.views.ts';
import type { InquiryAsker } from '../thread/thread-access.ts';
import { findAgreedOfTrip } from '../thread/threads.queries.ts';
import { openThreads } from '../thread/threads.service.ts';
import { findAgreements, findOffersById } from './offers.queries.ts';

/**
 * Who waits on a trip, by its days. Who may open it is told of the threads of its owner, since others could name a trip that is not
 * theirs; of those of another that person alone is told, be the trip open to them any more or not.
 */
export async function showExpected(
  context: InquiryContext,
  tripId: string,
  { visitor, key }: InquiryAsker,
): Promise<Expecting[]> {
  const agreedOf = (travellerId: string) => findAgreedOfTrip(context.db, tripId, travellerId);
  const own = visitor ? await agreedOf(visitor.id) : [];
  const trip = await openTrip(context.db, tripId, { visitor, key }).catch((error: unknown) => {
    if (own.length === 0 || !(error instanceof AppError)) throw error;
  });
  const others = trip && trip.ownerId !== visitor?.id ? await agreedOf(trip.ownerId) : [];
  return expectedIn(context, [...own, ...others]);
}

/** Who waits by the threads that are named, for a guest whose trip is in no account; links that open no more are passed over. */
export async function showNamedExpected(
  context: InquiryContext,
  asker: InquiryAsker,
  ids: string[],
): Promise<Expecting[]> {
  const threads = await openThreads(context, asker, { ids });
  if (threads.length === 0) throw new AppError('NOT_FOUND');
  return expectedIn(context, threads);
}

async function expectedIn(
  { db, publicUrl }: InquiryContext,
  threads: readonly StoredInquiry[],
): Promise<Expecting[]> {
  const agreed = await findAgreements(
    db,
    threads.map(({ id }) => id),
  );
  const standing = threads.flatMap((thread) => {
    const agreement = agreed.get(thread.id);
    return agreement && !agreement.cancelledAt ? [{ thread, agreement }] : [];
  });
  const listingIds = standing.map(({ thread }) => thread.listingId);
  const [offers, people, summaries, phones, kinds] = await Promise.all([
    findOffersById(
      db,
      standing.map(({ agreement }) => agreement.offerId),
    ),
    findPeople(
      db,
      standing.map(({ thread }) => thread.partnerId),
    ),
    listingSummaries(db, listingIds, publicUrl),
    findPhones(db, listingIds),
    findKinds(db, listingIds),
  ]);
  const listings = new Map(summaries.map((one) => [one._id, one]));
  return standing
    .flatMap(({ thread, agreement }) => {
      const offer = offers.get(agreement.offerId);
      const kind = kinds.get(thread.listingId);
      if (!offer || !kind) return [];
      const { from, to } = offer.content;
      return [
        {
          ...{ _id: thread.id, number: numberOf(agreement) },
          name: agreement.partnerName ?? nameOf(people, thread, 'partner'),
          ...{ phone: phones.get(thread.listingId) ?? null, title: thread.listingTitle },
          ...{ kind, listingId: thread.listingId, listing: listings.get(thread.listingId) ?? null },
          ...{ from: from ?? thread.firstDay, to: to ?? thread.lastDay, pickup: thread.pickup },
          total: offer.total,
        },
      ];
    })
    .sort((one, other) => ((one.from ?? '9') < (other.from ?? '9') ? -1 : 1));
}

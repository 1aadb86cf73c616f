import { addDays, dayOf, daysBetween, endOf } from '@serendib/contract/calendar';
import { farthestDays, holdHours, type Inquiry, longestStay } from '@serendib/contract/inquiries/inquiry';
import { largestTotal, type Offer, type OfferSent, reckoned } from '@serendib/contract/inquiries/offer';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { once, type Sending } from '../../../platform/idempotency/once.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { agreeDays, holdDays, takeSeats } from '../../calendars/index.ts';
import { agreedNews, offerNews } from '../emails/inquiry-news.ts';
import { answered, changeThread, type InquiryContext, inThread, only, readNow } from '../thread/in-thread.ts';
import { findPeople } from '../thread/people.queries.ts';
import { nameOf, numberOf, offerView } from '../thread/thread.views.ts';
import type { InquiryAsker } from '../thread/thread-access.ts';
import { move } from '../thread/transition.ts';
import { limitWriting } from '../thread/writing-limits.ts';
import {
  findAgreement,
  findCurrentOffer,
  findOffersById,
  insertAgreement,
  insertOffer,
  isOver,
} from './offers.queries.ts';
import { lockOffered } from './still-offered.ts';

export async function makeOffer(
  context: InquiryContext,
  id: string,
  visitor: Visitor,
  sent: OfferSent,
  sending?: Sending,
): Promise<Offer> {
  const asker = { visitor, key: undefined };
  const { result } = await inThread(context, id, asker, async (tx, thread, side, at) => {
    only(side, 'partner');
    const [offerId = ''] = await once(tx, sending, at, async () => {
      await limitWriting(context, tx, asker, 'offers');
      return [await offerInThread(context, tx, thread, { sent, at })];
    });
    const made = (await findOffersById(tx, [offerId])).get(offerId);
    if (!made) throw new Error('An offer was made and is not there.');
    return offerView(made, await findAgreement(tx, id), at);
  });
  return result;
}

/** An offer of the partner in a locked thread, by its id. */
async function offerInThread(
  context: InquiryContext,
  tx: Db,
  thread: StoredInquiry,
  { sent, at }: { sent: OfferSent; at: Date },
): Promise<string> {
  const { id } = thread;
  const days = offeredDays(thread, sent, at);
  const wanted = new Date(sent.validUntil);
  const beginning = endOf(days.from);
  const refuse = (field: string, words: string) => new AppError('INVALID', words, { [field]: words });
  if (wanted <= at) throw refuse('validUntil', t('This moment is over.'));
  if (wanted > addDays(at, 366)) throw refuse('validUntil', t('This is too far ahead.'));
  // A journey that has begun is agreed on no more.
  const validUntil = wanted < beginning ? wanted : beginning;
  const { total } = reckoned(sent.lines);
  if (total > largestTotal) throw refuse('lines', t('This is more than an offer can be.'));
  const moved = await move(tx, thread, {
    ...{ event: 'offer', by: 'partner', at },
    change: {
      ...readNow('partner', at),
      ...(await answered(context, tx, { thread, side: 'partner', at })),
    },
  });
  const kind = await lockOffered(tx, thread);
  const made = await insertOffer(tx, {
    inquiryId: id,
    content: { ...sent, ...days },
    total,
    validUntil,
    at,
  });
  if (hasCalendar(kind)) {
    const longest = new Date(at.getTime() + holdHours * 3_600_000);
    const until = validUntil < longest ? validUntil : longest;
    await holdDays(tx, { listingId: thread.listingId, fromId: id, ...days }, until);
  }
  await context.teller.tell(tx, moved, 'traveller', (name) =>
    offerNews({ ...moved, firstDay: days.from, lastDay: days.to, month: null }, { total, validUntil }, name),
  );
  return made.id;
}

/** The days that an offer is for: its own, else those that were asked for. */
function offeredDays(
  { firstDay, lastDay }: StoredInquiry,
  { from, to }: OfferSent,
  at: Date,
): { from: string; to: string } {
  const refuse = (words: string) => new AppError('INVALID', words, { from: words });
  const first = from ?? firstDay;
  const last = to ?? from ?? lastDay;
  if (!first || !last) throw refuse(t('Please say for which days: the traveller has named a month alone.'));
  if (last < first) throw refuse(t('The last day is before the first.'));
  if (first < dayOf(at)) throw refuse(t('This day is over.'));
  const refuseLast = (words: string) => new AppError('INVALID', words, { to: words });
  if (last > dayOf(addDays(at, farthestDays))) throw refuseLast(t('This is too far ahead.'));
  if (daysBetween(first, last) >= longestStay)
    throw refuseLast(t('At most {longestStay} days.', { longestStay }));
  return { from: first, to: last };
}

const hasCalendar = (kind: KindName): boolean => (kinds[kind] as Kind).calendar === true;

/** Both agree: the offer stays as it is, and its days can be agreed with no other. */
export const acceptOffer = (
  context: InquiryContext,
  id: string,
  offerId: string,
  asker: InquiryAsker,
): Promise<Inquiry> =>
  changeThread(context, id, asker, async (tx, thread, side, at) => {
    only(side, 'traveller');
    const offer = await findCurrentOffer(tx, id);
    // Pressed twice: it is agreed as it was wanted.
    if (thread.status === 'agreed' && (await findAgreement(tx, id))?.offerId === offerId) return thread;
    if (offer && offer.id !== offerId)
      throw new AppError('CONFLICT', t('There is a newer offer. Please look at it first.'));
    if (offer && isOver(offer, at))
      throw new AppError('CONFLICT', t('This offer is not valid any more. Please ask for a new one.'));
    const { from, to } = offer?.content ?? {};
    const moved = await move(tx, thread, {
      ...{ event: 'accept', by: 'traveller', at },
      change: {
        travellerReadAt: at,
        ...(from && to && { firstDay: from, lastDay: to, month: null }),
      },
    });
    if (!offer) throw new AppError('CONFLICT', t('There is no offer that could be accepted.'));
    const kind = await lockOffered(tx, thread);
    if (from && to && hasCalendar(kind))
      await agreeDays(tx, { listingId: thread.listingId, fromId: id, from, to, offerId });
    if (from) {
      const seats = thread.adults + thread.children.length;
      await takeSeats(tx, { listingId: thread.listingId, fromId: id, day: from, seats });
    }
    const people = await findPeople(tx, [thread.travellerId, thread.partnerId]);
    await insertAgreement(tx, {
      ...{ inquiryId: id, offerId, agreedAt: at },
      travellerName: nameOf(people, thread, 'traveller'),
      partnerName: nameOf(people, thread, 'partner'),
    });
    const agreement = await findAgreement(tx, id);
    if (!agreement) throw new Error('An agreement was written and is not there.');
    const told = { ...offer, number: numberOf(agreement) };
    for (const one of ['traveller', 'partner'] as const)
      await context.teller.tell(tx, moved, one, (name) => agreedNews(moved, told, name));
    return moved;
  });

import { addDays, dayOf } from '@serendib/contract/calendar';
import {
  answerDays,
  type ComparedInquiry,
  holdHours,
  type Inquiry,
  type InquiryInList,
  type Side,
} from '@serendib/contract/inquiries/inquiry';
import { largestTotal, type Offer, type OfferSent, reckoned } from '@serendib/contract/inquiries/offer';
import { type InquiryStatus, isWritable } from '@serendib/contract/inquiries/states';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { signedIn } from '../../platform/http/access.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import { type Page, readCursor, writeCursor } from '../../platform/paging.ts';
import { hashOf } from '../../platform/tokens.ts';
import { newId, type StoredInquiry } from '../../schema/index.ts';
import { agreeDays, holdDays } from '../calendars/index.ts';
import { findListingKind } from '../listings/index.ts';
import {
  claimThreads,
  countThreads,
  findInquiry,
  findThreads,
  findThreadsById,
  findThreadsOfTrip,
  lockInquiry,
  updateInquiry,
} from './inquiries.queries.ts';
import { numberOf, offerView, showCompared, showInList, showThread } from './inquiries.views.ts';
import { accessOf, type InquiryAsker, sideOf } from './inquiry-access.ts';
import { agreedNews, askedNews, messageNews, offerNews, otherSide } from './inquiry-emails.ts';
import { countNews, findMessages, insertMessage } from './messages.queries.ts';
import { findAgreement, findCurrentOffer, insertAgreement, insertOffer } from './offers.queries.ts';
import { findOpened, insertBlock } from './people.queries.ts';
import type { Teller } from './tell.ts';
import { end, move } from './transition.ts';

export type InquiryContext = Context & { teller: Teller };

/** As many threads are compared at once. */
const mostKeys = 10;

const cursorOf = z.tuple([z.literal('inquiries'), z.iso.datetime(), z.uuid()]);

export async function listThreads(
  context: InquiryContext,
  visitor: Visitor,
  asked: {
    as: Side;
    status?: InquiryStatus | undefined;
    limit: number;
    cursor?: string | undefined;
  },
): Promise<Page<InquiryInList>> {
  await claimThreads(context.db, visitor.id);
  const place = asked.cursor === undefined ? undefined : readCursor(asked.cursor, cursorOf);
  const after = place && { updatedAt: new Date(place[1]), id: place[2] };
  const mine = { side: asked.as, accountId: visitor.id, status: asked.status };
  const [found, total] = await Promise.all([
    findThreads(context.db, mine, { after, count: asked.limit + 1 }),
    countThreads(context.db, mine),
  ]);
  const shown = found.slice(0, asked.limit);
  const last = found.length > asked.limit ? shown.at(-1) : undefined;
  return {
    items: await showInList(context, shown, asked.as),
    facts: { total, nextCursor: last && writeCursor(['inquiries', last.updatedAt.toISOString(), last.id]) },
  };
}

export async function countUnreadThreads({ db }: InquiryContext, { id }: Visitor) {
  const [traveller, partner] = await Promise.all([
    countNews(db, 'traveller', id),
    countNews(db, 'partner', id),
  ]);
  return { traveller, partner };
}

/** The threads of a traveller beside each other; those of a guest are opened by the keys of their links. */
export async function compare(
  { db, clock, ...context }: InquiryContext,
  { visitor, key = '' }: InquiryAsker,
  { ids = [], trip }: { ids?: string[] | undefined; trip?: string | undefined },
): Promise<ComparedInquiry[]> {
  if (!visitor && !key) signedIn(visitor);
  if (visitor) await claimThreads(db, visitor.id);
  const found =
    trip && visitor ? await findThreadsOfTrip(db, trip, visitor.id) : await findThreadsById(db, ids);
  const keys = key.split(',').filter(Boolean).slice(0, mostKeys);
  const opened = await findOpened(db, ids, keys.map(hashOf), clock());
  const order = new Map(ids.map((id, at) => [id, at]));
  const mine = found.filter(
    ({ id, travellerId }) => (visitor && travellerId === visitor.id) || opened.has(id),
  );
  if (!trip && mine.length < ids.length) throw new AppError('NOT_FOUND');
  return showCompared(
    { ...context, db, clock },
    mine.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)),
  );
}

/** A thread for its sides. Administrators read what was reported by a call of their own: reported.service.ts. */
export async function readThread(context: InquiryContext, id: string, asker: InquiryAsker): Promise<Inquiry> {
  const { db, clock } = context;
  const thread = await findInquiry(db, id);
  const side = await sideOf(db, thread, asker, clock());
  if (thread && side) return showThread(context, thread, side);
  if (thread && asker.visitor && (await isClaimed(db, thread, asker.visitor)))
    return showThread(context, thread, 'traveller');
  throw new AppError('NOT_FOUND');
}

/** Whether a guest began it with the address of this account, which has it as its own from now on. */
async function isClaimed(db: Db, { id, travellerId, guestEmail }: StoredInquiry, visitor: Visitor) {
  if (travellerId || !guestEmail) return false;
  await claimThreads(db, visitor.id);
  return (await findInquiry(db, id))?.travellerId === visitor.id;
}

/** Does something in a locked thread, as the side on which the asker stands. */
async function inThread<Result>(
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  work: (tx: Db, thread: StoredInquiry, side: Side, at: Date) => Promise<Result>,
): Promise<{ result: Result; side: Side }> {
  const at = context.clock();
  return context.db.transaction(async (tx) => {
    const { thread, side } = await accessOf(tx, await lockInquiry(tx, id), asker, at);
    return { result: await work(tx, thread, side, at), side };
  });
}

const changeThread = async (
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  work: (tx: Db, thread: StoredInquiry, side: Side, at: Date) => Promise<StoredInquiry>,
): Promise<Inquiry> => {
  const { result, side } = await inThread(context, id, asker, work);
  return showThread(context, result, side);
};

const only = (side: Side, wanted: Side) => {
  if (side !== wanted) throw new AppError('FORBIDDEN');
};

/** What a guest asked goes out now. Confirming again changes nothing. */
export const confirm = (context: InquiryContext, id: string, asker: InquiryAsker): Promise<Inquiry> =>
  changeThread(context, id, asker, async (tx, thread, side, at) => {
    only(side, 'traveller');
    if (thread.status !== 'unconfirmed') return thread;
    const sent = await move(tx, thread, {
      ...{ event: 'confirm', by: 'traveller', at },
      change: { sentAt: at, answerBy: addDays(at, answerDays) },
    });
    const [first] = await findMessages(tx, id);
    await context.teller.tell(tx, sent, 'partner', (name) => askedNews(sent, first?.text ?? '', name));
    return sent;
  });

export const writeMessage = (
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  text: string,
): Promise<Inquiry> =>
  changeThread(context, id, asker, async (tx, thread, side, at) => {
    if (!isWritable(thread.status))
      throw new AppError('CONFLICT', t('This thread has ended. You can begin a new one.'));
    await insertMessage(tx, { id: newId(), inquiryId: id, by: side, text, at });
    const written = await updateInquiry(tx, id, {
      ...readNow(side, at),
      ...(await answered(context, tx, { thread, side, at })),
      updatedAt: at,
    });
    await context.teller.tell(tx, written, otherSide(side), (name) => messageNews(written, text, name));
    return written;
  });

const readNow = (side: Side, at: Date): Partial<StoredInquiry> =>
  side === 'traveller' ? { travellerReadAt: at } : { partnerReadAt: at };

/** The first answer of a partner ends the wait for one, and tells how soon they answer. */
async function answered(
  { jobs }: InquiryContext,
  tx: Db,
  { thread, side, at }: { thread: StoredInquiry; side: Side; at: Date },
): Promise<Partial<StoredInquiry>> {
  if (side !== 'partner') return {};
  if (!thread.answeredAt) await jobs.add(tx, 'inquiries:replies', { partnerId: thread.partnerId });
  return { answerBy: null, answeredAt: thread.answeredAt ?? at };
}

export async function makeOffer(
  context: InquiryContext,
  id: string,
  visitor: Visitor,
  sent: OfferSent,
): Promise<Offer> {
  const { result } = await inThread(
    context,
    id,
    { visitor, key: undefined },
    async (tx, thread, side, at) => {
      only(side, 'partner');
      const days = offeredDays(thread, sent, at);
      const validUntil = new Date(sent.validUntil);
      const refuse = (field: string, words: string) => new AppError('INVALID', words, { [field]: words });
      if (validUntil <= at) throw refuse('validUntil', t('This moment is over.'));
      if (validUntil > addDays(at, 366)) throw refuse('validUntil', t('This is too far ahead.'));
      const { total } = reckoned(sent.lines);
      if (total > largestTotal) throw refuse('lines', t('This is more than an offer can be.'));
      const moved = await move(tx, thread, {
        ...{ event: 'offer', by: 'partner', at },
        change: {
          ...readNow('partner', at),
          ...(await answered(context, tx, { thread, side, at })),
        },
      });
      const made = await insertOffer(tx, {
        inquiryId: id,
        content: { ...sent, ...days },
        total,
        validUntil,
        at,
      });
      if (await hasCalendar(tx, thread.listingId)) {
        const longest = new Date(at.getTime() + holdHours * 3_600_000);
        const until = validUntil < longest ? validUntil : longest;
        await holdDays(tx, { listingId: thread.listingId, fromId: id, ...days }, until);
      }
      await context.teller.tell(tx, moved, 'traveller', (name) =>
        offerNews(
          { ...moved, firstDay: days.from, lastDay: days.to, month: null },
          { total, validUntil },
          name,
        ),
      );
      return offerView(made, undefined, at);
    },
  );
  return result;
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
  return { from: first, to: last };
}

async function hasCalendar(tx: Db, listingId: string): Promise<boolean> {
  const kind = await findListingKind(tx, listingId);
  return kind !== undefined && (kinds[kind] as Kind).calendar === true;
}

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
    if (offer && offer.validUntil < at)
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
    if (from && to && (await hasCalendar(tx, thread.listingId)))
      await agreeDays(tx, { listingId: thread.listingId, fromId: id, from, to });
    await insertAgreement(tx, { inquiryId: id, offerId, agreedAt: at });
    const agreement = await findAgreement(tx, id);
    if (!agreement) throw new Error('An agreement was written and is not there.');
    const told = { number: numberOf(agreement), total: offer.total };
    for (const one of ['traveller', 'partner'] as const)
      await context.teller.tell(tx, moved, one, (name) => agreedNews(moved, told, name));
    return moved;
  });

export const decline = (
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  reason: string,
): Promise<Inquiry> =>
  changeThread(context, id, asker, async (tx, thread, side, at) =>
    end(tx, context.teller, thread, {
      ...{ event: 'decline', by: side, reason, at },
      change: { ...readNow(side, at), ...(await answered(context, tx, { thread, side, at })) },
    }),
  );

export const cancel = (
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  reason: string,
): Promise<Inquiry> =>
  changeThread(context, id, asker, (tx, thread, side, at) => {
    if (thread.status === 'agreed' && thread.firstDay && thread.firstDay <= dayOf(at))
      throw new AppError('CONFLICT', t('The first day has come: please talk to each other.'));
    return end(tx, context.teller, thread, {
      ...{ event: 'cancel', by: side, reason, at },
      change: readNow(side, at),
    });
  });

export async function report(
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  reason: string,
): Promise<undefined> {
  await inThread(context, id, asker, (tx, thread, side, at) =>
    thread.reportedAt
      ? Promise.resolve(thread)
      : updateInquiry(tx, id, { reportedAt: at, reportedBy: side, reportReason: reason }),
  );
}

/** A partner hears no more of a traveller: what goes on between them ends without a word of why. */
export async function block(context: InquiryContext, id: string, visitor: Visitor): Promise<undefined> {
  await inThread(context, id, { visitor, key: undefined }, async (tx, thread, side, at) => {
    only(side, 'partner');
    if (thread.status === 'agreed')
      throw new AppError('CONFLICT', t('You have an agreement. Cancel it first, with your reason.'));
    await insertBlock(tx, { ...thread, at });
    if (thread.status === 'open' || thread.status === 'offered')
      await end(tx, context.teller, thread, {
        ...{ event: 'decline', by: 'partner', reason: t('It does not fit.'), at },
      });
  });
}

export async function markRead(context: InquiryContext, id: string, asker: InquiryAsker): Promise<undefined> {
  await inThread(context, id, asker, (tx, _, side, at) => updateInquiry(tx, id, readNow(side, at)));
}

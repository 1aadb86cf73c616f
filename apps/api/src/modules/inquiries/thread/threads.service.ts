import {
  type ComparedInquiry,
  type Inquiry,
  type InquiryInList,
  otherSide,
  type Side,
} from '@serendib/contract/inquiries/inquiry';
import { mostOffersCompared } from '@serendib/contract/inquiries/limits';
import { goingOnStatuses, type InquiryStatus } from '@serendib/contract/inquiries/states';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import { signedIn } from '../../../platform/http/access.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { type Page, pageFrom, readCursor } from '../../../platform/lists/paging.ts';
import { hashOf } from '../../../platform/secrets/tokens.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { findCurrentOffer, isOver } from '../agree/offers.queries.ts';
import { hasReported } from '../reported/reports.ts';
import { claimThreads } from './claim-threads.queries.ts';
import { type InquiryContext, inThread, readAtOf, readNow } from './in-thread.ts';
import { countNews } from './messages.queries.ts';
import { findOpened, findPeople } from './people.queries.ts';
import { showCompared, showInList, showThread } from './thread.views.ts';
import { type InquiryAsker, inAccount, sideOf } from './thread-access.ts';
import {
  countThreads,
  findAskedOfTrip,
  findInquiry,
  findThreads,
  findThreadsById,
  updateInquiry,
} from './threads.queries.ts';

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
  const { shown, nextCursor } = pageFrom(found, asked.limit, ({ id, updatedAt }) => [
    'inquiries',
    updatedAt.toISOString(),
    id,
  ]);
  return {
    items: await showInList(context, shown, asked.as),
    facts: { total, nextCursor },
  };
}

export async function countUnreadThreads({ db }: InquiryContext, { id }: Visitor) {
  await claimThreads(db, id);
  const [traveller, partner] = await Promise.all([
    countNews(db, 'traveller', id),
    countNews(db, 'partner', id),
  ]);
  return { traveller, partner };
}

interface Named {
  ids?: string[] | undefined;
  trip?: string | undefined;
}

/** The threads of a traveller beside each other: all that are named, or none. */
export async function compare(
  context: InquiryContext,
  asker: InquiryAsker,
  named: Named,
): Promise<ComparedInquiry[]> {
  const { threads, inAccounts } = await openNamed(context, asker, named);
  if (!named.trip && threads.length < (named.ids ?? []).length)
    throw inAccounts > 0 ? inAccount(asker.visitor) : new AppError('NOT_FOUND');
  return showCompared(context, threads);
}

/** Of the threads that are named, or are of a trip, those of a traveller; those of a guest are opened by the keys of their links. */
export const openThreads = async (
  context: InquiryContext,
  asker: InquiryAsker,
  named: Named,
): Promise<StoredInquiry[]> => (await openNamed(context, asker, named)).threads;

/** The same, with how many of them such a key opens no longer, since an account has them. */
async function openNamed(
  { db, clock }: InquiryContext,
  { visitor, key = '' }: InquiryAsker,
  { ids = [], trip }: Named,
): Promise<{ threads: StoredInquiry[]; inAccounts: number }> {
  if (!visitor && !key) signedIn(visitor);
  if (visitor) await claimThreads(db, visitor.id);
  const keys = key.split(',').filter(Boolean).slice(0, mostOffersCompared);
  const opened = await findOpened(db, keys.map(hashOf), clock());
  const found = trip
    ? await findAskedOfTrip(db, trip, { travellerId: visitor?.id, opened })
    : await findThreadsById(db, ids);
  const order = new Map(ids.map((id, at) => [id, at]));
  const threads = found.filter(({ id, travellerId }) =>
    travellerId ? travellerId === visitor?.id : opened.has(id),
  );
  threads.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  const inAccounts = found.filter((one) => opened.has(one.id) && !threads.includes(one)).length;
  return { threads, inAccounts };
}

/** What is named of a thread as it is shown. */
interface Shown {
  updatedAt?: string | undefined;
  readAt?: string | undefined;
  reported?: 'true' | undefined;
}

/**
 * A thread for its sides; undefined where it is as it is shown. Administrators read what was reported by a call of their own:
 * reported.service.ts.
 */
export async function readThread(
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  shown: Shown,
): Promise<Inquiry | undefined> {
  const { db, clock } = context;
  const thread = await findInquiry(db, id);
  const side = await sideOf(db, thread, asker, clock());
  if (thread && side)
    return (await isAsShown(context, thread, side, shown)) ? undefined : showThread(context, thread, side);
  if (thread && asker.visitor && (await isClaimed(db, thread, asker.visitor)))
    return showThread(context, thread, 'traveller');
  throw new AppError('NOT_FOUND');
}

/**
 * All that is written and done in a thread changes its moment, but that the other side has read it, that a report is closed, and that its
 * offer is over by the clock. What lies beside it, a new name or a hidden listing, is seen with the next change. Of one that ended, the
 * words of an account that has left go, maybe later, and its moment stays.
 */
async function isAsShown(
  { db, clock }: InquiryContext,
  thread: StoredInquiry,
  side: Side,
  { updatedAt, readAt, reported }: Shown,
): Promise<boolean> {
  if (thread.updatedAt.toISOString() !== updatedAt) return false;
  if (readAtOf(thread, otherSide(side))?.toISOString() !== readAt) return false;
  if (hasReported(thread, side) !== (reported === 'true')) return false;
  if (!goingOnStatuses.includes(thread.status)) {
    const { travellerId, partnerId } = thread;
    return (await findPeople(db, [travellerId, partnerId])).size === (travellerId ? 2 : 1);
  }
  const offer = thread.status === 'offered' ? await findCurrentOffer(db, thread.id) : undefined;
  return !offer || !isOver(offer, clock());
}

/** Whether a guest began it with the address of this account, which has it as its own from now on. */
async function isClaimed(db: Db, { id, travellerId, guestEmail }: StoredInquiry, visitor: Visitor) {
  if (travellerId || !guestEmail) return false;
  await claimThreads(db, visitor.id);
  return (await findInquiry(db, id))?.travellerId === visitor.id;
}

/** What came after that which was shown is not read, and what was read before stays so. */
export async function markRead(
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  upTo?: string,
): Promise<undefined> {
  await inThread(context, id, asker, (tx, thread, side, at) => {
    const shown = upTo ? Math.min(Date.parse(upTo), at.getTime()) : at.getTime();
    const before = readAtOf(thread, side)?.getTime() ?? 0;
    return updateInquiry(tx, id, readNow(side, new Date(Math.max(shown, before))));
  });
}

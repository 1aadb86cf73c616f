import { addDays, dayOf, monthOf } from '@serendib/contract/calendar';
import { farthestDays, type Inquiry, type InquirySent } from '@serendib/contract/inquiries/inquiry';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { limitOnce, once, type Sending } from '../../../platform/idempotency/once.ts';
import { fromNetwork } from '../../../platform/rate-limiter/from-network.ts';
import { keyOf, type RateLimitPolicy } from '../../../platform/rate-limiter/rate-limiter.ts';
import { timeIn } from '../../../platform/rate-limiter/time-in.ts';
import { newId, type StoredInquiry } from '../../../schema/index.ts';
import { lockActive, lockStanding, refusePosing } from '../../accounts/index.ts';
import { type Askable, findAskable, lockAskable } from '../../listings/index.ts';
import { takeIn } from '../../quotas/index.ts';
import { askedNews } from '../emails/inquiry-news.ts';
import { answerByOf } from '../thread/answer-by.ts';
import { claimThreads } from '../thread/claim-threads.queries.ts';
import { refuseCrowd } from '../thread/crowd.ts';
import type { InquiryContext } from '../thread/in-thread.ts';
import { insertMessage } from '../thread/messages.queries.ts';
import { isBlocked } from '../thread/people.queries.ts';
import { showThread } from '../thread/thread.views.ts';
import {
  findSame,
  findThreadsById,
  insertInquiry,
  insertStep,
  lockAsker,
} from '../thread/threads.queries.ts';
import { hasLinkOrNumber } from './link-or-number.ts';

const hour = 3600;
const perGuest: RateLimitPolicy = {
  free: 10,
  firstBackoffSeconds: hour,
  longestBackoffSeconds: 24 * hour,
  forgetSeconds: 24 * hour,
};
/** A provider has many guests behind one address: without a window their questions would never be forgotten. */
const perNetwork: RateLimitPolicy = { ...perGuest, free: 30, isWindow: true };

interface Asking {
  visitor: Visitor | null;
  ip: string;
  /** In which a guest reads. */
  language: string | undefined;
  sending: Sending | undefined;
}

/** Asks each partner in a thread of its own: all that are named, or none of them. */
export async function ask(
  context: InquiryContext,
  sent: InquirySent,
  { visitor, ip, language, sending }: Asking,
): Promise<{ threads: Inquiry[] }> {
  const { db, clock } = context;
  const at = clock();
  checkDays(sent, at);
  const guest = visitor ? null : sent.guest;
  if (!visitor && !guest) {
    const words = t('Please give your name and your email address, or log in.');
    throw new AppError('INVALID', words, { guest: words });
  }
  if (guest) refusePosing(guest.name, 'guest.name');
  const email = guest?.email;
  if (email) await limitOnce(db, sending, at, () => limitGuest(context, sent, { ip, email }));
  const made = await db.transaction(async (tx) => {
    await lockAsker(tx, { travellerId: visitor?.id ?? null, guestEmail: guest?.email ?? null });
    const asker = await lockSides(tx, sent, visitor);
    if (visitor && !asker?.emailVerifiedAt)
      throw new AppError('FORBIDDEN', t('Please verify your email address first.'));
    const there = await lockAskable(
      tx,
      sent.itemIds.map(({ _id }) => _id),
    );
    // What the person has asked as a guest counts as asked.
    if (visitor) await claimThreads(tx, visitor.id);
    const ids = await once(tx, sending, at, async () => {
      if (visitor) await takeIn(tx, context, 'inquiries', visitor, sent.itemIds.length);
      return beginAll(context, tx, sent, { there, visitor, language, at });
    });
    const threads = new Map((await findThreadsById(tx, ids)).map((thread) => [thread.id, thread]));
    return ids.flatMap((id) => threads.get(id) ?? []);
  });
  return { threads: await Promise.all(made.map((thread) => showThread(context, thread, 'traveller'))) };
}

/** A partner who leaves or is suspended at this moment is gone when they are asked, or leaves when the question is there. */
async function lockSides(tx: Db, { itemIds }: InquirySent, visitor: Visitor | null) {
  const sides = new Set(visitor ? [visitor.id] : []);
  for (const { kind, _id } of itemIds) {
    const ownerId = (await findAskable(tx, kind, _id))?.ownerId;
    if (ownerId) sides.add(ownerId);
  }
  let asker: Awaited<ReturnType<typeof lockActive>>;
  for (const side of [...sides].sort())
    if (side === visitor?.id) asker = await lockActive(tx, side);
    else await lockStanding(tx, side);
  return asker;
}

/** A thread with each partner, and word to them or to the guest; gives their ids. */
async function beginAll(
  context: InquiryContext,
  tx: Db,
  sent: InquirySent,
  {
    there,
    visitor,
    language,
    at,
  }: Pick<Asking, 'visitor' | 'language'> & { there: Map<string, Askable>; at: Date },
): Promise<string[]> {
  const { teller } = context;
  const guest = visitor ? null : sent.guest;
  const ids: string[] = [];
  for (const [index, item] of sent.itemIds.entries()) {
    const about = askable(there, item, visitor, index);
    const thread = await begin(tx, sent, {
      ...{ listingId: item._id, listingTitle: about.title, partnerId: about.ownerId },
      travellerId: visitor?.id ?? null,
      ...{ guestName: guest?.name ?? null, guestEmail: guest?.email ?? null },
      ...{ guestLanguage: guest ? (language ?? null) : null, at, index },
    });
    ids.push(thread.id);
    if (visitor) await refuseCrowd(context, tx, thread, at);
    if (visitor) {
      const first = { text: sent.message, isMarked: false };
      await teller.tell(tx, thread, 'partner', (name) => askedNews(thread, first, name));
    }
  }
  if (!visitor) await teller.askToConfirm(tx, ids);
  return ids;
}

const atItem = (index: number, words: string, code: 'INVALID' | 'CONFLICT' | 'NOT_FOUND' = 'INVALID') =>
  new AppError(code, words, { [`itemIds.${index}`]: words });

/** Days that are over cannot be asked for, nor those too far ahead. */
function checkDays({ from, to, month }: InquirySent, at: Date): void {
  const refuse = (field: string, words: string) => new AppError('INVALID', words, { [field]: words });
  if (from && from < dayOf(at)) throw refuse('from', t('This day is over.'));
  if (month && month < monthOf(at)) throw refuse('month', t('This month is over.'));
  const last = to ?? from ?? (month ? `${month}-01` : undefined);
  if (last && last > dayOf(addDays(at, farthestDays)))
    throw refuse(to ? 'to' : 'from', t('This is too far ahead.'));
}

/** Before the transaction: others of the same network would wait for it. */
async function limitGuest(
  context: InquiryContext,
  { itemIds }: InquirySent,
  { ip, email }: { ip: string; email: string },
): Promise<void> {
  const attempts = itemIds.flatMap(() => [
    { key: keyOf('inquiries-of', email), policy: perGuest },
    ...fromNetwork('inquiries-from', ip, perNetwork),
  ]);
  const seconds = await context.rateLimiter.take(attempts);
  if (seconds > 0)
    throw new AppError(
      'TOO_MANY_REQUESTS',
      t('You have asked a lot today. Please go on in {time}, or log in.', { time: timeIn(seconds) }),
      undefined,
      seconds,
    );
}

function askable(
  there: Map<string, Askable>,
  { kind, _id }: InquirySent['itemIds'][number],
  visitor: Visitor | null,
  index: number,
): { title: string; ownerId: string } {
  const found = there.get(_id);
  if (found?.kind !== kind) throw atItem(index, t('This is not there any more.'), 'NOT_FOUND');
  const { ownerId, title } = found;
  if (!ownerId)
    throw atItem(
      index,
      t('“{title}” was listed by our team and cannot be asked here. Please call or write.', { title }),
      'CONFLICT',
    );
  if (ownerId === visitor?.id) throw atItem(index, t('“{title}” is your own.', { title }), 'CONFLICT');
  return { title, ownerId };
}

interface Beginning
  extends Pick<
    StoredInquiry,
    'listingId' | 'listingTitle' | 'partnerId' | 'travellerId' | 'guestName' | 'guestEmail' | 'guestLanguage'
  > {
  at: Date;
  index: number;
}

async function begin(tx: Db, sent: InquirySent, { at, index, ...who }: Beginning): Promise<StoredInquiry> {
  const firstDay = sent.from ?? null;
  const when = { firstDay, lastDay: sent.to ?? firstDay, month: firstDay ? null : (sent.month ?? null) };
  const isSent = who.travellerId !== null;
  // What was asked with the address of a guest is told when they open the link, and to no stranger who names it.
  if (isSent) await refuseToAccount(tx, { ...who, ...when }, index);
  const thread = await insertInquiry(tx, {
    ...{ id: newId(at), ...who, ...when },
    status: isSent ? 'open' : 'unconfirmed',
    ...{ flexible: sent.flexible, adults: sent.adults, children: sent.children },
    ...{ language: sent.language, pickup: sent.pickup, tripId: sent.tripId ?? null },
    kilometres: sent.kilometres ?? null,
    ...{ answerBy: answerByOf(when, at), sentAt: isSent ? at : null },
    ...{ travellerReadAt: at, createdAt: at, updatedAt: at },
  });
  await insertMessage(tx, {
    ...{ id: newId(), inquiryId: thread.id, by: 'traveller', text: sent.message, at },
    isMarked: !isSent && hasLinkOrNumber(sent.message),
  });
  await insertStep(tx, {
    ...{ inquiryId: thread.id, fromStatus: null, toStatus: thread.status, by: 'traveller', at },
  });
  return thread;
}

type Asked = Pick<Beginning, 'listingId' | 'listingTitle' | 'partnerId' | 'travellerId' | 'guestEmail'> &
  Pick<StoredInquiry, 'firstDay' | 'lastDay' | 'month'>;

async function refuseToAccount(tx: Db, asked: Asked, index: number): Promise<void> {
  const title = asked.listingTitle;
  if (await findSame(tx, asked))
    throw atItem(index, t('You have asked about “{title}” for this time already.', { title }), 'CONFLICT');
  if (await isBlocked(tx, asked.partnerId, asked))
    throw atItem(index, t('“{title}” cannot be asked.', { title }), 'CONFLICT');
}

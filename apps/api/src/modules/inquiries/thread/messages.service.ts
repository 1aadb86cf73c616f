import { type Inquiry, otherSide, type Side } from '@serendib/contract/inquiries/inquiry';
import { hasLeftWords, isWritable } from '@serendib/contract/inquiries/states';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import { once, type Sending } from '../../../platform/idempotency/once.ts';
import { newId, type StoredInquiry } from '../../../schema/index.ts';
import { lockOffered } from '../agree/still-offered.ts';
import { askedNews } from '../emails/inquiry-news.ts';
import { answerByOf } from './answer-by.ts';
import { refuseCrowd } from './crowd.ts';
import { answered, changeThread, type InquiryContext, only, readNow } from './in-thread.ts';
import { lockInquiry } from './lock-threads.queries.ts';
import { findMessages, insertMessage } from './messages.queries.ts';
import { findAccountOf, findPeople, isBlocked } from './people.queries.ts';
import { tellOfMessage } from './tell-messages.ts';
import { hasLeft, showThread } from './thread.views.ts';
import { accessOf, type InquiryAsker } from './thread-access.ts';
import { findInquiry, findSame, lockAsker, updateInquiry } from './threads.queries.ts';
import { move } from './transition.ts';
import { limitWriting } from './writing-limits.ts';

/** What a guest asked goes out now. Confirming again changes nothing. */
export async function confirm(context: InquiryContext, id: string, asker: InquiryAsker): Promise<Inquiry> {
  const { db, clock } = context;
  const at = clock();
  const sent = await db.transaction(async (tx) => {
    const found = await accessOf(tx, await findInquiry(tx, id), asker, at);
    only(found.side, 'traveller');
    // One after the other, of two that ask the same, and before the thread, as who blocks the guest does.
    await lockAsker(tx, found.thread);
    const { thread } = await accessOf(tx, await lockInquiry(tx, id), asker, at);
    return thread.status === 'unconfirmed' ? send(context, tx, thread, at) : thread;
  });
  return showThread(context, sent, 'traveller');
}

async function send(context: InquiryContext, tx: Db, thread: StoredInquiry, at: Date) {
  await lockOffered(tx, thread);
  await refuseToGuest(tx, thread);
  await refuseCrowd(context, tx, thread, at);
  const sent = await move(tx, thread, {
    ...{ event: 'confirm', by: 'traveller', at },
    change: { sentAt: at, answerBy: answerByOf(thread, at) },
  });
  const [first = { text: '', isMarked: false }] = await findMessages(tx, thread.id);
  await context.teller.tell(tx, sent, 'partner', (name) => askedNews(sent, first, name));
  return sent;
}

/**
 * What the guest or their account has asked already, or may not ask. Here alone, since who opens a link of the mail is known to have
 * the address: others are not told what was asked with it, nor who wants to hear no more of it.
 */
async function refuseToGuest(tx: Db, thread: StoredInquiry): Promise<void> {
  const title = thread.listingTitle;
  const travellerId = await findAccountOf(tx, thread.guestEmail ?? '');
  if (travellerId === thread.partnerId)
    throw new AppError('CONFLICT', t('“{title}” is your own.', { title }));
  const isSame =
    (await findSame(tx, thread)) ?? (travellerId && (await findSame(tx, { ...thread, travellerId })));
  if (isSame)
    throw new AppError('CONFLICT', t('You have asked about “{title}” for this time already.', { title }));
  if (await isBlocked(tx, thread.partnerId, { ...thread, travellerId }))
    throw new AppError('CONFLICT', t('“{title}” cannot be asked.', { title }));
}

export async function writeMessage(
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  text: string,
  sending?: Sending,
): Promise<Inquiry> {
  return changeThread(context, id, asker, async (tx, thread, side, at) => {
    let changed = thread;
    await once(tx, sending, at, async () => {
      await limitWriting(context, tx, asker, 'inquiryMessages');
      const written = await insertWritten(tx, thread, { side, text, at });
      changed = await updateInquiry(tx, id, {
        ...readNow(side, at),
        ...(await answered(context, tx, { thread, side, at })),
        updatedAt: at,
      });
      await tellOfMessage(context, tx, changed, { side: otherSide(side), written, at });
      return [written.id];
    });
    return changed;
  });
}

/** Of what is agreed the traveller has to know that it stands, and what else to do. */
const notReached = ({ status }: StoredInquiry) =>
  new AppError(
    'CONFLICT',
    status === 'agreed'
      ? t(
          'Your message does not reach the partner here. What you have agreed on stands: please call, or cancel it with your reason.',
        )
      : t('Your message does not reach the partner here.'),
  );

/** A message in a thread where one may still be written. */
async function insertWritten(
  tx: Db,
  thread: StoredInquiry,
  { side, text, at }: { side: Side; text: string; at: Date },
) {
  if (!isWritable(thread.status))
    throw new AppError('CONFLICT', t('This thread has ended. You can begin a new one.'));
  const people = await findPeople(tx, [thread.travellerId, thread.partnerId]);
  if (hasLeft(people, thread, otherSide(side))) throw new AppError('CONFLICT', hasLeftWords);
  if (side === 'traveller') {
    const travellerId = thread.travellerId ?? (await findAccountOf(tx, thread.guestEmail ?? ''));
    if (await isBlocked(tx, thread.partnerId, { ...thread, travellerId })) throw notReached(thread);
  }
  const written = { id: newId(), inquiryId: thread.id, by: side, text, at };
  await insertMessage(tx, written);
  return written;
}

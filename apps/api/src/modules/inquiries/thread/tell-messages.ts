import { otherSide, type Side } from '@serendib/contract/inquiries/inquiry';
import { isWritable } from '@serendib/contract/inquiries/states';
import type { Db } from '../../../platform/database/database.ts';
import type { StoredInquiry, StoredTold } from '../../../schema/index.ts';
import { messageNews } from '../emails/inquiry-news.ts';
import { type InquiryContext, readAtOf } from './in-thread.ts';
import { lockInquiry } from './lock-threads.queries.ts';
import { findWhenWritten, findWrittenSince } from './messages.queries.ts';
import { findPeople } from './people.queries.ts';
import { findTold, findToTell, setTold } from './told.queries.ts';

/** So long after a mail of messages none follows it, unless the thread was read. */
const pauseMs = 5 * 60_000;
/** So many messages are in one mail at the most, the latest of them; the thread has all. */
const mostInMail = 10;

type Written = { id: string; text: string };

/**
 * Tells a side of what the other has just written: at once, or where a mail of messages went out a few minutes ago and the thread was
 * not read since, together with all that follows.
 */
export async function tellOfMessage(
  context: InquiryContext,
  tx: Db,
  thread: StoredInquiry,
  { side, written, at }: { side: Side; written: Written; at: Date },
): Promise<void> {
  const told = await findTold(tx, thread.id, side);
  if (!told) return tell(context, tx, thread, { side, all: [written], at });
  const lastTold = await findWhenWritten(tx, told.lastMessageId);
  const readAt = readAtOf(thread, side);
  const isRead = readAt !== null && lastTold !== undefined && readAt >= lastTold;
  if (!isRead && at.getTime() - told.toldAt.getTime() < pauseMs) return setTold(tx, { ...told, waits: true });
  const before = (await findUntold(tx, thread, told)).filter(({ id }) => id !== written.id);
  await tell(context, tx, thread, { side, all: [...before, written], at });
}

/** What the other wrote since the last mail of messages, and the side has not read, as much as is in one mail. */
const findUntold = (tx: Db, thread: StoredInquiry, { side, lastMessageId }: StoredTold): Promise<Written[]> =>
  findWrittenSince(tx, thread.id, {
    ...{ by: otherSide(side), lastMessageId, readAt: readAtOf(thread, side), most: mostInMail },
  });

async function tell(
  { teller }: InquiryContext,
  tx: Db,
  thread: StoredInquiry,
  { side, all, at }: { side: Side; all: readonly Written[]; at: Date },
): Promise<void> {
  const last = all.at(-1);
  if (!last) return;
  const texts = all.slice(-mostInMail).map(({ text }) => text);
  await teller.tell(tx, thread, side, (name) => messageNews(thread, texts.join('\n'), name));
  await setTold(tx, { inquiryId: thread.id, side, toldAt: at, lastMessageId: last.id, waits: false });
}

/** Messages that waited for others to be told of with them. What was read meanwhile, or has ended, is told no more, nor of who has left. */
export async function tellOfWaiting(context: InquiryContext): Promise<void> {
  const at = context.clock();
  for (const { inquiryId, side } of await findToTell(context.db, new Date(at.getTime() - pauseMs), 1_000))
    await context.db.transaction(async (tx) => {
      const thread = await lockInquiry(tx, inquiryId);
      const told = await findTold(tx, inquiryId, side);
      if (!thread || !told?.waits) return;
      await setTold(tx, { ...told, waits: false });
      if (!isWritable(thread.status)) return;
      const writer = side === 'traveller' ? thread.partnerId : thread.travellerId;
      if (writer && !(await findPeople(tx, [writer])).has(writer)) return;
      await tell(context, tx, thread, { side, all: await findUntold(tx, thread, told), at });
    });
}

import { newLinkNews } from '../emails/inquiry-news.ts';
import { type InquiryContext, inThread, only } from '../thread/in-thread.ts';
import { deleteKeys } from '../thread/people.queries.ts';
import type { InquiryAsker } from '../thread/thread-access.ts';
import { limitNewLinks } from '../thread/writing-limits.ts';

/** Takes back all links of a guest to a thread; the new one goes to their address alone. */
export async function renewLink(
  context: InquiryContext,
  id: string,
  { key }: InquiryAsker,
): Promise<undefined> {
  await limitNewLinks(context, id, { visitor: null, key });
  await inThread(context, id, { visitor: null, key }, async (tx, thread, side) => {
    only(side, 'traveller');
    await deleteKeys(tx, id);
    await context.teller.tell(tx, thread, 'traveller', () => newLinkNews(thread));
  });
}

import { t } from '@serendib/contract/words/t';
import type { Db } from '../../../platform/database/database.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { findOffersOf } from '../agree/offers.queries.ts';
import type { Teller } from '../emails/tell.ts';
import { claimThreads } from '../thread/claim-threads.queries.ts';
import { findMessagesOf } from '../thread/messages.queries.ts';
import { lockGoingOn, lockGoingOnAsTraveller } from '../thread/threads.queries.ts';
import { end } from '../thread/transition.ts';
import { deleteBlocksOf, deleteNeverAgreed, eraseWritten, findAllOf } from './personal-data.queries.ts';

/** So many threads are read with one statement each of their messages and offers. */
const atOnce = 300;

/** Why threads of an account that left were cancelled: words of ours, which the other side goes on reading. */
export const accountDeleted = t('The account was deleted.');

/**
 * What an account asked and offered. When it leaves, threads that led to no agreement go with it; of an agreement, what was
 * agreed stays for the other, without what the person wrote. What was reported stays until the report is closed.
 */
export const inquiriesData = (teller: Teller): PersonalData => ({
  name: 'inquiries',
  export: async (db, userId) => {
    await claimThreads(db, userId);
    const threads = await findAllOf(db, userId);
    const exported = [];
    for (let at = 0; at < threads.length; at += atOnce)
      exported.push(...(await exportThreads(db, userId, threads.slice(at, at + atOnce))));
    return exported;
  },
  remove: async (db, userId, at) => {
    await claimThreads(db, userId);
    const asTraveller = await lockGoingOnAsTraveller(db, userId);
    const asPartner = await lockGoingOn(db, userId);
    // Before the threads end: that the account was deleted are our words, and the other reads them.
    await eraseWritten(db, userId, accountDeleted);
    for (const one of asTraveller)
      await end(db, ofWhatStays(teller, one), one, {
        ...{ event: 'cancel', by: 'traveller', reason: accountDeleted, at },
      });
    for (const one of asPartner)
      await end(db, ofWhatStays(teller, one), one, { event: 'close', by: 'system', at });
    await deleteNeverAgreed(db, userId);
    await deleteBlocksOf(db, userId);
  },
});

/** Of a thread that `deleteNeverAgreed` deletes a mail leads nowhere. */
const ofWhatStays = (teller: Teller, { status, reportedAt }: StoredInquiry): Pick<Teller, 'tell'> =>
  status === 'agreed' || reportedAt ? teller : { tell: teller.tellOfGone };

async function exportThreads(db: Db, userId: string, threads: readonly StoredInquiry[]) {
  const ids = threads.map(({ id }) => id);
  const messages = Map.groupBy(await findMessagesOf(db, ids), ({ inquiryId }) => inquiryId);
  const offers = Map.groupBy(await findOffersOf(db, ids), ({ inquiryId }) => inquiryId);
  return threads.map((thread) => ({
    ...{ about: thread.listingTitle, status: thread.status, month: thread.month },
    ...{ from: thread.firstDay, to: thread.lastDay },
    as: thread.travellerId === userId ? 'traveller' : 'partner',
    messages: (messages.get(thread.id) ?? []).map(({ by, text, at }) => ({ by, text, at })),
    offers: (offers.get(thread.id) ?? []).map(({ content, total, createdAt }) => ({
      ...{ content, total, createdAt },
    })),
  }));
}

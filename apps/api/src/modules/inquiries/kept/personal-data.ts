import { t } from '@serendib/contract/words/t';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { findOffers } from '../agree/offers.queries.ts';
import type { Teller } from '../emails/tell.ts';
import { claimThreads } from '../thread/claim-threads.queries.ts';
import { findMessages } from '../thread/messages.queries.ts';
import { lockGoingOn, lockGoingOnAsTraveller } from '../thread/threads.queries.ts';
import { end } from '../thread/transition.ts';
import { deleteBlocksOf, deleteNeverAgreed, eraseWritten, findAllOf } from './personal-data.queries.ts';

/**
 * What an account asked and offered. When it leaves, threads that led to no agreement go with it; of an agreement, what was
 * agreed stays for the other, without what the person wrote.
 */
export const inquiriesData = (teller: Teller): PersonalData => ({
  name: 'inquiries',
  export: async (db, userId) => {
    await claimThreads(db, userId);
    const threads = await findAllOf(db, userId);
    return Promise.all(
      threads.map(async (thread) => ({
        ...{ about: thread.listingTitle, status: thread.status, month: thread.month },
        ...{ from: thread.firstDay, to: thread.lastDay },
        as: thread.travellerId === userId ? 'traveller' : 'partner',
        messages: (await findMessages(db, thread.id)).map(({ by, text, at }) => ({ by, text, at })),
        offers: (await findOffers(db, thread.id)).map(({ content, total, createdAt }) => ({
          ...{ content, total, createdAt },
        })),
      })),
    );
  },
  remove: async (db, userId, at) => {
    await claimThreads(db, userId);
    const reason = t('The account was deleted.');
    const asTraveller = await lockGoingOnAsTraveller(db, userId);
    const asPartner = await lockGoingOn(db, userId);
    // Before the threads end: that the account was deleted are our words, and the other reads them.
    await eraseWritten(db, userId, reason);
    for (const thread of asTraveller)
      await end(db, teller, thread, { event: 'cancel', by: 'traveller', reason, at });
    for (const thread of asPartner) await end(db, teller, thread, { event: 'close', by: 'system', at });
    await deleteNeverAgreed(db, userId);
    await deleteBlocksOf(db, userId);
  },
});

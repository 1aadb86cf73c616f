import { dayOf } from '@serendib/contract/calendar';
import { hasBegun } from '@serendib/contract/inquiries/states';
import { t } from '@serendib/contract/words/t';
import type { Db } from '../../../platform/database/database.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import type { StoredAgreement, StoredInquiry } from '../../../schema/index.ts';
import { findAgreements, findOffersOf } from '../agree/offers.queries.ts';
import type { Teller } from '../emails/tell.ts';
import { reportsOf } from '../reported/reports.ts';
import { claimThreads, lockThreadsOf } from '../thread/claim-threads.queries.ts';
import { lockGoingOn } from '../thread/lock-threads.queries.ts';
import { findMessagesOf } from '../thread/messages.queries.ts';
import { tellThatItStands } from '../thread/tell-standing.ts';
import { numberOf } from '../thread/thread.views.ts';
import { findStepsOf } from '../thread/threads.queries.ts';
import { end } from '../thread/transition.ts';
import {
  deleteBlocksOf,
  deleteNeverAgreed,
  eraseWritten,
  findAllOf,
  findBlockedBy,
} from './personal-data.queries.ts';

/** So many threads are read with one statement each of their messages, offers and steps. */
const atOnce = 300;

/** Why threads of an account that left were cancelled: words of ours, which the other side goes on reading. */
export const accountDeleted = t('The account was deleted.');

/**
 * What an account asked and offered. When it leaves, threads that led to no agreement go with it; of an agreement, what was
 * agreed stays for the other, without what the person wrote: it is cancelled, but for a journey that has begun (decision 1037), and the
 * other is told. What was reported stays until the report is closed.
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
    await lockThreadsOf(db, userId);
    await claimThreads(db, userId);
    const goingOn = await lockGoingOn(db, userId);
    for (const one of goingOn) {
      if (hasBegun(one, dayOf(at))) {
        const gone = one.partnerId === userId ? 'partner' : 'traveller';
        await tellThatItStands(db, teller, one, { gone, at });
        continue;
      }
      await end(
        db,
        ofWhatStays(teller, one),
        one,
        one.partnerId === userId
          ? { event: 'close', by: 'system', at }
          : { event: 'cancel', by: 'traveller', reason: accountDeleted, at },
      );
    }
    // After the others are told: the mails name what was asked for, which may be called by the name that goes, and where the two meet.
    await eraseWritten(db, userId, accountDeleted);
    await deleteNeverAgreed(db, userId);
  },
  locks: 9,
});

/** Of a thread that `deleteNeverAgreed` deletes a mail leads nowhere. */
const ofWhatStays = (teller: Teller, { status, reportedAt }: StoredInquiry): Pick<Teller, 'tell'> =>
  status === 'agreed' || reportedAt ? teller : { tell: teller.tellOfGone };

/** Whom a partner has blocked. */
export const blockedTravellers: PersonalData = {
  name: 'blockedTravellers',
  export: findBlockedBy,
  remove: async (db, userId) => {
    await deleteBlocksOf(db, userId);
  },
  // After the threads, with which blocks are claimed.
  locks: 9,
};

/** What a thread tells both sides, and what this one alone has given: a guest's name and address, a report. */
async function exportThreads(db: Db, userId: string, threads: readonly StoredInquiry[]) {
  const ids = threads.map(({ id }) => id);
  const messages = Map.groupBy(await findMessagesOf(db, ids), ({ inquiryId }) => inquiryId);
  const offers = Map.groupBy(await findOffersOf(db, ids), ({ inquiryId }) => inquiryId);
  const steps = Map.groupBy(await findStepsOf(db, ids), ({ inquiryId }) => inquiryId);
  const agreements = await findAgreements(db, ids);
  return threads.map((thread) => {
    const as = thread.travellerId === userId ? 'traveller' : 'partner';
    const { guestName: name, guestEmail: email } = thread;
    const report = reportsOf(thread).find(({ by }) => by === as);
    return {
      ...{ about: thread.listingTitle, status: thread.status, month: thread.month },
      ...{ from: thread.firstDay, to: thread.lastDay, flexible: thread.flexible },
      ...{ adults: thread.adults, children: thread.children, kilometres: thread.kilometres },
      ...{ language: thread.language, pickup: thread.pickup, createdAt: thread.createdAt },
      as,
      ...(as === 'traveller' && email && { guest: { name, email } }),
      messages: (messages.get(thread.id) ?? []).map(({ by, text, at }) => ({ by, text, at })),
      offers: (offers.get(thread.id) ?? []).map(({ content, total, createdAt }) => ({
        ...{ content, total, createdAt },
      })),
      agreement: agreementOf(agreements.get(thread.id)),
      steps: (steps.get(thread.id) ?? []).map(({ toStatus, by, reason, at }) => ({
        ...{ to: toStatus, by, reason, at },
      })),
      report: report ? { at: report.at, reason: report.reason } : null,
    };
  });
}

function agreementOf(agreement: StoredAgreement | undefined) {
  if (!agreement) return null;
  const { agreedAt, travellerName, partnerName, cancelledAt, cancelledBy } = agreement;
  return { number: numberOf(agreement), agreedAt, travellerName, partnerName, cancelledAt, cancelledBy };
}

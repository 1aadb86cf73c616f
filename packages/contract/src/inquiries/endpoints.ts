import { z } from 'zod';
import { type Endpoint, empty, fileOf } from '../endpoint.ts';
import { reason } from '../moderation/reason.ts';
import { id, instant, paging } from '../paging.ts';
import { told } from '../words/told.ts';
import { expecting } from './expected.ts';
import {
  comparedInquiry,
  inquiry,
  inquiryInList,
  inquirySent,
  messageSent,
  reasonSent,
  sides,
} from './inquiry.ts';
import { mostOffersCompared } from './limits.ts';
import { offer, offerSent } from './offer.ts';
import { inquiryStatuses } from './states.ts';

const byKey = z.strictObject({
  key: z.string().max(100).optional().meta({ description: 'The key of a guest’s link.' }),
});

const keysOfThreads = z.string().max(1_100).optional().meta({
  description: 'The keys of a guest’s links, with commas between: each opens its thread.',
});
const idsOfThreads = z
  .string()
  .max(400)
  .transform((ids) => [...new Set(ids.toLowerCase().split(',').filter(Boolean))])
  .pipe(z.array(id).max(mostOffersCompared));

const reporter = z.object({
  name: told(z.string(), 'name'),
  userId: id.nullable().meta({ description: 'Null for a guest, and for who has left.' }),
});

const report = z.object({
  reportedAt: instant,
  reportedBy: z.enum(sides),
  reason: told(z.string(), 'label'),
});

const reportedInquiry = report.extend({
  _id: id,
  listingTitle: told(z.string(), 'name'),
  traveller: reporter,
  partner: reporter,
  status: z.enum(inquiryStatuses),
  earlier: report.nullable().meta({ description: 'What the other side had reported before.' }),
});
export type ReportedInquiry = z.infer<typeof reportedInquiry>;

export const inquiryEndpoints = {
  'POST /inquiries': {
    summary:
      'Asks up to five partners at once, each in a thread of its own; a guest’s go out when the link in the mail was opened',
    access: 'public',
    session: 'if any',
    once: true,
    body: inquirySent,
    success: { status: 201, reply: z.object({ threads: z.array(inquiry) }) },
    refusals: ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED'],
  },
  'GET /inquiries': {
    summary: 'My threads as a traveller or as a partner, the one with the latest news first',
    access: 'user',
    query: z.strictObject({
      ...paging,
      as: z.enum(['traveller', 'partner']).default('traveller'),
      status: z.enum(inquiryStatuses).optional(),
    }),
    success: { status: 200, reply: z.array(inquiryInList) },
  },
  'GET /inquiries/compare': {
    summary:
      'The offers of several threads of mine side by side: named by `ids`, or of a `trip` fifty at the most, those with offers first, then those that go on, of each the newest',
    access: 'public',
    session: 'or key',
    query: z.strictObject({
      key: keysOfThreads,
      ids: idsOfThreads.optional(),
      trip: id.optional(),
    }),
    success: { status: 200, reply: z.array(comparedInquiry) },
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'GET /inquiries/expected': {
    summary:
      'Who waits for a traveller as it was agreed in the threads that are named, where a trip is in no account',
    access: 'public',
    session: 'or key',
    query: z.strictObject({ key: keysOfThreads, ids: idsOfThreads }),
    success: { status: 200, reply: z.array(expecting) },
    refusals: ['NOT_FOUND'],
  },
  'GET /trips/{id}/expected': {
    summary:
      'Who waits for a traveller on a trip, as it was agreed: for its owner, and for who has a link; with those of the asker',
    access: 'public',
    session: 'or key',
    query: byKey,
    success: { status: 200, reply: z.array(expecting) },
  },
  'GET /inquiries/unread': {
    summary: 'In how many threads something is new to me',
    access: 'user',
    success: { status: 200, reply: z.object({ traveller: z.int(), partner: z.int() }) },
  },
  'GET /inquiries/{id}': {
    summary:
      'A thread with its messages and offers, for both sides; 204 to who names what is shown, where nothing has changed since',
    access: 'public',
    session: 'or key',
    query: byKey.extend({
      updatedAt: instant.optional().meta({ description: 'Of the thread as it is shown.' }),
      readAt: instant.optional().meta({ description: 'Of the thread as it is shown, where it has one.' }),
      reported: z.literal('true').optional().meta({ description: 'Of the thread as it is shown.' }),
    }),
    success: { status: 200, reply: inquiry },
    unchanged: true,
    refusals: ['FORBIDDEN'],
  },
  'GET /inquiries/{id}/agreement': {
    summary: 'What was agreed, as a PDF, for both sides',
    access: 'public',
    session: 'or key',
    query: byKey,
    success: fileOf('application/pdf'),
    refusals: ['FORBIDDEN'],
  },
  'GET /inquiries/{id}/agreement-calendar': {
    summary: 'The days of an agreement for one’s own calendar, for both sides',
    access: 'public',
    session: 'or key',
    query: byKey,
    success: fileOf('text/calendar'),
    refusals: ['FORBIDDEN'],
  },
  'POST /inquiries/{id}/confirm': {
    summary: 'Sends what a guest asked: called by the page to which the link in the mail leads',
    access: 'public',
    session: 'or key',
    query: byKey,
    success: { status: 200, reply: inquiry },
    refusals: ['CONFLICT', 'FORBIDDEN'],
  },
  'POST /inquiries/{id}/messages': {
    summary: 'Writes to the other',
    access: 'public',
    session: 'or key',
    once: true,
    query: byKey,
    body: messageSent,
    success: { status: 201, reply: inquiry },
    refusals: ['CONFLICT', 'FORBIDDEN'],
  },
  'POST /inquiries/{id}/offers': {
    summary: 'Makes an offer; one that was there is superseded. Sums are the server’s',
    access: 'user',
    once: true,
    body: offerSent,
    success: { status: 201, reply: offer },
    refusals: ['CONFLICT', 'FORBIDDEN'],
  },
  'POST /inquiries/{id}/offers/{offerId}/accept': {
    summary: 'Accepts the offer that stands: it becomes an agreement, and its days are busy',
    access: 'public',
    session: 'or key',
    query: byKey,
    success: { status: 200, reply: inquiry },
    refusals: ['CONFLICT', 'FORBIDDEN'],
  },
  'POST /inquiries/{id}/decline': {
    summary: 'Says no, with the reason',
    access: 'public',
    session: 'or key',
    query: byKey,
    body: z.strictObject({ reason }),
    success: { status: 200, reply: inquiry },
    refusals: ['CONFLICT', 'FORBIDDEN'],
  },
  'POST /inquiries/{id}/cancel': {
    summary: 'Withdraws what was asked; or cancels an agreement, with the reason, until its first day',
    access: 'public',
    session: 'or key',
    query: byKey,
    body: reasonSent,
    success: { status: 200, reply: inquiry },
    refusals: ['CONFLICT', 'FORBIDDEN'],
  },
  'POST /inquiries/{id}/report': {
    summary:
      'Shows the thread to administrators, with what is wrong; the other side is not told, and has a report of its own',
    access: 'public',
    session: 'or key',
    query: byKey,
    body: z.strictObject({ reason }),
    success: { status: 204, reply: empty },
    refusals: ['FORBIDDEN'],
  },
  'POST /inquiries/{id}/block': {
    summary:
      'A partner wants to hear no more of this traveller: all threads with them that are not agreed end, and no new one comes',
    access: 'user',
    success: { status: 204, reply: empty },
    refusals: ['FORBIDDEN', 'CONFLICT'],
  },
  'POST /inquiries/{id}/new-link': {
    summary: 'A guest’s links to a thread open it no longer, and a new one is mailed',
    access: 'public',
    query: byKey,
    success: { status: 204, reply: empty },
    refusals: ['FORBIDDEN'],
  },
  'POST /inquiries/{id}/read': {
    summary: 'Says that one has read it up to what was shown, or up to now',
    access: 'public',
    session: 'or key',
    query: byKey.extend({
      upTo: instant.optional().meta({ description: 'The moment of the last thing that was shown.' }),
    }),
    success: { status: 204, reply: empty },
    refusals: ['FORBIDDEN'],
  },
  'GET /admin/inquiries': {
    summary: 'Threads that were reported, the latest first: who reported which, and why',
    access: 'admin',
    query: z.strictObject(paging),
    success: {
      status: 200,
      reply: z.array(reportedInquiry),
    },
  },
  'GET /admin/inquiries/{id}': {
    summary: 'A thread that was reported, with all that was written in it; the audit says who read it',
    access: 'admin',
    stepUp: true,
    success: { status: 200, reply: reportedInquiry.extend({ thread: inquiry }) },
  },
  'POST /admin/inquiries/{id}/close-report': {
    summary: 'A report is dealt with: administrators read the thread no longer, unless it is reported again',
    access: 'admin',
    body: z.strictObject({
      reason,
      reportedAt: instant.optional().meta({
        description: 'Of the latest report that was read: where another has come since, nothing is closed.',
      }),
    }),
    success: { status: 204, reply: empty },
    refusals: ['CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;

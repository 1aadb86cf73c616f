import { t } from '../words/t.ts';

export const inquiryStatuses = [
  'unconfirmed',
  'open',
  'offered',
  'agreed',
  'done',
  'declined',
  'cancelled',
  'expired',
] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

export type InquiryActor = 'traveller' | 'partner' | 'system';

/** What can happen to a thread between a traveller and a partner. */
export const inquiryEvents = [
  'confirm',
  'offer',
  'lapse',
  'accept',
  'decline',
  'cancel',
  'close',
  'expire',
  'finish',
] as const;
export type InquiryEvent = (typeof inquiryEvents)[number];

export interface InquiryTransition {
  from: readonly InquiryStatus[];
  event: InquiryEvent;
  to: InquiryStatus;
  by: readonly InquiryActor[];
  /** What a person calls it, on a button; none of what happens by itself. */
  verb?: string;
  asksReason: boolean;
  /** Who is told by mail; the other is who did not do it, or is not gone. */
  mails: 'other' | 'both' | 'none';
}

const waiting = ['open', 'offered'] as const;

/** Every transition of a thread. Nothing else changes its status, and pages draw their buttons from it. */
const inquiryTransitions: readonly InquiryTransition[] = [
  {
    ...{ from: ['unconfirmed'], event: 'confirm', to: 'open', by: ['traveller'] },
    ...{ verb: t('Send it'), asksReason: false, mails: 'other' },
  },
  {
    ...{ from: waiting, event: 'offer', to: 'offered', by: ['partner'] },
    ...{ verb: t('Send an offer'), asksReason: false, mails: 'other' },
  },
  // The last day of an offer is over, and nothing was agreed.
  { from: ['offered'], event: 'lapse', to: 'open', by: ['system'], asksReason: false, mails: 'both' },
  {
    ...{ from: ['offered'], event: 'accept', to: 'agreed', by: ['traveller'] },
    ...{ verb: t('Accept the offer'), asksReason: false, mails: 'both' },
  },
  {
    ...{ from: waiting, event: 'decline', to: 'declined', by: ['partner', 'traveller'] },
    ...{ verb: t('Say no'), asksReason: true, mails: 'other' },
  },
  {
    ...{ from: ['unconfirmed', ...waiting], event: 'cancel', to: 'cancelled', by: ['traveller'] },
    ...{ verb: t('Withdraw it'), asksReason: false, mails: 'other' },
  },
  {
    ...{ from: ['agreed'], event: 'cancel', to: 'cancelled', by: ['traveller', 'partner'] },
    ...{ verb: t('Cancel the agreement'), asksReason: true, mails: 'other' },
  },
  // A side was suspended, or the partner left; or, where nothing is agreed, the listing was deleted or rejected: what was offered is gone.
  {
    ...{ from: ['unconfirmed', ...waiting, 'agreed'], event: 'close', to: 'cancelled', by: ['system'] },
    ...{ asksReason: false, mails: 'other' },
  },
  // No answer in a week, or its first day has come.
  { from: waiting, event: 'expire', to: 'expired', by: ['system'], asksReason: false, mails: 'both' },
  { from: ['unconfirmed'], event: 'expire', to: 'expired', by: ['system'], asksReason: false, mails: 'none' },
  { from: ['agreed'], event: 'finish', to: 'done', by: ['system'], asksReason: false, mails: 'none' },
];

export const findInquiryTransition = (
  from: InquiryStatus,
  event: InquiryEvent,
  by: InquiryActor,
): InquiryTransition | undefined =>
  inquiryTransitions.find(
    (transition) =>
      transition.event === event && transition.from.includes(from) && transition.by.includes(by),
  );

/** The statuses in which something can still happen. */
export const goingOnStatuses: readonly InquiryStatus[] = inquiryStatuses.filter((status) =>
  inquiryTransitions.some(({ from }) => from.includes(status)),
);

/** What a person may do in this status, for the buttons of pages. */
export const inquiryTransitionsOf = (from: InquiryStatus, by: InquiryActor): InquiryTransition[] =>
  inquiryTransitions.filter((transition) => transition.from.includes(from) && transition.by.includes(by));

/** A journey that has begun stays agreed: neither side can cancel it, and it is over after its last day. */
export const hasBegun = (
  { status, firstDay }: { status: InquiryStatus; firstDay: string | null },
  today: string,
): boolean => status === 'agreed' && firstDay !== null && firstDay <= today;

/** Whether people may still write to each other. */
export const isWritable = (status: InquiryStatus): boolean =>
  status === 'open' || status === 'offered' || status === 'agreed' || status === 'done';

/** Why nothing can be written to who has left. */
export const hasLeftWords = t('The account of the other is deleted: nobody would read your message.');

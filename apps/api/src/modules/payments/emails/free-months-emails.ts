import { dayInWords } from '@serendib/contract/calendar-words';
import type { FreeMonthsKind } from '@serendib/contract/entitlements/endpoints';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { EmailMessage } from '../../../platform/mailer.ts';

interface Customer {
  email: string;
  userName: string;
}

/** The free months have begun, or wait for the tour they are for. */
export function freeMonthsEmail(
  { email, userName }: Customer,
  kind: FreeMonthsKind,
  until: Date | null,
): EmailMessage {
  const { noun }: Kind = kinds[kind];
  const never =
    'You gave no card, and nothing is charged, now or later. We write to you 7 days before they end.';
  return until
    ? {
        to: email,
        subject: `Your two free months of ${noun} premium run until ${dayInWords(until)}`,
        paragraphs: [
          `Dear ${userName},`,
          `Your two free months of ${noun} premium have begun. They last until ${dayInWords(until)} and end by themselves.`,
          never,
          'What you buy meanwhile is added to their end, and no day is lost.',
        ],
        action: { words: 'See your premium', path: '/profile?tab=subscriptions' },
      }
    : {
        to: email,
        subject: `Your first ${noun} is free for two months`,
        paragraphs: [
          `Dear ${userName},`,
          `Submit your ${noun} without paying. Its two free months of premium begin on the day our team approves it, and end by themselves.`,
          never,
        ],
        action: { words: `Submit your ${noun}`, path: kinds[kind].pages.register },
      };
}

/** The free months are about to end. */
export const freeMonthsEndEmail = (
  { email, userName }: Customer,
  { what, endsAt, daysLeft, path }: { what: string; endsAt: Date; daysLeft: number; path: string | null },
): EmailMessage => ({
  to: email,
  subject: `${what} ends ${daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`}: your free months`,
  paragraphs: [
    `Dear ${userName},`,
    `${what}, which your two free months brought, lasts until ${dayInWords(endsAt)}. It ends by itself, and nothing is charged.`,
    path
      ? 'If you would like to keep it, you can buy a plan. Bought before, it is added to the end, and no day is lost.'
      : 'Payments are not taken at the moment, so it cannot be bought just now. All listings run as free plans meanwhile.',
    'When it ends, your listings stay where they are. Further pictures are kept, and shown again with the next premium.',
  ],
  action: path
    ? { words: 'See the plans', path }
    : { words: 'See your premium', path: '/profile?tab=subscriptions' },
});

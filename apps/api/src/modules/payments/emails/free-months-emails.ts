import { dayInWords } from '@serendib/contract/calendar';
import type { FreeMonthsKind } from '@serendib/contract/entitlements/endpoints';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import type { EmailMessage, Recipient } from '../../../platform/mailer.ts';

/** The free months have begun, or wait for the tour they are for. */
export function freeMonthsEmail(
  { email, userName }: Recipient,
  kind: FreeMonthsKind,
  until: Date | null,
): EmailMessage {
  const { noun }: Kind = kinds[kind];
  const never = t(
    'You gave no card, and nothing is charged, now or later. We write to you 7 days before they end.',
  );
  return until
    ? {
        to: email,
        subject: t('Your two free months of {noun} premium run until {until}', {
          noun,
          until: dayInWords(until),
        }),
        paragraphs: [
          t('Dear {userName},', { userName }),
          t(
            'Your two free months of {noun} premium have begun. They last until {until} and end by themselves.',
            { noun, until: dayInWords(until) },
          ),
          never,
          t('What you buy meanwhile is added to their end, and no day is lost.'),
        ],
        action: { words: t('See your premium'), path: '/profile?tab=subscriptions' },
      }
    : {
        to: email,
        subject: t('Your first {noun} is free for two months', { noun }),
        paragraphs: [
          t('Dear {userName},', { userName }),
          t(
            'Submit your {noun} without paying. Its two free months of premium begin on the day our team approves it, and end by themselves.',
            { noun },
          ),
          never,
        ],
        action: { words: t('Submit your {noun}', { noun }), path: kinds[kind].pages.register },
      };
}

const subjectOf = (what: string, daysLeft: number): string => {
  if (daysLeft < 1) return t('{what} ends today: your free months', { what });
  return daysLeft === 1
    ? t('{what} ends tomorrow: your free months', { what })
    : t('{what} ends in {daysLeft} days: your free months', { what, daysLeft });
};

/** The free months are about to end. */
export const freeMonthsEndEmail = (
  { email, userName }: Recipient,
  { what, endsAt, daysLeft, path }: { what: string; endsAt: Date; daysLeft: number; path: string | null },
): EmailMessage => ({
  to: email,
  subject: subjectOf(what, daysLeft),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t(
      '{what}, which your two free months brought, lasts until {endsAt}. It ends by itself, and nothing is charged.',
      { what, endsAt: dayInWords(endsAt) },
    ),
    path
      ? t(
          'If you would like to keep it, you can buy a plan. Bought before, it is added to the end, and no day is lost.',
        )
      : t(
          'Payments are not taken at the moment, so it cannot be bought just now. All listings run as free plans meanwhile.',
        ),
    t(
      'When it ends, your listings stay where they are. Further pictures are kept, and shown again with the next premium.',
    ),
  ],
  action: path
    ? { words: t('See the plans'), path }
    : { words: t('See your premium'), path: '/profile?tab=subscriptions' },
});

import { dayInWords } from '@serendib/contract/calendar';
import type { Kind } from '@serendib/contract/listings/kind';
import { t } from '@serendib/contract/words/t';
import type { EmailMessage, Recipient } from '../../../platform/mailer.ts';
import { ifThisIsWrong, writeToUs } from '../../../platform/write-to-us.ts';

interface About {
  title: string;
  premiumUntil: Date | null;
}

const seeIt = { words: t('See your submissions'), path: '/profile?tab=submissions' };

export const grantedEmail = (
  { email, userName }: Recipient,
  { noun }: Kind,
  { title, premiumUntil }: About,
  days: number,
): EmailMessage => ({
  to: email,
  subject: premiumUntil
    ? t('“{title}” is premium until {day}', { title, day: dayInWords(premiumUntil) })
    : t('“{title}” is premium until further notice', { title }),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t(
      'Our team has given your {noun} “{title}” {days, plural, one {# day} other {# days}} of premium. Nothing is charged for it, and it ends by itself.',
      { noun, title, days },
    ),
  ],
  action: seeIt,
});

export const cancelledEmail = (
  { email, userName }: Recipient,
  { noun }: Kind,
  { title }: About,
): EmailMessage => ({
  to: email,
  subject: t('“{title}” is no longer premium', { title }),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t('Our team has ended the premium of your {noun} “{title}”. It stays listed like any other.', {
      noun,
      title,
    }),
    ifThisIsWrong,
  ],
  action: writeToUs,
});

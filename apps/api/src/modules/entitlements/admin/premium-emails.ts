import { dayInWords } from '@serendib/contract/calendar-words';
import type { Kind } from '@serendib/contract/listings/kind';
import type { EmailMessage } from '../../../platform/mailer.ts';

interface Person {
  email: string;
  userName: string;
}
interface About {
  title: string;
  premiumUntil: Date | null;
}

const seeIt = { words: 'See your submissions', path: '/profile?tab=submissions' };

export const grantedEmail = (
  { email, userName }: Person,
  { noun }: Kind,
  { title, premiumUntil }: About,
  days: number,
): EmailMessage => ({
  to: email,
  subject: `“${title}” is premium until ${premiumUntil ? dayInWords(premiumUntil) : 'further notice'}`,
  paragraphs: [
    `Dear ${userName},`,
    `Our team has given your ${noun} “${title}” ${days} ${days === 1 ? 'day' : 'days'} of premium. Nothing is charged for it, and it ends by itself.`,
  ],
  action: seeIt,
});

export const cancelledEmail = (
  { email, userName }: Person,
  { noun }: Kind,
  { title }: About,
): EmailMessage => ({
  to: email,
  subject: `“${title}” is no longer premium`,
  paragraphs: [
    `Dear ${userName},`,
    `Our team has ended the premium of your ${noun} “${title}”. It stays listed like any other.`,
    'If you think this is wrong, please write to us.',
  ],
  action: { words: 'Write to us', path: '/contact' },
});

import { kinds } from '@serendib/contract/listings/kinds/index';
import type { ReviewedType } from '@serendib/contract/reviews/endpoints';
import type { EmailMessage } from '../../platform/mailer.ts';

interface Author {
  email: string;
  userName: string;
}
interface About {
  itemType: ReviewedType;
  itemId: string;
  itemName: string | null;
}

const nameOf = ({ itemName }: About) => (itemName ? `“${itemName}”` : 'what you wrote of');
const pathOf = ({ itemType, itemId }: About) =>
  `${itemType === 'destination' ? '/destination' : kinds[itemType].pages.one}/${itemId}`;

export const approvedReviewEmail = ({ email, userName }: Author, about: About): EmailMessage => ({
  to: email,
  subject: `Your review of ${nameOf(about)} is there to read`,
  paragraphs: [
    `Dear ${userName},`,
    `Our team has looked at your review of ${nameOf(about)}, as it does with the first ones of every new account. Everybody can read it from now on. Thank you.`,
  ],
  action: { words: 'See it', path: pathOf(about) },
});

export const refusedReviewEmail = (
  { email, userName }: Author,
  about: About,
  reason: string | null,
): EmailMessage => ({
  to: email,
  subject: `Your review of ${nameOf(about)} is not shown`,
  paragraphs: [
    `Dear ${userName},`,
    `Our team has looked at your review of ${nameOf(about)} and does not show it.`,
    ...(reason ? [`This is what they say: ${reason}`] : []),
    'If you think this is wrong, please write to us.',
  ],
  action: { words: 'Write to us', path: '/contact' },
});

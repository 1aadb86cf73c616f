import type { ReviewedType } from '@serendib/contract/reviews/endpoints';
import { t } from '@serendib/contract/words/t';
import type { EmailMessage, Recipient } from '../../platform/mailer.ts';
import { ifThisIsWrong, writeToUs } from '../../platform/write-to-us.ts';
import { cursorAt } from './review-cursor.ts';

interface About {
  /** Of the review. */
  id: string;
  itemType: ReviewedType;
  itemId: string;
  itemName: string;
}

/** Where it is read first: by the time a mail is opened, others may have been written. */
const pathOf = ({ id, itemType, itemId }: About) =>
  `/reviews?${new URLSearchParams({ itemType, itemId, cursor: cursorAt(id) })}#said`;

export const approvedReviewEmail = ({ email, userName }: Recipient, about: About): EmailMessage => ({
  to: email,
  subject: t('Your review of “{title}” is there to read', { title: about.itemName }),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t('Our team has looked at your review of “{title}”. Everybody can read it from now on. Thank you.', {
      title: about.itemName,
    }),
  ],
  action: { words: t('See it'), path: pathOf(about) },
});

/** To who offers what was reviewed, once travellers can read it. */
export const reviewedEmail = (
  { email, userName }: Recipient,
  about: About,
  said: { by: string; rating: number; comment: string },
): EmailMessage => ({
  to: email,
  subject: t('“{title}” was reviewed', { title: about.itemName }),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t('{name} has reviewed “{title}”: {rating} of 5 stars. Everybody can read it.', {
      name: said.by,
      title: about.itemName,
      rating: said.rating,
    }),
    t('You may answer it once, below it, and everybody can read that too.'),
  ],
  quoted: [said.comment],
  action: { words: t('Read and answer it'), path: pathOf(about) },
});

export const repliedEmail = ({ email, userName }: Recipient, about: About, reply: string): EmailMessage => ({
  to: email,
  subject: t('Your review of “{title}” was answered', { title: about.itemName }),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t('Who offers “{title}” has answered what you wrote. Everybody can read it below your review.', {
      title: about.itemName,
    }),
  ],
  quoted: [reply],
  action: { words: t('See it'), path: pathOf(about) },
});

/** To who offers what was reviewed: their answer is not there any more. Their words stand below it. */
export const answerTakenEmail = (
  { email, userName }: Recipient,
  about: Pick<About, 'itemName'>,
  reply: string,
): EmailMessage => ({
  to: email,
  subject: t('Your answer to a review of “{title}” was taken away', { title: about.itemName }),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t('Our team has taken away what you answered to a review of “{title}”. Nobody reads it there any more.', {
      title: about.itemName,
    }),
    ifThisIsWrong,
  ],
  quoted: [reply],
  action: writeToUs,
});

export const refusedReviewEmail = (
  { email, userName }: Recipient,
  { itemName }: { itemName: string | null },
  reason: string | null,
): EmailMessage => ({
  to: email,
  // What was reviewed may be gone by now.
  subject: itemName
    ? t('Your review of “{title}” is not shown', { title: itemName })
    : t('Your review is not shown'),
  paragraphs: [
    t('Dear {userName},', { userName }),
    itemName
      ? t('Our team has looked at your review of “{title}” and does not show it.', { title: itemName })
      : t('Our team has looked at your review and does not show it.'),
    ...(reason ? [t('This is what they say: {reason}', { reason })] : []),
    ifThisIsWrong,
  ],
  action: writeToUs,
});

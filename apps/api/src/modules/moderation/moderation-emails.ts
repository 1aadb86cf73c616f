import type { Kind } from '@serendib/contract/listings/kind';
import { promisedHours } from '@serendib/contract/moderation/promise';
import { asksForPapers, papersAnchor } from '@serendib/contract/papers/papers';
import { t } from '@serendib/contract/words/t';
import type { EmailMessage, Recipient } from '../../platform/mailer.ts';
import { ifThisIsWrong, writeToUs } from '../../platform/write-to-us.ts';

interface About {
  id: string;
  title: string;
}

/** As soon as it is sent, or sent again: that it has arrived, who sees it, and when there is an answer. */
export const receivedEmail = (
  { email, userName }: Recipient,
  kind: Kind,
  { id, title }: About,
): EmailMessage => ({
  to: email,
  subject: t('We have “{title}”', { title }),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t(
      'We have it: your {noun} “{title}” has arrived, and a person of our team reads it within {promisedHours} hours.',
      { noun: kind.noun, title, promisedHours },
    ),
    t('Until then only you can see it. You may change it meanwhile; there is nothing else you have to do.'),
  ],
  action: { words: t('See how it looks'), path: `${kind.pages.one}/${id}` },
});

export const liveAtOnceEmail = (
  { email, userName }: Recipient,
  kind: Kind,
  { id, title }: About,
): EmailMessage => ({
  to: email,
  subject: t('We have “{title}”, and travellers see it', { title }),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t('We have it: your {noun} “{title}” is premium, and on Serendib at once.', { noun: kind.noun, title }),
    t('A person of our team looks at it within {promisedHours} hours; until then it does not say Verified.', {
      promisedHours,
    }),
  ],
  action: { words: t('See it'), path: `${kind.pages.one}/${id}` },
});

export const approvedEmail = (
  { email, userName }: Recipient,
  kind: Kind,
  { id, title }: About,
  reason?: string | null,
): EmailMessage => ({
  to: email,
  subject: t('“{title}” is on Serendib now', { title }),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t('Our team has looked at your {noun} “{title}”, and travellers can see it from now on.', {
      noun: kind.noun,
      title,
    }),
    ...(reason ? [t('This is what they say: {reason}', { reason })] : []),
  ],
  action: { words: t('See it'), path: `${kind.pages.one}/${id}` },
});

/** Who is asked for papers is led to where they are added. */
const mendPath = (kind: Kind, id: string, reason: string | null | undefined): string =>
  `${kind.pages.edit}/${id}${asksForPapers(reason) ? `#${papersAnchor}` : ''}`;

/** Words of ours about a listing that its owner must change, with the reason where one was given. */
const mendEmail =
  (
    subject: (title: string) => string,
    opening: (noun: string, title: string) => string,
    before: (reason: string) => string,
  ) =>
  (
    { email, userName }: Recipient,
    kind: Kind,
    { id, title }: About,
    reason: string | null | undefined,
  ): EmailMessage => ({
    to: email,
    subject: subject(title),
    paragraphs: [
      t('Dear {userName},', { userName }),
      opening(kind.noun, title),
      ...(reason ? [before(reason)] : []),
      t('Change what is needed and save it: it then comes to us again.'),
    ],
    action: { words: t('Change it'), path: mendPath(kind, id, reason) },
  });

export const rejectedEmail = mendEmail(
  (title) => t('“{title}” needs a change before travellers can see it', { title }),
  (noun, title) =>
    t('Our team has looked at your {noun} “{title}”. For now it is not shown to travellers.', {
      noun,
      title,
    }),
  (reason) => t('This is what they say: {reason}', { reason }),
);

export const correctedEmail = mendEmail(
  (title) => t('What we wrote about “{title}” was not right', { title }),
  (noun, title) =>
    t(
      'Our team has corrected what it told you of your {noun} “{title}”. It is still not shown to travellers.',
      { noun, title },
    ),
  (reason) => t('This is what they say now: {reason}', { reason }),
);

export const deletedEmail = (
  { email, userName }: Recipient,
  kind: Kind,
  { title }: About,
  reason: string | null | undefined,
): EmailMessage => ({
  to: email,
  subject: t('“{title}” was taken off Serendib', { title }),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t('Our team has deleted your {noun} “{title}”.', { noun: kind.noun, title }),
    ...(reason ? [t('This is what they say: {reason}', { reason })] : []),
    ifThisIsWrong,
  ],
  action: writeToUs,
});

/** To who was told of the deletion, or deleted it: it is there again. */
export const broughtBackEmail = (
  { email, userName }: Recipient,
  kind: Kind,
  { id, title }: About,
  { isShown }: { isShown: boolean },
): EmailMessage => ({
  to: email,
  subject: t('“{title}” is there again', { title }),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t('Our team has brought back your {noun} “{title}”, which was deleted.', { noun: kind.noun, title }),
    isShown
      ? t('Travellers see it as they did before.')
      : t('Only you can see it, until our team has looked at it or you have changed what was asked for.'),
    ifThisIsWrong,
  ],
  links: [writeToUs],
  action: { words: t('See how it looks'), path: `${kind.pages.one}/${id}` },
});

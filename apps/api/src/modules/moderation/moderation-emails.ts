import type { Kind } from '@serendib/contract/listings/kind';
import { promisedHours } from '@serendib/contract/moderation/promise';
import { asksForPapers, papersAnchor } from '@serendib/contract/papers/papers';
import type { EmailMessage } from '../../platform/mailer.ts';

interface Owner {
  email: string;
  userName: string;
}
interface About {
  id: string;
  title: string;
}

/** As soon as it is sent, or sent again: that it has arrived, who sees it, and when there is an answer. */
export const receivedEmail = (
  { email, userName }: Owner,
  kind: Kind,
  { id, title }: About,
): EmailMessage => ({
  to: email,
  subject: `We have “${title}”`,
  paragraphs: [
    `Dear ${userName},`,
    `We have it: your ${kind.noun} “${title}” has arrived, and a person of our team reads it within ${promisedHours} hours.`,
    'Until then only you can see it. You may change it meanwhile; there is nothing else you have to do.',
  ],
  action: { words: 'See how it looks', path: `${kind.pages.one}/${id}` },
});

export const liveAtOnceEmail = (
  { email, userName }: Owner,
  kind: Kind,
  { id, title }: About,
): EmailMessage => ({
  to: email,
  subject: `We have “${title}”, and travellers see it`,
  paragraphs: [
    `Dear ${userName},`,
    `We have it: your ${kind.noun} “${title}” is premium, and on Serendib at once.`,
    `A person of our team looks at it within ${promisedHours} hours; until then it does not say Verified.`,
  ],
  action: { words: 'See it', path: `${kind.pages.one}/${id}` },
});

export const approvedEmail = (
  { email, userName }: Owner,
  kind: Kind,
  { id, title }: About,
  reason?: string | null,
): EmailMessage => ({
  to: email,
  subject: `“${title}” is on Serendib now`,
  paragraphs: [
    `Dear ${userName},`,
    `Our team has looked at your ${kind.noun} “${title}”, and travellers can see it from now on.`,
    ...(reason ? [`This is what they say: ${reason}`] : []),
  ],
  action: { words: 'See it', path: `${kind.pages.one}/${id}` },
});

/** Who is asked for papers is led to where they are added. */
const mendPath = (kind: Kind, id: string, reason: string | null | undefined): string =>
  `${kind.pages.edit}/${id}${asksForPapers(reason) ? `#${papersAnchor}` : ''}`;

/** Words of ours about a listing that its owner must change, with the reason where one was given. */
const mendEmail =
  (subject: (title: string) => string, opening: (noun: string, title: string) => string, before: string) =>
  (
    { email, userName }: Owner,
    kind: Kind,
    { id, title }: About,
    reason: string | null | undefined,
  ): EmailMessage => ({
    to: email,
    subject: subject(title),
    paragraphs: [
      `Dear ${userName},`,
      opening(kind.noun, title),
      ...(reason ? [`${before}: ${reason}`] : []),
      'Change what is needed and save it: it then comes to us again.',
    ],
    action: { words: 'Change it', path: mendPath(kind, id, reason) },
  });

export const rejectedEmail = mendEmail(
  (title) => `“${title}” needs a change before travellers can see it`,
  (noun, title) => `Our team has looked at your ${noun} “${title}”. For now it is not shown to travellers.`,
  'This is what they say',
);

export const correctedEmail = mendEmail(
  (title) => `What we wrote about “${title}” was not right`,
  (noun, title) =>
    `Our team has corrected what it told you of your ${noun} “${title}”. It is still not shown to travellers.`,
  'This is what they say now',
);

export const deletedEmail = (
  { email, userName }: Owner,
  kind: Kind,
  { title }: About,
  reason: string | null | undefined,
): EmailMessage => ({
  to: email,
  subject: `“${title}” was taken off Serendib`,
  paragraphs: [
    `Dear ${userName},`,
    `Our team has deleted your ${kind.noun} “${title}”.`,
    ...(reason ? [`This is what they say: ${reason}`] : []),
    'If you think this is wrong, please write to us.',
  ],
  action: { words: 'Write to us', path: '/contact' },
});

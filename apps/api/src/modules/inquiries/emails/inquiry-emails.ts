import { keyDays } from '@serendib/contract/inquiries/limits';
import { t } from '@serendib/contract/words/t';
import type { EmailMessage, Recipient } from '../../../platform/mailer.ts';
import type { ThreadNews } from './inquiry-news.ts';

/** To a person with an account, whose session opens the thread. */
export const newsEmail = (
  { email, userName }: Recipient,
  id: string,
  { words, paragraphs, ...news }: ThreadNews,
  path = `/inquiries/${id}`,
): EmailMessage => ({
  to: email,
  ...news,
  paragraphs: [t('Dear {userName},', { userName }), ...paragraphs],
  action: { words, path },
});

/** To either, where the thread is gone: without a button, since it would lead nowhere. */
export const goneEmail = (
  { email, userName, language }: Recipient & { language?: string | null },
  { words: _, paragraphs, ...news }: ThreadNews,
): EmailMessage => ({
  to: email,
  ...(language && { language }),
  ...news,
  paragraphs: [t('Dear {userName},', { userName }), ...paragraphs],
});

/** To a guest, whose link opens the thread. */
export const guestEmail = (
  { email, name, language }: { email: string; name: string; language: string | null },
  link: { id: string; key: string; isSent: boolean },
  { words, paragraphs, ...news }: ThreadNews,
): EmailMessage => ({
  to: email,
  ...(language && { language }),
  ...news,
  paragraphs: [t('Dear {userName},', { userName: name }), ...paragraphs],
  action: { words, path: pathOf(link) },
  footnote: linkIsYours(link.isSent),
});

/**
 * The first mail to a guest: nothing goes out before it is sent from the page that its button opens. Of several each has a link of
 * its own as well.
 */
export function confirmEmail(
  { email, name, language }: { email: string; name: string; language: string | null },
  threads: readonly GuestThread[],
): EmailMessage {
  const [one, ...others] = threads;
  const isOne = one && others.length === 0;
  return {
    to: email,
    ...(language && { language }),
    subject: t('Please send your question on its way'),
    paragraphs: [
      t('Dear {userName},', { userName: name }),
      isOne
        ? t(
            'This opens your question, and one press there sends it to the person who offers “{title}”. If you did not ask anything, leave this mail alone: nothing is sent then.',
            { title: one.title },
          )
        : t(
            'This opens your question, and one press there sends it to all of these; each link leads to one of them. If you did not ask anything, leave this mail alone: nothing is sent then.',
          ),
      t('Please send it within a week, and before the journey begins: after that it cannot be sent.'),
    ],
    action: {
      words: t('Open your question'),
      path: isOne ? pathOf(one) : `/ask?send=${threads.map(({ id, key }) => `${id}.${key}`).join(',')}`,
    },
    ...(!isOne && {
      links: threads.map((thread) => ({ words: thread.title, path: pathOf(thread), isTheirs: true })),
    }),
    footnote: isOne
      ? linkIsYours(false)
      : t(
          'The links are for you alone: who has them can read and answer for you. They work for {days} days if you send your question.',
          { days: keyDays },
        ),
  };
}

interface GuestThread {
  id: string;
  key: string;
  title: string;
}

/** Where a guest's key opens their thread. */
const pathOf = ({ id, key }: Pick<GuestThread, 'id' | 'key'>) => `/inquiries/${id}?key=${key}`;

/** What is not sent is deleted before the days of its link are over. */
const linkIsYours = (isSent: boolean) =>
  isSent
    ? t('The link is for you alone: who has it can read and answer for you. It works for {days} days.', {
        days: keyDays,
      })
    : t(
        'The link is for you alone: who has it can read and answer for you. It works for {days} days if you send your question.',
        { days: keyDays },
      );

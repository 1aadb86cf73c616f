import { t } from '@serendib/contract/words/t';
import type { EmailMessage, Recipient } from '../../../platform/mailer.ts';

/** Something that waits, and where. */
export interface Waiting {
  count: number;
  words: string;
  path: string;
}

export const digestEmail = (
  { email, userName }: Recipient,
  day: string,
  waiting: readonly Waiting[],
): EmailMessage => ({
  to: email,
  subject: t('What waits for you on {day}', { day }),
  paragraphs: [t('Dear {userName},', { userName }), t('This waits on Serendib this morning:')],
  links: waiting.map(({ words, path }) => ({ words, path })),
  action: { words: t('Open the dashboard'), path: '/admin' },
  footnote: t('Sent to administrators every morning on which something waits.'),
});

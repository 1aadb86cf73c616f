import type { EmailMessage } from '../../../platform/mailer.ts';

interface Administrator {
  email: string;
  userName: string;
}

/** Something that waits, and where. */
export interface Waiting {
  count: number;
  one: string;
  many: string;
  path: string;
}

export const digestEmail = (
  { email, userName }: Administrator,
  day: string,
  waiting: readonly Waiting[],
): EmailMessage => ({
  to: email,
  subject: `What waits for you on ${day}`,
  paragraphs: [`Dear ${userName},`, 'This waits on Serendib this morning:'],
  links: waiting.map(({ count, one, many, path }) => ({
    words: `${count} ${count === 1 ? one : many}`,
    path,
  })),
  action: { words: 'Open the dashboard', path: '/admin' },
  footnote: 'Sent to administrators every morning on which something waits.',
});

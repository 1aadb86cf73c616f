import { type AlertKind, alertKinds, alertPath } from '@serendib/contract/administration/alert-rows';
import type { Letter } from '../../../platform/post.ts';

interface Administrator {
  email: string;
  userName: string;
}

export const alertLetter = (
  { email, userName }: Administrator,
  { kind, subject, what }: { kind: AlertKind; subject: string; what: string },
): Letter => ({
  to: email,
  subject: alertKinds[kind],
  paragraphs: [
    `Dear ${userName},`,
    what,
    'It stays on the dashboard until an administrator says there that it is answered. All administrators are sent this mail.',
  ],
  action: { words: 'Look at it', path: alertPath(kind, subject) },
});

/** Something that waits, and where. */
export interface Waiting {
  count: number;
  one: string;
  many: string;
  path: string;
}

export const digestLetter = (
  { email, userName }: Administrator,
  day: string,
  waiting: readonly Waiting[],
): Letter => ({
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

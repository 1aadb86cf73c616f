import { dayMs } from '@serendib/contract/calendar';
import { type LoadArgs, pageLoad } from '~/lib/api/load.ts';
import { fileAnswer } from '~/lib/page/file-answer.ts';
import { loadContact } from '~/lib/site/contact.ts';

/** RFC 9116 wants less than a year; it is made anew for each who asks. */
const lastsMs = 180 * dayMs;

/** Where who finds a weakness tells us of it. */
export const loader = pageLoad(async ({ url, call }: LoadArgs) =>
  fileAnswer(
    [
      `Contact: mailto:${(await loadContact(call)).email}`,
      `Contact: ${url.origin}/contact`,
      `Expires: ${new Date(Date.now() + lastsMs).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${url.origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
    'text/plain',
  ),
);

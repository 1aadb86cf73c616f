import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { emailAddress, textUpTo } from '../fields.ts';
import { t } from '../words/t.ts';
import { told } from '../words/told.ts';
import { longestInContact } from './limits.ts';

const line = (most: number, missing: string) =>
  textUpTo(most, { missing }).regex(/^\P{Cc}*$/u, t('Please keep this to one line.'));

const message = z.object({
  name: line(longestInContact.name, t('Please tell us your name.')),
  email: emailAddress(),
  subject: line(longestInContact.subject, t('Please say in a few words what it is about.')),
  message: textUpTo(longestInContact.message, { missing: t('Please write your message.') }),
  fax: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Stays empty. People do not see it, machines fill it in.' }),
});
export type ContactMessage = z.infer<typeof message>;

export const contactEndpoints = {
  'POST /contact': {
    summary: 'Writes to the people who run the site; five times an hour from one network',
    access: 'public',
    session: 'if any',
    once: true,
    body: message,
    success: { status: 202, reply: z.object({ message: told(z.string()) }) },
  },
} as const satisfies Record<string, Endpoint>;

import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { emailAddress } from '../fields.ts';
import { plainText } from '../plain-text.ts';
import { t } from '../words/t.ts';
import { told } from '../words/told.ts';
import { longestInContact } from './limits.ts';

const line = (most: number, blank: string) =>
  z
    .string()
    .overwrite(plainText)
    .trim()
    .min(1, blank)
    .max(most, t('Please use at most {most} characters here.', { most }))
    .regex(/^\P{Cc}*$/u, t('Please keep this to one line.'));

const message = z.object({
  name: line(longestInContact.name, t('Please tell us your name.')),
  email: emailAddress(),
  subject: line(longestInContact.subject, t('Please say in a few words what it is about.')),
  message: z
    .string()
    .overwrite(plainText)
    .trim()
    .min(1, t('Please write your message.'))
    .max(longestInContact.message, t('Please use at most 5,000 characters here.')),
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

import { z } from 'zod';
import type { Db } from './database/database.ts';
import { Jobs, type Running } from './jobs/jobs.ts';

/** An email as modules write it; the mailer lays it out. */
export const emailMessage = z.object({
  to: z.string(),
  /** In which it is told, where that is not the language of the account that has the address. */
  language: z.string().optional(),
  /** Who is answered, where that is not us. */
  replyTo: z.string().optional(),
  subject: z.string(),
  /** Plain text, one entry a paragraph; what a person wrote may have lines. */
  paragraphs: z.array(z.string()),
  /** The one thing to do; `path` is on our own site. */
  action: z.object({ words: z.string(), path: z.string() }).optional(),
  /** Several things to look at, each on our own site; what a person named is called so in every language. */
  links: z
    .array(z.object({ words: z.string(), path: z.string(), isTheirs: z.boolean().optional() }))
    .optional(),
  /** Small print below. */
  footnote: z.string().optional(),
  /** What people wrote, line breaks and all: it stays as it is in every language, and is set apart as theirs. */
  quoted: z.array(z.string()).optional(),
});
export type EmailMessage = z.infer<typeof emailMessage>;

/** Whom an email is written to. */
export interface Recipient {
  email: string;
  userName: string;
}

export interface Mailer {
  /** Sends now, and throws where that fails: for jobs of the queue of mails, which are tried again. */
  send(emailMessage: EmailMessage, running: Running): Promise<void>;
  /** Sends in a job of its own, if the transaction holds. Not for emails with secrets, which would lie in the queue. */
  queue(db: Db, emailMessage: EmailMessage): Promise<void>;
  /** The same of any number, in one statement: a site may have hundreds of administrators. */
  queueEach(db: Db, emailMessages: EmailMessage[]): Promise<void>;
}

const jobs = new Jobs();

/** The same for what runs without a mailer: a running app sends it. */
export const queueMail: Mailer['queue'] = (db, given) => jobs.add(db, 'mail', emailMessage.parse(given));
export const queueMails: Mailer['queueEach'] = (db, given) =>
  jobs.addEach(
    db,
    'mail',
    given.map((each) => emailMessage.parse(each)),
  );

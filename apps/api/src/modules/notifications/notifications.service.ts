import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { letter, type Post } from '../../platform/post.ts';
import { writeMail } from './mail.ts';
import { insertSentMail } from './mailbox.queries.ts';
import { isRefusedForGood, smtpTransport, type Transport } from './transport.ts';

export { escapeHtml } from './escape-html.ts';
export { showMailbox } from './mailbox.ts';

export interface MailSettings {
  /** An SMTP server; without it, mails go to the development mailbox. */
  url?: string | undefined;
  from?: string | undefined;
}

interface PostOffice {
  db: Db;
  jobs: Jobs;
  log: FastifyBaseLogger;
  clock: () => Date;
  publicUrl: string;
  mail: MailSettings;
}

export function openPost({ db, jobs, log, clock, publicUrl, mail }: PostOffice): Post & { close(): void } {
  const transport: Transport = mail.url
    ? smtpTransport(mail.url, mail.from ?? `Serendib <no-reply@${new URL(publicUrl).hostname}>`)
    : { deliver: (written) => insertSentMail(db, written, clock()), close: () => undefined };
  const send: Post['send'] = async (given) => {
    try {
      await transport.deliver(writeMail(given, publicUrl));
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      log.warn('A mail was refused by its recipient’s server for good');
    }
  };
  return { send, queue: jobs.define('mail', letter, send), close: () => transport.close() };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { ServiceAway } from '../../platform/jobs/service-away.ts';
import { UnrecoverableError } from '../../platform/jobs/unrecoverable.ts';
import { emailMessage, type Mailer, queueMails } from '../../platform/mailer.ts';
import { Breaker } from './breaker.ts';
import { writeMail } from './mail.ts';
import { insertSentMail } from './mailbox.queries.ts';
import {
  checkSmtp,
  isOfServer,
  isRefusedForGood,
  isSilence,
  smtpTransport,
  type Transport,
} from './transport.ts';

export interface MailSettings {
  /** An SMTP server; without it, mails go to the development mailbox. */
  url?: string | undefined;
  from?: string | undefined;
  /** Milliseconds for which a silent server is waited for, and is then left alone. */
  patienceMs?: number;
  restMs?: number;
}

interface MailerOptions {
  db: Db;
  jobs: Jobs;
  log: FastifyBaseLogger;
  clock: () => Date;
  publicUrl: string;
  /** Not production: mails may go unencrypted. */
  isTrial: boolean;
  mail: MailSettings;
  /** Those that mails are told in, English first. */
  languages: readonly string[];
  /** Of the account that has an address. */
  languageOf(email: string): Promise<string | undefined>;
}

const restMs = 60_000;

export function openMailer(office: MailerOptions): Mailer & { close(): void } {
  const { jobs, log, publicUrl, mail } = office;
  const transport = transportOf(office);
  const breaker = new Breaker({
    misses: 2,
    restMs: mail.restMs ?? restMs,
    isMiss: isSilence,
    onOpen: () => log.warn('The mail server does not answer, and is left alone for a while: mails wait'),
  });
  const send: Mailer['send'] = async (given, running) => {
    try {
      const language = given.language ?? (await office.languageOf(given.to));
      const mail = writeMail(
        given,
        publicUrl,
        office.languages.find((code) => code === language),
      );
      await breaker.run(() => transport.deliver(mail, running), running.signal);
    } catch (error) {
      if (isOfServer(error)) throw new ServiceAway(`The mail server takes no mail: ${error.message}`);
      if (!isRefusedForGood(error)) throw error;
      throw new UnrecoverableError(`The mail server refuses the recipient for good: ${error.message}`);
    }
  };
  const queue = jobs.define('mail', emailMessage, send, 'mail');
  return { send, queue, queueEach: queueMails, close: () => transport.close() };
}

/** Throws where the mail server does not let us in. */
export const checkMailServer = ({ url, isTrial }: { url: string; isTrial: boolean }): Promise<void> =>
  checkSmtp({ url, requireTls: !isTrial });

function transportOf({ db, clock, publicUrl, isTrial, mail }: MailerOptions): Transport {
  const { url, from = `Serendib <no-reply@${new URL(publicUrl).hostname}>`, patienceMs } = mail;
  if (url) return smtpTransport({ url, from, requireTls: !isTrial, patienceMs });
  return { deliver: (written) => insertSentMail(db, written, clock()), close: () => undefined };
}

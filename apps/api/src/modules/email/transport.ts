import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Running } from '../../platform/jobs/jobs.ts';
import { isLoopbackName } from '../../platform/loopback.ts';
import type { Mail } from './mail.ts';

export interface Transport {
  /** `job` is what it is sent for: of two deliveries for one job, the second can be recognised as such. */
  deliver(mail: Mail, job: Pick<Running, 'job' | 'at'>): Promise<void>;
  close(): void;
}

/** Throws where the server does not let us in: connects, with TLS where that is asked for, and signs in. */
export async function checkSmtp(settings: Omit<SmtpSettings, 'from'>): Promise<void> {
  const smtp = connect(settings);
  await smtp.verify().finally(() => smtp.close());
}

export interface SmtpSettings {
  url: string;
  from: string;
  /** Refuses a server that does not encrypt, unless it is on this machine. */
  requireTls: boolean;
  /** Milliseconds within which a server answers. */
  patienceMs?: number | undefined;
}

const connect = ({ url, requireTls, patienceMs = 10_000 }: Omit<SmtpSettings, 'from'>) =>
  createTransport({
    // What the address says itself goes before what is said here.
    url,
    requireTLS: requireTls && !isOwnMachine(url),
    pool: true,
    maxConnections: 2,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: 2 * patienceMs,
    dnsTimeout: Math.ceil(patienceMs / 2),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Throws where the server is away or does not take the mail. */
export function smtpTransport(settings: SmtpSettings): Transport {
  const { from } = settings;
  const smtp = connect(settings);
  const host = from.split('@').at(-1)?.replace('>', '').trim();
  return {
    deliver: async (mail, { job, at }) => {
      const name = createHash('sha256').update(`${job} ${mail.to} ${mail.subject}`).digest('base64url');
      try {
        const messageId = `<${name.slice(0, 27)}@${host}>`;
        // Of when it was written: what had to wait is not the newest that its reader has.
        await smtp.sendMail({ from, ...mail, messageId, date: at });
      } catch (error) {
        throw new NotSent(error);
      }
    },
    close: () => smtp.close(),
  };
}

const isOwnMachine = (url: string) => isLoopbackName(URL.parse(url)?.hostname ?? '');

/** What went wrong, without the addresses that servers repeat in their answers: it is logged, and kept with the job. */
class NotSent extends Error {
  readonly code: string;
  readonly responseCode: number;
  readonly command: string;

  constructor(error: unknown) {
    const { message, code, responseCode, command } = error as Error & Partial<NotSent>;
    super(
      String(message ?? error)
        .slice(0, 2_000)
        // Of an error its first line is shown, and servers give their reasons in several.
        .replaceAll('\n', ' ')
        .replaceAll(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '…'),
    );
    this.name = 'NotSent';
    this.code = String(code ?? '');
    this.responseCode = Number(responseCode ?? 0);
    this.command = String(command ?? '');
  }
}

/** Whether the server said that it will never take mail for this recipient: trying again by ourselves would only annoy it. */
export function isRefusedForGood(error: unknown): error is NotSent {
  if (!(error instanceof NotSent)) return false;
  return error.responseCode >= 550 && error.responseCode < 555 && error.command === 'RCPT TO';
}

/** Whether it says nothing of the recipient: the server is away, does not let us in, or does not take what is sent. */
export const isOfServer = (error: unknown): error is NotSent =>
  error instanceof NotSent && error.command !== 'RCPT TO';

/** Whether it was waited for in vain: to be asked again at once, it would hold up all that waits for it. */
export const isSilence = (error: unknown): boolean =>
  error instanceof NotSent && (error.code === 'ETIMEDOUT' || error.code === 'EDNS');

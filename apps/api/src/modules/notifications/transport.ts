import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

export interface Transport {
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

/** Throws where the server is away or does not take the mail. */
export function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 5_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (mail) => {
      await smtp.sendMail({ from, ...mail });
    },
    close: () => smtp.close(),
  };
}

/** Whether the server said for good that it will never take this mail: trying again would only annoy it. */
export function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const command = error instanceof Error && 'command' in error ? String(error.command) : '';
  return code >= 550 && code < 555 && command === 'RCPT TO';
}

import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { Failure } from '../../platform/failure.ts';
import { findSentMails } from './mailbox.queries.ts';
import { mailboxPage } from './mailbox-page.ts';

const elsewhere =
  'The mailbox of a trial is shown on its own machine alone. Please open it there, at http://localhost.';
const isLoopback = (name: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(name);

interface Shown {
  db: Db;
  publicUrl: string;
  /** Whoever reaches it may read it, by whatever name. */
  onNetwork: boolean;
}

/** Shows what was mailed, to people and to programs. It shows reset links: only for trials. */
export function showMailbox(app: FastifyInstance, { db, publicUrl, onNetwork }: Shown): void {
  const { hostname } = new URL(publicUrl);
  app.get<{ Querystring: { format?: string } }>('/dev/mailbox', async (request, reply) => {
    // A page from elsewhere reaches us by its own name, once it has that name point to this machine.
    const asked = URL.parse(`http://${request.headers.host ?? ''}`)?.hostname ?? '';
    if (!onNetwork && asked !== hostname && !isLoopback(asked)) throw new Failure('FORBIDDEN', elsewhere);
    const mails = await findSentMails(db);
    reply.header('cache-control', 'no-store');
    if (request.query.format === 'json') {
      return mails.map(({ id: _, sentAt, ...mail }) => ({ ...mail, sentAt: sentAt.toISOString() }));
    }
    return reply.type('text/html; charset=utf-8').send(mailboxPage(mails));
  });
}

import { languages } from '@serendib/contract/languages/languages';
import { t } from '@serendib/contract/words/t';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { readerLanguage } from '../../platform/http/refusals/reader-language.ts';
import type { Context } from '../../platform/module.ts';
import { findSentMails } from './mailbox.queries.ts';
import { mailboxPage } from './mailbox-page.ts';

const elsewhere = t(
  'The mailbox of a trial is shown on its own machine alone. Please open it there, at http://localhost.',
);

const [english] = languages;

/** Shows what was mailed, to people and to programs. It shows reset links: only for trials. */
export function showMailbox(
  app: FastifyInstance,
  { db, isOwnMachine }: Pick<Context, 'db' | 'isOwnMachine'>,
): void {
  app.get<{ Querystring: { format?: string } }>('/dev/mailbox', async (request, reply) => {
    if (!isOwnMachine(request)) throw new AppError('FORBIDDEN', elsewhere);
    const mails = await findSentMails(db);
    reply.header('cache-control', 'no-store');
    if (request.query.format === 'json') {
      return mails.map(({ id: _, sentAt, ...mail }) => ({ ...mail, sentAt: sentAt.toISOString() }));
    }
    return reply
      .type('text/html; charset=utf-8')
      .send(mailboxPage(mails, readerLanguage(request) ?? english.code));
  });
}

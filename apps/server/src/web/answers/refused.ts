import { languages } from '@serendib/contract/languages/languages';
import { t } from '@serendib/contract/words/t';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusedPage } from './refused-page.ts';

/** Why a page is not shown, said without rendering one. */
const reasons = {
  busy: {
    status: 503,
    title: t('One moment, please'),
    words: t('More people are looking around than we can serve at once. Please try again in a few seconds.'),
  },
  tooMany: {
    status: 429,
    title: t('One moment, please'),
    words: t('Very many pages were asked for from where you are. Please wait a few seconds and try again.'),
  },
  tooLong: {
    status: 414,
    title: t('This address is too long'),
    words: t('We cannot read it. Please look for something shorter, or begin anew on the home page.'),
  },
  elsewhere: {
    status: 403,
    title: t('This did not come from us'),
    words: t('This form was sent from another site, so nothing was done with it.'),
  },
  failed: {
    status: 500,
    title: t('Something went wrong'),
    words: t('This is our fault. Please try again in a moment.'),
  },
} as const;

export class Refused extends Error {
  readonly reason: keyof typeof reasons;
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: keyof typeof reasons, retryAfterSeconds?: number) {
    super(reasons[reason].words);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The language of a page by the beginning of its address; English has none. */
const languageOf = ({ url }: FastifyRequest): string =>
  languages.find(({ code }) => new RegExp(`^/${code}(?:[/?]|$)`).test(url))?.code ?? 'en';

function sendRefused(
  { reason, retryAfterSeconds }: Refused,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, title, words } = reasons[reason];
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(refusedPage(title, words, languageOf(request)));
}

export type Show = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** An error page in words, for each way in which a page fails. */
export const inWords =
  (show: Show): Show =>
  async (request, reply) => {
    try {
      return await show(request, reply);
    } catch (error) {
      if (error instanceof Refused) return sendRefused(error, request, reply);
      request.log.error({ err: error }, 'A page failed');
      return sendRefused(new Refused('failed'), request, reply);
    }
  };

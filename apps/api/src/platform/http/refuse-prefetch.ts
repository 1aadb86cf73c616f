import { t } from '@serendib/contract/words/t';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** Refuses what a browser or mail program asks for before a person has opened it. */
export async function refusePrefetch({ headers }: FastifyRequest): Promise<void> {
  const said = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].join(' ');
  if (/prefetch|prerender|preview/i.test(said))
    throw new AppError('FORBIDDEN', t('This link does nothing until a person opens it.'));
}

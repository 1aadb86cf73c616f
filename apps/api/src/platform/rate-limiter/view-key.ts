import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { networkOf } from './network.ts';

/**
 * A hash of who did what to which thing, so that it is counted once an hour for one visitor; nothing for robots and
 * administrators, who are not counted, whether their second factor is confirmed or not.
 */
export function viewKeyOf(
  whatToWhich: string,
  { headers, ip, visitor }: Pick<FastifyRequest, 'headers' | 'ip' | 'visitor'>,
): Buffer | undefined {
  const agent = headers['user-agent'];
  if (!agent || isbot(agent) || visitor?.accountRole === 'admin') return undefined;
  return createHash('sha256')
    .update(`${whatToWhich} ${visitor?.id ?? networkOf(ip)}`)
    .digest();
}

import { createHash } from 'node:crypto';
import type { KindName } from '@serendib/contract/listings/kind';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { type Batch, makeBatch } from '../../../platform/batch.ts';
import { Failure } from '../../../platform/failure.ts';
import type { App } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { isListed } from '../read/listing.queries.ts';
import { addCounts, type Counted, forgetOldSessions } from './counts.queries.ts';

export interface Counts extends Pick<Context, 'replica' | 'clock'> {
  batch: Batch<Counted>;
}

/** What happens to listings is gathered and written every few seconds, and once more when the app closes. */
export function keepCounts(api: App, { db, replica, clock }: Context): Counts {
  const batch = makeBatch<Counted>({
    write: async (items) => {
      await addCounts(db, items);
      await forgetOldSessions(db, clock());
    },
    onError: (error, lost) => api.log.warn({ err: error, lost }, 'Views could not be written yet'),
  });
  api.addHook('onClose', () => batch.close());
  return { batch, replica, clock };
}

/**
 * Notes that a listing was looked at, followed or asked, once an hour for one session. Robots are answered and not
 * counted. Nobody waits for the writing.
 */
export async function countOnce(
  { batch, replica, clock }: Counts,
  kind: KindName,
  what: Counted['what'],
  request: Pick<FastifyRequest, 'headers' | 'ip'> & { params: { id: string } },
): Promise<undefined> {
  const { id } = request.params;
  if (!(await isListed(replica, kind, id))) throw new Failure('NOT_FOUND');
  const agent = request.headers['user-agent'];
  if (!agent || isbot(agent)) return;
  const key = createHash('sha256')
    .update(`${what} ${id} ${sessionOf(request, agent)}`)
    .digest();
  batch.add({ listingId: id, what, key, at: clock() });
}

/** The page's own name for its session; else address and browser, which only their hash outlives. */
function sessionOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, agent: string): string {
  const named = headers['x-session-id'];
  return typeof named === 'string' && named.trim() !== '' ? named.slice(0, 200) : `${ip} ${agent}`;
}

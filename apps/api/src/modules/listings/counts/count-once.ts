import type { KindName } from '@serendib/contract/listings/kind';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { type Batch, makeBatch } from '../../../platform/batch.ts';
import type { App } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { viewKeyOf } from '../../../platform/rate-limiter/view-key.ts';
import { findListed } from '../read/listing.queries.ts';
import { addCounts, type Counted } from '../row/counts.queries.ts';

export interface Counts extends Pick<Context, 'replica' | 'clock'> {
  batch: Batch<Counted>;
}

type CountedRequest = Pick<FastifyRequest, 'headers' | 'ip' | 'visitor'> & { params: { id: string } };

/** What happens to listings is gathered and written every few seconds, and once more when the app closes. */
export function keepCounts(api: App, { db, replica, clock }: Context): Counts {
  const batch = makeBatch<Counted>({
    write: (items) => addCounts(db, items),
    onError: (error, lost) => api.log.warn({ err: error, lost }, 'Views could not be written yet'),
  });
  api.addHook('onClose', () => batch.close());
  return { batch, replica, clock };
}

/**
 * Notes that a listing was looked at, followed or asked, once an hour for one visitor. Robots, its owner and
 * administrators are answered and not counted. The reply does not wait for the writing.
 */
export async function countOnce(
  { batch, replica, clock }: Counts,
  kind: KindName,
  what: Counted['what'],
  { params: { id }, headers, ip, visitor }: CountedRequest,
): Promise<undefined> {
  const listing = await findListed(replica, kind, id);
  if (!listing) throw new AppError('NOT_FOUND');
  const key = viewKeyOf(`${what} ${id}`, { headers, ip, visitor });
  if (!key || (visitor && visitor.id === listing.ownerId)) return;
  batch.add({ listingId: id, what, key, at: clock() });
}
